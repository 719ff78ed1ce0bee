export const SKILLS = [
  'melee',
  'ranged',
  'spellcasting',
  'agility',
  'athletics',
  'endurance',
  'perception',
  'willpower',
  'deception',
  'knowledge',
] as const;
export type Skill = (typeof SKILLS)[number];

/** The sizes from smallest to largest. */
export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

/** Levels of success, from the worst to the best. */
export const LEVELS = ['critical-failure', 'failure', 'normal', 'hard', 'major', 'critical'] as const; // FLOW-R1
export type Level = (typeof LEVELS)[number];
