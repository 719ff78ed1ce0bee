import { type Answer, ask, type Declinable, type Question, type Script } from '../engine/core/script.ts';
import type { Id } from '../engine/schema/ids.ts';
import { isStanding, type Table } from '../engine/state/table.ts';

/**
 * The question whether somebody does one thing or lets it pass. `couldDo`: whether it could, as far as
 * everybody can see; left out: as long as it stands.
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
 * Asks one after another. What each is asked is looked up when its turn comes (nothing: it is left out), and
 * what it `does` is done with all that follows before the next is asked; as soon as that gives something, it
 * is over. Gives that, or undefined once all have passed. An order that may change meanwhile is given as a
 * generator.
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
