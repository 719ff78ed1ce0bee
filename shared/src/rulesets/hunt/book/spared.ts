import { standing } from '../../../engine/state/table.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { setWill } from './helpless.ts';

/* The spared: beaten and alive, out of the fight as long as nothing gives them Willpower. */

/** Whether somebody lies spared. */
export function liesSpared({ spared, defeated, hp, wp }: HuntFighter): boolean {
  return spared && !defeated && hp === 0 && wp === 0; // HUNT-34, HUNT-64
}

/** Puts somebody in the state of the spared: alive at 0 Stamina, and Helpless. */
export function laySpared(table: HuntTable, fighter: HuntFighter): void {
  fighter.hp = 0; // HUNT-R46
  fighter.spared = true; // HUNT-R46
  setWill(table, fighter, 0); // HUNT-R46
}

/** Returns those who are in the fight, as listed. */
export function inTheFight(table: HuntTable): HuntFighter[] {
  return standing(table).filter((fighter) => !liesSpared(fighter)); // HUNT-R46
}

/** Returns the sides that have somebody in the fight, as listed. */
export function sidesInTheFight(table: HuntTable): string[] {
  return [...new Set(inTheFight(table).map(({ side }) => side))];
}
