import { emit } from '../../../../engine/state/verbs.ts';
import type { Opposed } from '../../sheet/abilities.ts';
import type { Entry, VigilFighter, VigilTable } from '../../table.ts';
import { fullCheck } from '../attack.ts';
import { type CheckTerms, rollCheck, succeeds } from '../checks.ts';
import { numbersOf } from './numbers.ts';

/** Returns the checks of both sides of an opposed check: the actor (`own`) and the opponent (`other`). */
export function contestTerms(actor: VigilFighter, entry: Entry): { own: CheckTerms; other: CheckTerms } {
  const { stat, against } = numbersOf(actor, entry.name as Opposed);
  return { own: fullCheck(actor, entry, { stat, causes: [] }), other: { stat: against, causes: [] } };
}

/**
 * Rolls an action's opposed check: first for the actor, then for the opponent. The actor wins ties. Returns whether the
 * actor wins.
 */
export function contest(
  table: VigilTable,
  entry: Entry,
  actor: VigilFighter,
  opponent: VigilFighter,
): boolean {
  const { own, other } = contestTerms(actor, entry);
  const mine = rollCheck(table, actor, own);
  const theirs = rollCheck(table, opponent, other); // VIG-R4: the opponent's result is the difficulty
  const success = succeeds(mine.total, theirs.total); // VIG-R3
  emit(table, {
    type: success ? 'succeeded' : 'failed',
    by: actor.id,
    target: opponent.id,
    name: entry.name,
    ...theirs,
    ...mine,
    difficulty: theirs.total,
  });
  return success;
}
