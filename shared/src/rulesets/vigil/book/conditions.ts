import { conditionsIn } from '../../../kit/conditions.ts';
import type { Condition } from '../sheet/conditions.ts';
import type { VigilFighter, VigilTable } from '../table.ts';

export const { afflict, relieve } = conditionsIn<'conditions', Condition>('conditions');

/** Returns whether a fighter has a condition. */
export function has(fighter: VigilFighter, condition: Condition): boolean {
  return fighter.conditions.includes(condition);
}

/**
 * Returns whether a fighter is ambushed and limited to its quick action, which lasts for the first round
 * only.
 */
export function isAmbushed(table: VigilTable, fighter: VigilFighter): boolean {
  return table.round <= 1 && has(fighter, 'ambushed'); // VIG-61
}

/** Returns whether a fighter can move, use stunts, sidestep and intercept. */
export function hasFooting(fighter: VigilFighter): boolean {
  return !has(fighter, 'held') && !has(fighter, 'prone'); // VIG-R10
}

/** Returns a fighter's current movement value in hexes. */
export function movementValue(fighter: VigilFighter): number {
  return has(fighter, 'dazed') ? Math.floor(fighter.move / 2) : fighter.move; // VIG-R5
}

/** Returns the dice of disadvantage from being prone. */
export function proneDice(fighter: VigilFighter, stat: string): number {
  return has(fighter, 'prone') && (stat === 'assault' || stat === 'defend') ? 1 : 0;
}
