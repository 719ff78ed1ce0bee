declare module 'virtual:glyphs' {
  /** For each ruleset, a function that loads the icons that it uses. */
  export const LOADERS: Readonly<
    Record<string, () => Promise<{ readonly PICTURES: Readonly<Record<string, string>> }>>
  >;
}
