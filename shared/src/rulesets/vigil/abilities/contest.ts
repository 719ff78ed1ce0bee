import { emit } from '../../../engine/verbs.ts';
import { boostDice } from '../boosts.ts';
import { rollCheck, succeeds } from '../checks.ts';
import type { Stat } from '../content.ts';
import type { Entry, VigilFighter, VigilTable } from '../table.ts';

/** An opposed check: first who acts, then the opponent; a tie goes to who acts: VIG-R3. */
export function contest(
  table: VigilTable,
  entry: Entry,
  [actor, stat]: readonly [VigilFighter, Stat],
  [opponent, against]: readonly [VigilFighter, Stat],
): boolean {
  const total = rollCheck(table, actor, stat, boostDice(entry.boosts) - entry.disadvantage);
  const difficulty = rollCheck(table, opponent, against, 0); // VIG-R4: the opponent's result is the difficulty
  const success = succeeds(total, difficulty); // VIG-R3
  emit(table, {
    type: success ? 'succeeded' : 'failed',
    by: actor.id,
    target: opponent.id,
    name: entry.name,
    total,
    difficulty,
  });
  return success;
}
