import type { Hex } from './axial.ts';

/** The costs of the steps of a path. */
export type Steps = EvenSteps | DirectedSteps;

/** Steps whose cost does not depend on the previous or next hex, which allows a faster search. */
export interface EvenSteps {
  readonly isDirected?: never;
  /** Returns the cost of entering a hex, at least 0, or null if that is impossible (also off the map). */
  cost(to: Hex): number | null;
  /** A lower bound of the cost of any step; the search stops when less is left. If omitted, 0. */
  readonly least?: number;
  /**
   * Returns a tie break, at least 0, for leaving a hex. Of paths with equal cost, the lower sum wins (for
   * example fewer provoked foes).
   */
  tieBreak?(from: Hex): number;
  /** The maximum cost of a path. If omitted, there is no limit. */
  readonly budget?: number;
}

/** Steps whose cost depends on the previous hex: toward a foe, for example, or into its reach. */
export interface DirectedSteps {
  readonly isDirected: true;
  cost(to: Hex, from: Hex): number | null;
  /** A lower bound of the cost of any step; the search stops when less is left. If omitted, 0. */
  readonly least?: number;
  tieBreak?(from: Hex, to: Hex): number;
  /** Returns whether a path must end with this step. If omitted, never. */
  stops?(to: Hex, from: Hex): boolean;
  readonly budget?: number;
}
