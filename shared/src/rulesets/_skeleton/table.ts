import { actionsOn } from '../../engine/core/action.ts';
import { faultOfPlace, type PlacedFighter, type Table } from '../../engine/state/table.ts';
import type { Hex } from '../../hex/axial.ts';
import type { Walk } from '../../kit/walking.ts';
import type { Sheet } from './sheet/sheet.ts';

/** A fighter as plain JSON, so that it can be stored. */
export interface SkeletonFighter extends PlacedFighter, Sheet {
  hp: number;
  ap: number;
  dodges: number;
  /** The last round in which the fighter began a turn. For a new fighter, the round in which it joined. */
  acted: number;
}

/** The state of a battle. Rules store all their state here or on a fighter. */
export type SkeletonTable = Table<SkeletonFighter>;

/** Declares an action of these rules. */
export const action = actionsOn<SkeletonTable>();

export const AP = 2; // SKELETON-2
/** The maximum length of a move, in hexes. */
const SPEED = 4; // SKELETON-3
/** The lowest d6 roll that hits. */
export const TO_HIT = 3; // SKELETON-4
export const TO_DODGE = 4; // SKELETON-5
export const DODGES = 1; // SKELETON-5

/** Returns whether a fighter could stand in a hex. */
export function isFree(table: SkeletonTable, hex: Hex): boolean {
  return faultOfPlace(table, hex) === undefined;
}

/** Returns the budget and costs of a move. A move can enter only free hexes, at a cost of 1 each. */
export function walkOn(table: SkeletonTable): Walk {
  return { budget: SPEED, cost: (hex: Hex) => (isFree(table, hex) ? 1 : null) }; // SKELETON-3
}
