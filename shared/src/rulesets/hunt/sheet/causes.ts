import { ABILITIES, type Ability, type AbilityId, isAbility } from './abilities.ts';

/** The rulebook's clause for each cause that changes checks. Abilities are left out. */
const CLAUSES = {
  'any-check': 'HUNT-R1',
  'hit-result': 'HUNT-48',
  distance: 'HUNT-71',
  'full-power': 'HUNT-43',
  numbed: 'HUNT-R6',
  bound: 'HUNT-R6',
  toppled: 'HUNT-R6',
  maimed: 'HUNT-R43',
  weapon: 'HUNT-R6',
  cover: 'HUNT-R37',
  ruling: 'HUNT-20',
};

/** A reason why a check is easier or harder. */
export type Reason = keyof typeof CLAUSES | AbilityId;

export const REASONS = [...Object.keys(CLAUSES), ...Object.keys(ABILITIES)] as readonly Reason[];

/** Returns the id of the clause that a reason comes from. */
export function clauseOf(why: Reason): string {
  if (!isAbility(why)) return CLAUSES[why];
  const { type }: Ability = ABILITIES[why];
  return type === 'support' ? 'HUNT-R9' : 'HUNT-R6';
}
