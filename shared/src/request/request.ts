/** A range of numbers, including both ends. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The fight that an author asks for. */
export interface Request {
  /** The percentage of fights that the heroes should win. */
  readonly wins: Range;
  /** The round by which half of the fights should have ended. */
  readonly rounds: Range;
  /** The largest accepted margin of error of the heroes' win rate, in percentage points. */
  readonly margin: number;
}

/** The enemies that the search may choose from. */
export interface FoeChoices {
  /** The side of the heroes. */
  readonly heroes: string;
  /** The number of heroes. */
  readonly party: number;
  /** The archetypes that enemies may have. */
  readonly kinds: readonly string[];
  /** The number of enemies. */
  readonly number: Range;
  /** The number of ways to place the enemies. */
  readonly placements: number;
}

/** A group of enemies. */
export interface Foes {
  /** The number of enemies by archetype; archetypes without enemies are left out. */
  readonly counts: Readonly<Record<string, number>>;
  /** The number of the way in which the enemies are placed, counted from 0. */
  readonly placement: number;
}

/** Returns the total number of enemies. */
export function sizeOf({ counts }: Foes): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Returns a key that is the same for equal groups of enemies. */
export function keyOf({ counts, placement }: Foes): string {
  const parts = Object.keys(counts).sort();
  return `${parts.map((kind) => `${counts[kind]} ${kind}`).join(', ')} @${placement}`;
}
