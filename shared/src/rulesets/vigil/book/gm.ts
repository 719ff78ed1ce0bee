import { anytimeActionsOn } from '../../../engine/core/action.ts';
import { oneOf } from '../../../engine/schema/field-schema.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { concludeIfDecided, emit } from '../../../engine/state/verbs.ts';
import { gmPowersBy } from '../../../kit/gm.ts';
import { newFighter } from '../sheet/open.ts';
import { AUTOPASS, type VigilFighter, type VigilTable } from '../table.ts';
import { end } from './defeat.ts';
import { joinOrder } from './joining.ts';
import { NO_BOOSTS } from './params.ts';
import { dropPending, prevent } from './preventing.ts';

/** The GM's interventions under the Vigil rules (VIG-72). */
export const GM = gmPowersBy<VigilTable, VigilFighter>({
  make: (setup, table) => ({ ...newFighter(setup, table), at: [...setup.at] }), // `at` is the hex that the engine found free, whatever `state` says
  join: joinOrder, // VIG-R15
  leave: dropPending, // VIG-38
  decide: (table) => concludeIfDecided(table, end), // VIG-70
  end, // VIG-70
});

const interjection = anytimeActionsOn<VigilTable>();

const autopass = interjection({
  params: { mode: oneOf(AUTOPASS), ...NO_BOOSTS },
  check: (table, by) => (findFighter(table, by) ? undefined : 'not-your-turn'),
  variants: () => AUTOPASS.map((mode) => ({ mode })),
  run(table, by, { mode }) {
    const fighter = findFighter(table, by);
    if (!fighter) return;
    fighter.autopass = mode; // VIG-42
    emit(table, { type: 'standing-order', by, mode, secret: true });
  },
});

const preventTop = interjection({
  gm: true,
  check: (table) => (table.phase === 'window' ? undefined : 'wrong-phase'), // VIG-72
  run(table) {
    const [top] = table.stack;
    if (top) prevent(table, top, 'gm'); // VIG-72
  },
});

/** The actions that are possible at any time: choosing an auto-pass setting, and the GM's prevention. */
export const INTERJECTIONS = { autopass, 'gm.prevent': preventTop };
