import { emit } from '../../../../engine/state/verbs.ts';
import type { Opposed } from '../../sheet/abilities.ts';
import type { Entry, VigilFighter, VigilTable } from '../../table.ts';
import { advantageOf } from '../attack.ts';
import { rollCheck, succeeds } from '../checks.ts';
import { numbersOf } from './numbers.ts';

/**
 * Makes the opposed check of an action: first the actor, then the opponent. The actor wins ties. Returns
 * whether the actor wins.
 */
export function contest(
  table: VigilTable,
  entry: Entry,
  actor: VigilFighter,
  opponent: VigilFighter,
): boolean {
  const { stat, against } = numbersOf(actor, entry.name as Opposed);
  const mine = rollCheck(table, actor, stat, advantageOf(actor, entry, 0));
  const theirs = rollCheck(table, opponent, against, 0); // VIG-R4: the opponent's result is the difficulty
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
