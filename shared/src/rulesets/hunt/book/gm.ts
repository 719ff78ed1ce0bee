import { type GmBook, gmPowersBy } from '../../../kit/gm.ts';
import { newFighter } from '../sheet/open.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { endBattle } from './end.ts';

/**
 * For each type of fighter, the phases in which a newcomer of that type can join and still get a turn in the current
 * round.
 */
const TO_COME: Readonly<Record<HuntFighter['type'], readonly string[]>> = {
  adventurer: ['initiative', 'advance', 'enemy'],
  enemy: ['initiative', 'advance'],
  boss: ['initiative', 'advance'],
};

const book: GmBook<HuntTable, HuntFighter> = {
  make: (from, table) => newFighter(from, table),

  /**
   * Adds a newcomer to the turn order. The newcomer acts in the current round if its step has not begun yet. It rolls
   * no initiative.
   */
  join(table, newcomer) {
    table.order = [...table.order, newcomer.id]; // HUNT-R50: a newcomer is last in the listed order
    if (table.phase === null || table.over) return;
    if (newcomer.type === 'adventurer') newcomer.step = 'late'; // HUNT-R50
    if (!TO_COME[newcomer.type].includes(table.phase)) newcomer.done = true; // HUNT-R50
  },

  leave(table, id) {
    if (table.turn === id) table.turn = null;
    if (table.turn === null) table.begun = false;
  },

  decide: () => {}, // HUNT-R47: `takeTurns` ends the battle as soon as nothing is pending
  end: endBattle, // HUNT-R47
};

/** The GM's interventions under the Hunt rules. */
export const GM = gmPowersBy(book);
