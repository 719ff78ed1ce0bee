import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import type { HuntFighter, HuntTable } from '../table.ts';

/* Willpower and Helplessness. */

export function isHelpless({ conditions }: HuntFighter): boolean {
  return conditions.includes('helpless');
}

/** Adds `amount` to a fighter's Willpower. A negative amount reduces it, but not below 0. */
export function changeWill(table: HuntTable, id: Id, amount: number, clause: string): void {
  const fighter = fighterOf(table, id);
  const before = fighter.wp;
  setWill(table, fighter, Math.max(0, before + amount)); // HUNT-R49
  if (fighter.wp !== before) {
    emit(table, { type: 'willed', target: id, amount: fighter.wp - before, wp: fighter.wp, clause });
  }
  tellOfState(table, fighter, before);
}

/** Sets Willpower and applies everything that depends on it. */
export function setWill(table: HuntTable, fighter: HuntFighter, wp: number): void {
  fighter.wp = table.over && wp === 0 ? 1 : wp; // HUNT-67, HUNT-R48
  if (2 * fighter.wp < fighter.base.wp) fighter.wasLow = true; // HUNT-39, HUNT-R28
  const others = fighter.conditions.filter((condition) => condition !== 'helpless'); // HUNT-64
  fighter.conditions = fighter.wp === 0 ? [...others, 'helpless' as const].sort() : others; // HUNT-62, HUNT-R10
}

function tellOfState(table: HuntTable, fighter: HuntFighter, before: number): void {
  if (before > 0 && fighter.wp === 0) {
    emit(table, { type: 'became-helpless', target: fighter.id, clause: 'HUNT-62' });
  }
  if (before === 0 && fighter.wp > 0) emit(table, { type: 'freed', target: fighter.id, clause: 'HUNT-64' });
}
