/** A part of a guide page under a heading of its own; `html` comes from our own files. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** A page of the guide, for one group of readers. Its address is `/guide/ID`. */
export interface GuidePage {
  readonly id: string;
  readonly title: string;
  /** What the page is about, as HTML. */
  readonly summary: string;
  readonly sections: readonly GuideSection[];
}
