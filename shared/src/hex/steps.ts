import type { Hex } from './axial.ts';

/** The rules for the steps of a path: their costs, tie breaks and limits. */
export type Steps = EvenSteps | DirectedSteps;

/** Steps whose cost does not depend on the previous or next hex, which allows a faster search. */
export interface EvenSteps {
  readonly isDirected?: never;
  /**
   * Returns the cost of entering a hex, at least 0. Returns null if the hex cannot be entered; this includes all
   * hexes off the map.
   */
  cost(to: Hex): number | null;
  /** A lower bound on the cost of any step, 0 if omitted. The search stops when less of the budget is left. */
  readonly least?: number;
  /**
   * Returns the tie break for leaving a hex, at least 0. Among paths with equal cost, the path with the lowest sum
   * of tie breaks wins. It may count provoked enemies, for example.
   */
  tieBreak?(from: Hex): number;
  /** The maximum cost of a path. If omitted, there is no limit. */
  readonly budget?: number;
}

/** Steps whose cost depends on the previous hex. For example, a step toward an enemy may cost less. */
export interface DirectedSteps {
  readonly isDirected: true;
  cost(to: Hex, from: Hex): number | null;
  /** A lower bound on the cost of any step, 0 if omitted. The search stops when less of the budget is left. */
  readonly least?: number;
  tieBreak?(from: Hex, to: Hex): number;
  /** Returns whether a path must end with this step. If omitted, no path must end early. */
  stops?(to: Hex, from: Hex): boolean;
  readonly budget?: number;
}
