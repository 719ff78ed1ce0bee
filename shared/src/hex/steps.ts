import type { Hex } from './axial.ts';

/** What a path is made of. */
export type Steps = EvenSteps | DirectedSteps;

/** Steps for which it does not matter from which side a hex is entered, nor to which it is left: searched faster. */
export interface EvenSteps {
  readonly isDirected?: never;
  /** What it costs to enter a hex: at least 0, or null if that cannot be done (also off the map). */
  cost(to: Hex): number | null;
  /** The least that any step costs: nobody looks around where less is left. Left out: 0. */
  readonly least?: number;
  /** At least 0 for leaving a hex; among paths of the same cost the one with the lower sum wins (how many foes it provokes, say). */
  tieBreak?(from: Hex): number;
  /** The most that a path may cost. Left out: no limit. */
  readonly budget?: number;
}

/** Steps of which each is looked at with where it comes from: towards a foe, say, or into its reach. */
export interface DirectedSteps {
  readonly isDirected: true;
  cost(to: Hex, from: Hex): number | null;
  /** The least that any step costs: nobody looks around where less is left. Left out: 0. */
  readonly least?: number;
  tieBreak?(from: Hex, to: Hex): number;
  /** Whether a path ends with this step, and cannot go on. Left out: none does. */
  stops?(to: Hex, from: Hex): boolean;
  readonly budget?: number;
}
