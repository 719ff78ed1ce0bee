declare module 'virtual:rulebooks' {
  /** For each ruleset, a function that loads the chapters of its rulebook. */
  export const LOADERS: Readonly<
    Record<
      string,
      () => Promise<{ readonly CHAPTERS: readonly import('./html-chapter.ts').RulebookChapter[] }>
    >
  >;
}
