declare module 'virtual:guide' {
  /** The pages of the guide, in order. */
  export const PAGES: readonly import('./guide-page.ts').GuidePage[];
}
