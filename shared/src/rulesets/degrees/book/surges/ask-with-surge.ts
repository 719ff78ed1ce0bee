import { type Actions, perform } from '../../../../engine/core/action.ts';
import { choiceOf } from '../../../../engine/core/choices.ts';
import {
  type Answer,
  ask,
  type Choice,
  type Declinable,
  type Script,
} from '../../../../engine/core/script.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { findFighter } from '../../../../engine/state/table.ts';
import type { DegreesTable } from '../../table.ts';
import { masterOf } from '../conditions.ts';
import { spend } from '../destiny/spend.ts';
import { wantsToReact } from '../raise-hunch-smash-and-slam/reaction-ask.ts';
import type { Windows } from '../staged-action.ts';
import { surgeIn } from './surge.ts';

/* Prompts during which a fighter can also Surge or spend points (DEG-81, DEG-94, DEG-R61). */

/** A question that a fighter may decline. */
export type ReactionQuestion = Declinable & { readonly for: Id };

/**
 * Asks a question. Depending on their setting, players may first Surge or spend points. The Surge or spent point takes
 * effect at once, and the question is asked again while it is still open (DEG-94, DEG-R61).
 */
export function* askWithSurge(
  table: DegreesTable,
  question: ReactionQuestion,
  windows: Windows,
): Script<Answer> {
  const id = question.for;
  const extras: Actions<DegreesTable> = { surge: surgeIn(windows), spend };
  const extended: Declinable = {
    ...question,
    choices: (seen: DegreesTable) => {
      const own = question.choices(seen);
      return own.length > 0 && wantsToReact(seen, id, 'hit') ? [...own, ...choicesOf(seen, id, extras)] : own;
    },
  };
  for (;;) {
    const answer = yield* ask(extended);
    if (!Object.hasOwn(extras, answer.option)) return answer;
    yield* perform(table, extras, { ...answer, as: id }); // DEG-81, DEG-94
  }
}

function choicesOf(table: DegreesTable, id: Id, actions: Actions<DegreesTable>): Choice[] {
  return Object.entries(actions)
    .map(([option, action]) => choiceOf(table, action, id, option))
    .filter(({ variants }) => (variants?.() ?? []).length > 0);
}

/** Asks the target of a hit whether to Surge or spend points before it resists (DEG-94, DEG-R61). */
export function* brace(table: DegreesTable, id: Id, windows: Windows): Script {
  const isOpen = (seen: DegreesTable) => {
    const me = findFighter(seen, id);
    return me !== undefined && !me.defeated && wantsToReact(seen, id, 'hit');
  };
  const question: ReactionQuestion = {
    for: id,
    speaker: masterOf(table, id) ?? id, // DEG-R12
    kind: 'brace',
    choices: (seen: DegreesTable) => (isOpen(seen) ? [{ option: 'pass' }] : []),
    concerns: (seen: DegreesTable) => isOpen(seen),
    fallback: { option: 'pass' },
  };
  yield* askWithSurge(table, question, windows);
}
