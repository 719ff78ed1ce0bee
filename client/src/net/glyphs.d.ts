declare module 'virtual:glyphs' {
  /** Of each rulebook the pictures that it names: outlines of SVG paths in a square of 128. */
  export const LOADERS: Readonly<
    Record<string, () => Promise<{ readonly PICTURES: Readonly<Record<string, string>> }>>
  >;
}
