import { oneOf } from '../../../../engine/schema/field-schema.ts';
import type { Id } from '../../../../engine/schema/ids.ts';
import { fighterOf, findFighter } from '../../../../engine/state/table.ts';
import { emit } from '../../../../engine/state/verbs.ts';
import { REACTION_ASKS } from '../../sheet/terms.ts';
import { anytimeAction, type DegreesTable } from '../../table.ts';
import { isFreeToReact } from '../conditions.ts';

/* The setting for prompts about rarely used reactions (DEG-R61). */

/**
 * Returns whether a player turned on prompts of this kind: `hit` for prompts after a hit, `always` for all others.
 * DEG-R61.
 */
export function wantsToReact(table: DegreesTable, id: Id, when: 'hit' | 'always'): boolean {
  const setting = findFighter(table, id)?.reactionAsk;
  return setting === 'always' || setting === when; // DEG-R61
}

/** Returns whether a player turned on prompts of this kind and the fighter can react now. */
export function canReact(table: DegreesTable, id: Id, when: 'hit' | 'always'): boolean {
  const me = findFighter(table, id);
  return me !== undefined && me.reaction > 0 && isFreeToReact(me) && wantsToReact(table, id, when); // DEG-10, DEG-25
}

/** Sets when the player is asked about rarely used reactions (DEG-R61). */
export const reactionAsk = anytimeAction({
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
