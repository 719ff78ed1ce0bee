import { standing } from '../../../engine/state/table.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { setWill } from './helpless.ts';

/* Spared fighters, who are alive at 0 Stamina but out of the fight until they gain Willpower. */

/** Returns whether a fighter is spared and still out of the fight. */
export function liesSpared({
  spared,
  defeated,
  hp,
  wp,
}: Pick<HuntFighter, 'spared' | 'defeated' | 'hp' | 'wp'>): boolean {
  return spared && !defeated && hp === 0 && wp === 0; // HUNT-34, HUNT-64
}

/** Spares a fighter, who stays alive at 0 Stamina and becomes Helpless. */
export function laySpared(table: HuntTable, fighter: HuntFighter): void {
  fighter.hp = 0; // HUNT-R46
  fighter.spared = true; // HUNT-R46
  setWill(table, fighter, 0); // HUNT-R46
}

/** Returns the fighters who are neither defeated nor spared, in listed order. */
export function inTheFight(table: HuntTable): HuntFighter[] {
  return standing(table).filter((fighter) => !liesSpared(fighter)); // HUNT-R46
}

/** Returns the sides that still have a fighter in the fight, in listed order. */
export function sidesInTheFight(table: HuntTable): string[] {
  return [...new Set(inTheFight(table).map(({ side }) => side))];
}
