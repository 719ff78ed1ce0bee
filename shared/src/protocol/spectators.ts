/** So many of those who look on are named; the others are counted. */
export const MOST_NAMED = 50;

/** Who looks on at a table. */
export interface Watching {
  readonly count: number;
  /** Of those who have said a name: at most `MOST_NAMED`, and a name may be there twice. */
  readonly names: readonly string[];
}

export const NOBODY_WATCHING: Watching = { count: 0, names: [] };
