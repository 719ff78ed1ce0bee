import { ask, type Declinable, onStack, type Script } from '../../../engine/core/script.ts';
import { count, initially, text, thing } from '../../../engine/schema/field-schema.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { SPECIALTIES, type Specialty } from '../sheet/specialties.ts';
import type { HuntTable } from '../table.ts';
import { causesOf, check, modifiedBy, plainAttempt } from './checks.ts';
import { endTurn, turnAction } from './turns.ts';

/** An Assist action that the player invents. The GM allows it, asks for a check, or refuses it. */
export const improvise = turnAction({
  params: { note: text(200) },
  variants: () => [{ note: '' }],
  *run(table, by, { note }) {
    emit(table, { type: 'improvised', by, note, clause: 'HUNT-20' });
    const isSpent = yield* onStack(table, { name: 'improvise', by, note }, settle(table, by));
    if (isSpent) endTurn(table, by); // HUNT-20, HUNT-R41: a refusal does not spend the action
  },
});

function* settle(table: HuntTable, id: Id): Script<boolean> {
  const { option, specialty, mod } = yield* ask(ruling(id)); // HUNT-20
  emit(table, { type: 'ruled', by: 'gm', target: id, kind: 'improvise', ruling: option, clause: 'HUNT-20' });
  if (option === 'pass') return false;
  const actor = findFighter(table, id);
  if (option === 'check' && actor) {
    const attempt = plainAttempt(fighterOf(table, id), specialty as Specialty); // HUNT-70
    yield* check(table, id, modifiedBy(attempt, causesOf('ruling', Number(mod))));
  }
  return true;
}

const CHECK = { specialty: thing(SPECIALTIES), mod: initially(count(-20, 20), 0) };

function ruling(id: Id): Declinable<'allow' | 'check' | 'pass'> {
  return {
    for: 'gm',
    kind: 'rule',
    choices: (seen) =>
      findFighter(seen, id)
        ? [
            { option: 'allow' },
            {
              option: 'check',
              params: CHECK,
              variants: () => SPECIALTIES.map((specialty) => ({ specialty, mod: 0 })),
              axes: () => ({ mod: { type: 'range', from: -4, to: 4 } }),
            },
            { option: 'pass' },
          ]
        : [],
    fallback: { option: 'pass' },
  };
}
