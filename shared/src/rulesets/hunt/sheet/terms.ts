/* The book's terms that rules and sheets share. */

/** The types of combatants. They decide the step a fighter acts in and how it dies. */
export const TYPES = ['adventurer', 'enemy', 'boss'] as const;

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;

/** The triggers of the ability `habit`: HUNT-R27. */
export const HABITS = [
  'stamina-zero',
  'death-check',
  'body-damage',
  'hit-crit',
  'ally-defeated',
  'free',
] as const;
export type Habit = (typeof HABITS)[number];
