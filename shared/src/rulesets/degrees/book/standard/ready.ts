import { fighter, intent, oneOf, optional, record, text } from '../../../../engine/schema/field-schema.ts';
import type { AskedId, Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { action, type DegreesTable, type Readied } from '../../table.ts';
import { deed, deedNamed } from '../deed.ts';
import { offerToFire } from '../reactions/ready-window.ts';
import { TELLING } from '../rulings.ts';

const TRIGGERS = ['moves', 'enters-reach', 'attacks', 'casts', 'note'] as const;

/** To wait for something, and do something then: DEG-24. */
export const ready = deed(
  'ready',
  {
    trigger: record({ on: oneOf(TRIGGERS), by: optional(fighter) }),
    action: intent,
    note: optional(text(200)),
  },
  {
    cost: 'std', // DEG-24
    readiable: false,
    isSecret: true,
    acts(table, by, { trigger, action: later, note }) {
      const me = fighterOf(table, by);
      me.ready = later.do; // DEG-24
      me.readied = { trigger, action: later, ...(note !== undefined && { note }) };
      emit(table, { type: 'readied', by, action: later.do, clause: 'DEG-24' });
    },
    *variants(table, me) {
      for (const on of TRIGGERS)
        for (const later of laterOf(table, me.id)) yield { trigger: { on }, action: later };
    },
    axes: () => TELLING,
  },
  (act, table, by) => (isReadiable(table, by, act.action) ? act : undefined), // DEG-24
);

/** What costs an action may be readied, without a second reaction in it: §6.2. */
function isReadiable(table: DegreesTable, by: AskedId, { do: name, ...params }: Readied['action']): boolean {
  const later = deedNamed(name);
  const me = findFighter(table, by);
  if (!later?.readiable || !me) return false;
  if (['raise', 'hunch', 'smash', 'slam'].some((declared) => params[declared] !== undefined)) return false;
  const act = later.parse(params, table, by);
  const cost = act === undefined ? 'none' : later.costOf(table, me, act);
  return cost !== 'free' && cost !== 'none';
}

/** What is worth waiting with, of all that may be readied. */
function* laterOf(table: DegreesTable, by: Id): Iterable<Readied['action']> {
  const me = fighterOf(table, by);
  for (const weapon of [...me.held, ...me.sheet.natural, ...me.sheet.verbal])
    yield { do: 'attack', weapon, target: 'trigger' };
  yield { do: 'defend' };
}

/** The GM says that what somebody waits for in words has happened: §6.2. */
export const gmFire = action({
  params: { target: fighter },
  gm: true,
  check(table, _by, { target }) {
    const waiting = findFighter(table, target);
    if (!waiting) return 'no-such-target';
    return waiting.readied?.trigger.on === 'note' ? undefined : { code: 'no-effect', clause: 'DEG-24' };
  },
  *run(table, _by, { target }) {
    yield* offerToFire(
      table,
      target,
      target,
      (seen) => findFighter(seen, target)?.readied?.trigger.on === 'note',
    );
  },
});
