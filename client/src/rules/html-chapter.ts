/** A clause of the rulebook as the reader shows it; `html` comes from our own files. */
export interface RulebookClause {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** A section of a chapter; the first one of a chapter may have no title. */
export interface RulebookSection {
  readonly title: string | null;
  readonly html: string;
  readonly clauses: readonly RulebookClause[];
}

export interface RulebookChapter {
  readonly title: string;
  readonly sections: readonly RulebookSection[];
}
