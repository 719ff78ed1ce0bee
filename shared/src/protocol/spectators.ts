/** The maximum number of spectators that are listed by name. The others are only counted. */
export const MOST_NAMED = 50;

/** The spectators of a table. */
export interface Watching {
  readonly count: number;
  /** The names of the spectators who gave a name, at most `MOST_NAMED`. A name may occur twice. */
  readonly names: readonly string[];
}

export const NO_SPECTATORS: Watching = { count: 0, names: [] };
