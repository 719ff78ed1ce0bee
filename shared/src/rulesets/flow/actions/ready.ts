import type { Action } from '../../../engine/action.ts';
import { fighterOf, findFighter } from '../../../engine/table.ts';
import { emit } from '../../../engine/verbs.ts';
import { TRIGGERS, type TriggerOn } from '../fighter.ts';
import type { FlowTable } from '../flow-table.ts';
import { id, oneOf, optional, orNull, params, record, text } from '../params.ts';
import { barred } from '../permission.ts';
import { missing } from '../purses.ts';
import { endTurn } from '../turns.ts';
import { isReadiable, READIABLE, readyAp } from './readiable.ts';
import { type Named, type ReadyAct, readyOffers } from './ready-offers.ts';

type GivenTrigger = {
  readonly on: TriggerOn;
  readonly by?: string | undefined;
  readonly note?: string | null | undefined;
};

const readTrigger = params<GivenTrigger>({
  on: oneOf(TRIGGERS),
  by: optional(id),
  note: optional(orNull(text)),
});
const read = params<{ trigger: Named; action: Named }>({
  trigger: record as never,
  action: record as never,
});

const GROUPS = ['enemy', 'ally', 'any'];

/** Names a trigger and an action, and ends the turn; the AP of the action are set aside. */
export const ready: Action<FlowTable, ReadyAct> = {
  parse(from, table, by) {
    const whole = read(from);
    const trigger = whole && readTrigger(whole.trigger);
    if (!whole || !trigger) return undefined;
    const { do: name, ...rest } = whole.action;
    if (typeof name !== 'string' || !isReadiable(name)) return undefined; // FLOW-65
    if (READIABLE[name].parse(rest, table, by) === undefined) return undefined;
    const { on, by: whom = 'enemy', note = null } = trigger;
    return { trigger: { on, by: whom, note: note || null }, action: whole.action };
  },

  check(table, by, { trigger, action }) {
    const fault = barred(table, by);
    if (fault) return fault;
    if (!GROUPS.includes(trigger.by) && !findFighter(table, trigger.by)) return 'no-such-target';
    return missing(fighterOf(table, by), { ap: readyAp(table, by, action) }, 'ready'); // FLOW-R31
  },

  variants: readyOffers,

  *run(table, by, { trigger, action }) {
    const fighter = fighterOf(table, by);
    const { on, by: whom, note } = trigger;
    const aside = readyAp(table, by, action);
    fighter.readied = { on, by: whom, note, action };
    emit(table, { type: 'readied', by, on, whom, note, action: action.do, secret: true, clause: 'FLOW-65' });
    endTurn(table, by, aside); // FLOW-65, FLOW-R31
  },
};
