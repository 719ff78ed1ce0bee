import { type GmBook, gmPowersBy } from '../../../kit/gm.ts';
import { newFighter } from '../sheet/open.ts';
import type { HuntFighter, HuntTable } from '../table.ts';
import { endBattle } from './end.ts';

/** The phases before or during a type's own step. */
const TO_COME: Readonly<Record<HuntFighter['type'], readonly string[]>> = {
  adventurer: ['initiative', 'advance', 'enemy'],
  enemy: ['initiative', 'advance'],
  boss: ['initiative', 'advance'],
};

const book: GmBook<HuntTable, HuntFighter> = {
  make: (from, table) => newFighter(from, table),

  /** A fighter that joins during a round acts in it if its step is still to come. It rolls no initiative. */
  join(table, newcomer) {
    table.order = [...table.order, newcomer.id]; // HUNT-R50: last in the listed order
    if (table.phase === null || table.over) return;
    if (newcomer.type === 'adventurer') newcomer.step = 'late'; // HUNT-R50
    if (!TO_COME[newcomer.type].includes(table.phase)) newcomer.done = true; // HUNT-R50
  },

  leave(table, id) {
    if (table.turn === id) table.turn = null;
    if (table.turn === null) table.begun = false;
  },

  decide: () => {}, // HUNT-R47: decided as soon as nothing is pending
  end: endBattle, // HUNT-R47
};

/** The GM's interventions. */
export const GM = gmPowersBy(book);
