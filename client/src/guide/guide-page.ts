/** A part of a guide page with its own heading. `html` is safe to insert, because it comes from our own files. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** A page of the guide, for one group of readers. Its address is `/guide/ID`. */
export interface GuidePage {
  readonly id: string;
  readonly title: string;
  /** A short description of the page, as HTML. */
  readonly summary: string;
  readonly sections: readonly GuideSection[];
}
