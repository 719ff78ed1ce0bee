import type { Skill } from './skills.ts';
import type { AttackType, Resistance } from './terms.ts';
import type { Condition } from './tracks.ts';

/**
 * The rulebook's clause for each cause and kind of trait. Causes that are actions, options or conditions are left
 * out.
 */
export const CAUSE_CLAUSES = {
  base: 'DEG-R1',
  'power-level': 'DEG-R2',
  rank: 'DEG-R5',
  slam: 'DEG-108',
  'ally-help': 'DEG-R49',
  boost: 'DEG-R57',
  burst: 'DEG-98',
  all: 'DEG-R4',
  aid: 'DEG-43',
  distract: 'DEG-47',
  analysis: 'DEG-49',
  pace: 'DEG-73',
  attitude: 'DEG-R24',
  fortune: 'DEG-84',
  cover: 'DEG-R16',
  'prone-target': 'DEG-R11',
  shield: 'DEG-R21',
  armor: 'DEG-R6',
  tough: 'DEG-99',
  bruises: 'DEG-R6',
  strains: 'DEG-R6',
  attack: 'DEG-R38',
  defense: 'DEG-R1',
  resist: 'DEG-R6',
  skill: 'DEG-R40',
} as const;

/** A cause that changes a check, a DC or a rank. It can be a trait, such as `attack.close`. */
export type Why =
  | keyof typeof CAUSE_CLAUSES
  | 'aim'
  | 'assist'
  | 'charge'
  | 'hunch'
  | 'raise'
  | 'stance'
  | 'stunt'
  | Condition
  | `${'attack' | 'defense'}.${AttackType}`
  | `resist.${Resistance}`
  | `skill.${Skill}`;
