import { actionsOn } from '../../engine/core/action.ts';
import { faultOfPlace, type PlacedFighter, type Table } from '../../engine/state/table.ts';
import type { Hex } from '../../hex/axial.ts';
import type { Walk } from '../../kit/walking.ts';

/** Somebody on the table: plain JSON, so that it can be stored. */
export interface SkeletonFighter extends PlacedFighter {
  maxHp: number;
  hp: number;
  /** Sides of the die that its blows cost others. */
  harm: number;
  ap: number;
  dodges: number;
  /** The round in which it had its last turn. */
  acted: number;
}

/** The table. What a rule has to remember stands here or on a fighter, and nowhere else. */
export type SkeletonTable = Table<SkeletonFighter>;

/** Makes an action of these rules from what is said of it. */
export const action = actionsOn<SkeletonTable>();

export const AP = 2; // SKELETON-2
/** How many hexes one move goes. */
const SPEED = 4; // SKELETON-3
/** What a six-sided die has to show at least. */
export const TO_HIT = 3; // SKELETON-4
export const TO_DODGE = 4; // SKELETON-5
export const DODGES = 1; // SKELETON-5

/** Whether somebody could stand there. */
export function isFree(table: SkeletonTable, hex: Hex): boolean {
  return faultOfPlace(table, hex) === undefined;
}

/** What a move is made of: free hexes, each of them one. */
export function walkOn(table: SkeletonTable): Walk {
  return { budget: SPEED, cost: (hex: Hex) => (isFree(table, hex) ? 1 : null) }; // SKELETON-3
}
