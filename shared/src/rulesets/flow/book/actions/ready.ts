import { intent } from '../../../../engine/schema/field-schema.ts';
import { fighterOf } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { faultOfTrigger, triggerOn } from '../../../../kit/readying.ts';
import { action, TRIGGERS } from '../../table.ts';
import { faultOfActing } from '../permission.ts';
import { missing } from '../points.ts';
import { endTurn } from '../turns.ts';
import { isReadiable, READIABLE, readyAp } from './readiable.ts';
import { readyOffers } from './ready-offers.ts';

/** Readies an action for a trigger and ends the turn. The AP that the readied action costs are set aside. */
export const ready = action({
  params: { trigger: triggerOn(TRIGGERS), action: intent },

  understand({ trigger, action }, table, by) {
    const { do: name, ...rest } = action;
    if (!isReadiable(name)) return undefined; // FLOW-65, FLOW-R55
    const parsed = READIABLE[name].parse(rest, table, by);
    return parsed && { trigger: { ...trigger, note: trigger.note || null }, action: { ...parsed, do: name } };
  },

  check(table, by, { trigger, action }) {
    const fault = faultOfActing(table, by) ?? faultOfTrigger(table, trigger);
    return fault ?? missing(fighterOf(table, by), { ap: readyAp(table, by, action) }, 'ready'); // FLOW-R31
  },

  variants: readyOffers,

  *run(table, by, { trigger, action }) {
    const fighter = fighterOf(table, by);
    const { on, by: whom, note } = trigger;
    fighter.readied = { on, by: whom, note, action };
    emit(table, { type: 'readied', by, on, whom, note, action: action.do, secret: true, clause: 'FLOW-65' });
    endTurn(table, by); // FLOW-R55, FLOW-R31
  },
});
