/** A clause of a rulebook. `html` is safe to insert, because it comes from the project's own files or from `safeHtmlOf`. */
export interface RulebookClause {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** A section of a chapter. The first section of a chapter may have no title. */
export interface RulebookSection {
  readonly title: string | null;
  readonly html: string;
  readonly clauses: readonly RulebookClause[];
}

export interface RulebookChapter {
  readonly title: string;
  readonly sections: readonly RulebookSection[];
}
