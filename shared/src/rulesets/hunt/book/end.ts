import { fightersOf, standing } from '../../../engine/state/table.ts';
import { conclude, touch } from '../../../engine/state/verbs.ts';
import type { HuntTable } from '../table.ts';
import { isHelpless, setWill } from './helpless.ts';
import { sidesInTheFight } from './spared.ts';

/** Ends the battle if at most one side still has fighters. Must be called only while nothing is pending. */
export function endIfDecided(table: HuntTable): void {
  const [side = null, ...others] = sidesInTheFight(table);
  if (others.length === 0) endBattle(table, side); // HUNT-R47
}

/**
 * Ends the battle if all remaining fighters are Helpless and none of them is a boss. A Helpless boss could still
 * recover with a yell.
 */
export function endIfAllHelpless(table: HuntTable): void {
  const left = standing(table);
  const isStuck = left.every((fighter) => isHelpless(fighter) && fighter.type !== 'boss');
  if (isStuck) endBattle(table, null); // HUNT-R47
}

/** Ends the battle, and with it all ailments, Helplessness and Full Power. */
export function endBattle(table: HuntTable, winner: string | null): void {
  if (table.over) return;
  conclude(table, winner); // HUNT-R47
  table.begun = false;
  for (const fighter of fightersOf(table)) {
    touch(table, fighter.id);
    fighter.conditions = []; // HUNT-58, HUNT-63, HUNT-R28
    setWill(table, fighter, fighter.wp); // HUNT-63
  }
}
