import type { GmPowers } from '../../engine/ruleset.ts';
import type { SetupFighter } from '../../engine/setup.ts';
import type { Id } from '../../engine/table.ts';
import { conclude, emit, withdraw } from '../../engine/verbs.ts';
import type { Hex } from '../../hex/axial.ts';
import { endHold, shift } from './conditions.ts';
import { endIfDecided, forget } from './defeat.ts';
import type { FlowTable } from './flow-table.ts';
import { seat } from './open.ts';

/** What the GM's interventions mean under the flow rules. */
export const GM: GmPowers<FlowTable> = {
  place: (table, id: Id, to: Hex) => shift(table, id, to, 'placed'),

  add(table, from: SetupFighter) {
    const fighter = seat(table, from); // FLOW-R43
    fighter.joined = table.phase === 'explore' ? null : table.round;
    table.order = [...table.order, fighter.id];
    emit(table, { type: 'joined', target: fighter.id, clause: 'FLOW-R43' });
  },

  remove(table, id: Id) {
    endHold(table, id);
    emit(table, { type: 'removed', target: id });
    forget(table, id); // FLOW-R43
    withdraw(table, id);
    table.order = table.order.filter((one) => one !== id);
    table.acted = table.acted.filter((one) => one !== id);
    endIfDecided(table);
  },

  end: (table) => conclude(table, null), // FLOW-R43
};
