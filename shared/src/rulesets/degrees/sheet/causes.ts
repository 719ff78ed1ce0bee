import type { Skill } from './skills.ts';
import type { AttackType, Resistance } from './terms.ts';

/** The clauses of the causes that change a check, a DC or a rank. The catalog has their words under the same keys. */
export const CAUSES = {
  base: 'DEG-R1',
  pl: 'DEG-R2',
  raise: 'DEG-111',
  rank: 'DEG-R5',
  slam: 'DEG-108',
  help: 'DEG-R49',
  boost: 'DEG-R57',
  burst: 'DEG-98',
  aim: 'DEG-67',
  stance: 'DEG-118',
  all: 'DEG-R4',
  aid: 'DEG-43',
  assist: 'DEG-40',
  distract: 'DEG-47',
  analysis: 'DEG-49',
  charge: 'DEG-22',
  stunt: 'DEG-29',
  pace: 'DEG-73',
  hunch: 'DEG-112',
  attitude: 'DEG-R24',
  fortune: 'DEG-84',
  cover: 'DEG-R16',
  prone: 'DEG-R11',
  toppled: 'DEG-R11',
  impaired: 'DEG-R11',
  disabled: 'DEG-R11',
  vulnerable: 'DEG-R11',
  defenseless: 'DEG-R11',
  shield: 'DEG-R21',
  armor: 'DEG-R6',
  tough: 'DEG-99',
  bruises: 'DEG-R6',
  strains: 'DEG-R6',
} as const;

/** The clauses of the traits that start a sum. */
const TRAITS = { attack: 'DEG-R38', defense: 'DEG-R1', resist: 'DEG-R6', skill: 'DEG-R40' } as const;

/** The name of a cause: one of the table, or a trait such as `attack.close`. */
export type Why =
  | keyof typeof CAUSES
  | `${'attack' | 'defense'}.${AttackType}`
  | `resist.${Resistance}`
  | `skill.${Skill}`;

/** Returns the clause of a cause. */
export function clauseOf(why: string): string | undefined {
  const clauses: Readonly<Record<string, string>> = { ...CAUSES, ...TRAITS };
  return clauses[why.split('.')[0] ?? ''];
}
