import { gmPowersBy } from '../../../kit/gm.ts';
import { layDownState, newFighter } from '../sheet/open.ts';
import type { FlowFighter, FlowTable } from '../table.ts';
import { endHold, shift } from './conditions.ts';
import { endIfDecided, forget } from './defeat.ts';

/** What the GM's interventions mean under the flow rules: FLOW-R43. */
export const GM = gmPowersBy<FlowTable, FlowFighter>({
  make: (from, table) => newFighter(from, table.options.fpCap),
  move: (table, id, to) => shift(table, id, to, 'placed'),
  join(table, fighter, from) {
    layDownState(table, from);
    fighter.joined = table.phase === 'explore' ? null : table.round;
    table.order = [...table.order, fighter.id];
  },
  leave(table, id) {
    endHold(table, id);
    forget(table, id); // FLOW-R43
    table.acted = table.acted.filter((one) => one !== id);
  },
  decide: endIfDecided,
});
