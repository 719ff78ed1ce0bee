import { choiceOf, perform } from '../../../../engine/core/action.ts';
import {
  type Answer,
  ask,
  type Choice,
  type Declinable,
  type Script,
} from '../../../../engine/core/script.ts';
import { oneOf } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { REACTION_ASKS } from '../../sheet/words-of-the-book.ts';
import { type DegreesTable, interjection } from '../../table.ts';
import { isFreeToReact, masterOf } from '../conditions.ts';
import { spend } from '../free/spend.ts';
import { surge } from './surge.ts';

/* Reactions that are rarely wanted, and how often somebody is asked about them: DEG-81, DEG-94, DEG-R61. */

const ASIDES = { surge, spend };

/** Whether somebody wants to be asked: after a hit, or (with `always`) before each roll as well. DEG-R61. */
export function wantsToReact(table: DegreesTable, id: Id, most: 'hit' | 'always'): boolean {
  const wish = findFighter(table, id)?.reactionAsk;
  return wish === 'always' || wish === most; // DEG-R61
}

/** Whether somebody who wants to be asked has a reaction left for it. */
export function canReact(table: DegreesTable, id: Id, most: 'hit' | 'always'): boolean {
  const me = findFighter(table, id);
  return me !== undefined && me.reaction > 0 && isFreeToReact(me) && wantsToReact(table, id, most); // DEG-10, DEG-25
}

/**
 * Asks a question in which Surges and points may be used as well, by whoever wants that. They are carried out at once, and
 * the question is asked again as long as it is open. DEG-94, DEG-R61.
 */
export function* askWithAsides(
  table: DegreesTable,
  question: Declinable & { readonly for: Id },
): Script<Answer> {
  const id = question.for;
  const whole: Declinable = {
    ...question,
    choices: (seen: DegreesTable) => {
      const own = question.choices(seen);
      return own.length > 0 && wantsToReact(seen, id, 'hit') ? [...own, ...asidesOf(seen, id)] : own;
    },
  };
  for (;;) {
    const answer = yield* ask(whole);
    if (!Object.hasOwn(ASIDES, answer.option)) return answer;
    yield* perform(table, ASIDES, { ...answer, as: id }); // DEG-81, DEG-94
  }
}

function asidesOf(table: DegreesTable, id: Id): Choice[] {
  return Object.entries(ASIDES)
    .map(([option, what]) => choiceOf(table, what, id, option))
    .filter(({ variants }) => (variants?.() ?? []).length > 0);
}

/** Asks somebody who is hit whether it surges or spends before it resists. DEG-94, DEG-R61. */
export function* brace(table: DegreesTable, id: Id): Script {
  const isOpen = (seen: DegreesTable) => {
    const me = findFighter(seen, id);
    return me !== undefined && !me.defeated && wantsToReact(seen, id, 'hit');
  };
  yield* askWithAsides(table, {
    for: id,
    speaker: masterOf(table, id) ?? id, // DEG-R12
    kind: 'brace',
    choices: (seen: DegreesTable) => (isOpen(seen) ? [{ option: 'pass' }] : []),
    concerns: (seen: DegreesTable) => isOpen(seen),
    fallback: { option: 'pass' },
  });
}

/** When somebody wants to be asked about reactions that are rarely wanted. DEG-R61. */
export const reactionAsk = interjection({
  params: { when: oneOf(REACTION_ASKS) },
  check: (table, by) => (findFighter(table, by) ? undefined : 'not-your-turn'),
  *variants() {
    for (const when of REACTION_ASKS) yield { when };
  },
  run(table, by, { when }) {
    fighterOf(table, by).reactionAsk = when; // DEG-R61
    emit(table, { type: 'reactions-wished', by, when, secret: true, clause: 'DEG-R61' });
  },
});
