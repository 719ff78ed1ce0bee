import type { Fault } from '../../../engine/presentation/rejection.ts';
import { conditionsIn } from '../../../kit/conditions.ts';
import type { Condition } from '../sheet/conditions.ts';
import type { VigilFighter, VigilTable } from '../table.ts';
import { SAID } from '../words/catalog.ts';

export const { afflict, relieve } = conditionsIn<'conditions', Condition>('conditions');

/** Returns whether a fighter has a condition. */
export function has(fighter: VigilFighter, condition: Condition): boolean {
  return fighter.conditions.includes(condition);
}

/**
 * Returns whether a fighter is ambushed and therefore has only its quick action. An ambush lasts for the first round
 * only.
 */
export function isAmbushed(table: VigilTable, fighter: VigilFighter): boolean {
  return table.round <= 1 && has(fighter, 'ambushed'); // VIG-61
}

/** The fault for actions that an ambushed fighter cannot take (VIG-61). */
export const AMBUSHED: Fault = { code: 'prevented', say: SAID.refusals.ambushed, clause: 'VIG-61' };

/** The fault for a dazed fighter who uses or forgoes a regular action. */
export const DAZED: Fault = { code: 'prevented', say: SAID.refusals.dazed };

/** Returns the condition that keeps a fighter in place; undefined if there is none. */
function stuckBy(fighter: VigilFighter): 'held' | 'prone' | undefined {
  if (has(fighter, 'held')) return 'held'; // VIG-R10
  return has(fighter, 'prone') ? 'prone' : undefined; // VIG-R10
}

/** Returns the fault if a fighter is held or prone, and therefore cannot leave its hex. */
export function faultOfFooting(fighter: VigilFighter): Fault | undefined {
  const condition = stuckBy(fighter);
  return condition && { code: 'prevented', say: SAID.refusals.stuck[condition], clause: 'VIG-R10' };
}

/** Returns whether a fighter can move, use stunts, sidestep and intercept. */
export function hasFooting(fighter: VigilFighter): boolean {
  return stuckBy(fighter) === undefined;
}

/** Returns a fighter's current movement value in hexes. */
export function movementValue(fighter: VigilFighter): number {
  return has(fighter, 'dazed') ? Math.floor(fighter.move / 2) : fighter.move; // VIG-R5
}

/** Returns the dice of disadvantage that being prone adds to a check of this stat; 0 if it adds none. */
export function proneDice(fighter: VigilFighter, stat: string): number {
  return has(fighter, 'prone') && (stat === 'assault' || stat === 'defend') ? 1 : 0;
}
