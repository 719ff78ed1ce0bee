declare module 'subset-font' {
  /** Returns the font reduced to the characters of `text`, with the variation axes limited to the given ranges. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    },
  ): Promise<Buffer>;
}
