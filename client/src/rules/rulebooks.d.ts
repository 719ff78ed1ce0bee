declare module 'virtual:rulebooks' {
  /** A loader per ruleset, of the chapters of its rulebook. */
  export const LOADERS: Readonly<
    Record<
      string,
      () => Promise<{ readonly CHAPTERS: readonly import('./html-chapter.ts').RulebookChapter[] }>
    >
  >;
}
