import { type Answer, ask, type Declinable, type Question, type Script } from '../engine/core/script.ts';
import type { Id } from '../engine/schema/ids.ts';
import { isStanding, type Table } from '../engine/state/table.ts';

/**
 * Returns the question that asks a fighter to choose `option` or to pass. `mayDo` returns whether the fighter may
 * choose the option. `couldDo` returns whether it might be allowed to, judging by public information. If `couldDo` is
 * omitted, any undefeated fighter might.
 */
export function yesNoQuestion<T extends Table>(
  id: Id,
  kind: string,
  option: string,
  mayDo: (seen: T) => boolean,
  couldDo?: (seen: T) => boolean,
): Declinable {
  return {
    for: id,
    kind,
    choices: (seen: T) => (mayDo(seen) ? [{ option }, { option: 'pass' }] : []),
    ...(couldDo && { concerns: (seen: T) => couldDo(seen) }),
    fallback: { option: 'pass' },
  };
}

/**
 * Asks fighters one after another. `question` returns a fighter's question when that fighter's turn to answer comes;
 * undefined skips the fighter. `does` performs the answer and its consequences before the next fighter is asked. If
 * `does` returns a result, no more fighters are asked and that result is returned. Returns undefined once all have
 * passed. If the order can change between two questions, pass a generator as `order`.
 */
export function* askInOrder<Option extends string, Result>(
  table: Table,
  order: Iterable<Id>,
  question: (id: Id) => Question<Option> | undefined,
  does: (id: Id, answer: Answer<Option>) => Script<Result | undefined>,
): Script<Result | undefined> {
  for (const id of order) {
    const asked = question(id);
    const answer = asked && (yield* ask(asked));
    if (!answer || answer.option === 'pass' || !isStanding(table, id)) continue;
    const result = yield* does(id, answer);
    if (result !== undefined) return result;
  }
  return undefined;
}
