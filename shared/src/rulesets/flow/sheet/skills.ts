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

/** From the smallest to the greatest. */
export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];
