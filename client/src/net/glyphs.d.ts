declare module 'virtual:glyphs' {
  /** Loaders of the icons that each rulebook uses. */
  export const LOADERS: Readonly<
    Record<string, () => Promise<{ readonly PICTURES: Readonly<Record<string, string>> }>>
  >;
}
