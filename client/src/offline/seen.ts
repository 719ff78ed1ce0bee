/** The value for a seat that has seen nothing. It is below 0, the revision at which a fight starts. */
export const NOTHING = -1;

/**
 * The latest revision that the user has seen. While a film may still show what has happened, only its moments count, so
 * that a user who leaves in the middle sees the rest the next time.
 */
export class Seen {
  #rev: number;
  #isFilming: boolean;

  constructor(rev: number, isFilming: boolean) {
    this.#rev = rev;
    this.#isFilming = isFilming;
  }

  get rev(): number {
    return this.#rev;
  }

  /** Notes that the page has shown the table at a revision. Does nothing during the film. */
  atTable(rev: number): void {
    if (!this.#isFilming) this.#rev = rev;
  }

  /** Notes that the film has shown all until a revision. */
  inFilm(rev: number): void {
    this.#rev = Math.max(this.#rev, rev);
  }

  /** Notes that the film has ended, was skipped, or has nothing to show. */
  endFilm(): void {
    this.#isFilming = false;
  }
}
