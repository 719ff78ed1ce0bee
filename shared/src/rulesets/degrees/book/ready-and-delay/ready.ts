import { fighter, intent, oneOf, optional, record, text } from '../../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import type { DegreesTable, Readied } from '../../table.ts';
import { TELLING } from '../rulings.ts';
import { actionTypeOf, type StagedAction, stagedAction } from '../staged-action.ts';

const TRIGGERS = ['moves', 'enters-reach', 'attacks', 'casts', 'note'] as const;

/** Returns the action `ready`. `named` looks up the action that is to be readied (DEG-24). */
export function readyWith(named: (name: string) => StagedAction | undefined): StagedAction {
  return stagedAction('ready', {
    params: {
      trigger: record({ on: oneOf(TRIGGERS), by: optional(fighter) }),
      action: intent,
      note: optional(text(200)),
    },
    understand: (act, table, by) =>
      isReadiable(table, by, act.action, named(act.action.do)) ? act : undefined, // DEG-24
    cost: 'std', // DEG-24
    readiable: false,
    isSecret: true,
    apply(table, by, { trigger, action: later, note }) {
      const me = fighterOf(table, by);
      me.ready = later.do; // DEG-24
      me.readied = { trigger, action: later, ...(note !== undefined && { note }) };
      emit(table, { type: 'readied', by, action: later.do, clause: 'DEG-24' });
    },
    *variants(table, me) {
      for (const on of TRIGGERS)
        for (const later of usefulLater(table, me.id)) yield { trigger: { on }, action: later };
    },
    axes: () => TELLING,
  });
}

/** Returns whether an action can be readied. It must have a cost, and must not declare another reaction (DEG-24). */
function isReadiable(
  table: DegreesTable,
  by: AskedId,
  { do: _name, ...params }: Readied['action'],
  later: StagedAction | undefined,
): boolean {
  const me = findFighter(table, by);
  if (!later || later.parts.readiable === false || !me) return false;
  if (['raise', 'hunch', 'smash', 'slam'].some((declared) => params[declared] !== undefined)) return false;
  const act = later.parse(params, table, by);
  const cost = act === undefined ? 'none' : actionTypeOf(later.parts, table, me, act);
  return cost !== 'free' && cost !== 'none';
}

/** Yields the actions that are worth readying: to attack the fighter that sets off the trigger, or to defend. */
function* usefulLater(table: DegreesTable, by: Id): Iterable<Readied['action']> {
  const me = fighterOf(table, by);
  for (const weapon of [...me.held, ...me.sheet.natural, ...me.sheet.verbal])
    yield { do: 'attack', weapon, target: 'trigger' };
  yield { do: 'defend' };
}
