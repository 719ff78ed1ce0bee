/** The declaration of what experience can raise. */
export interface Growth {
  /** The clause that describes growth. */
  readonly clause: string;
  /** The fields of the sheet that experience can raise. The rules set no prices, so the group agrees on them. */
  readonly fields: readonly string[];
}
