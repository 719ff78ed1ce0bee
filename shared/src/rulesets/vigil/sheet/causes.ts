import { BOOST_IDS, type BoostId } from './abilities.ts';

/**
 * The causes of dice of advantage and disadvantage in a check, with their clauses. A cause that the rulebook names only
 * in a table has the clause about dice of advantage. Boosts are causes too.
 */
const CLAUSES = {
  armor: 'VIG-R27',
  cover: 'VIG-R14',
  distract: 'VIG-R1',
  firebolt: 'VIG-R1',
  passive: 'VIG-58',
  prone: 'VIG-R1',
  'quick-strike': 'VIG-R1',
  shield: 'VIG-56',
  weapon: 'VIG-50',
};

type OtherCause = keyof typeof CLAUSES;
export type CauseId = OtherCause | BoostId;

export const CAUSES: readonly CauseId[] = [...(Object.keys(CLAUSES) as OtherCause[]), ...BOOST_IDS];

/** The dice that a cause adds to a check: positive for advantage, negative for disadvantage. */
export type Cause = { readonly why: CauseId; readonly dice: number };

/** Returns the clause of a cause. */
export function clauseOf(why: CauseId): string {
  return Object.hasOwn(CLAUSES, why) ? CLAUSES[why as OtherCause] : 'VIG-46';
}
