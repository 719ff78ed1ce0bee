import { conditionsIn } from '../../../kit/conditions.ts';
import type { Condition } from '../sheet/conditions.ts';
import type { VigilFighter, VigilTable } from '../table.ts';

export const { afflict, relieve } = conditionsIn<'conditions', Condition>('conditions');

/** Whether a fighter bears a condition: chapter 7.7. */
export function has(fighter: VigilFighter, condition: Condition): boolean {
  return fighter.conditions.includes(condition);
}

/** Whether a fighter is kept from all but its quick action, as it is in the first round only. */
export function isAmbushed(table: VigilTable, fighter: VigilFighter): boolean {
  return table.round <= 1 && has(fighter, 'ambushed'); // VIG-61
}

/** Whether a fighter has the footing for travels, stunts, sidesteps and interceptions. */
export function hasFooting(fighter: VigilFighter): boolean {
  return !has(fighter, 'held') && !has(fighter, 'prone'); // VIG-R10
}

/** How many hexes a fighter travels now. */
export function movementValue(fighter: VigilFighter): number {
  return has(fighter, 'dazed') ? Math.floor(fighter.move / 2) : fighter.move; // VIG-R5
}

/** Dice of disadvantage that lying on the ground brings to a check. */
export function proneDice(fighter: VigilFighter, stat: string): number {
  return has(fighter, 'prone') && (stat === 'assault' || stat === 'defend') ? 1 : 0;
}
