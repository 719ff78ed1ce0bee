/* Terms of the rulebook that both rules and sheets use. */

/** The types of fighters. The type decides in which step of the round a fighter acts, and how it dies. */
export const TYPES = ['adventurer', 'enemy', 'boss'] as const;

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;

/** The events that can trigger the `habit` ability, which grants an extra action (HUNT-R27). */
export const HABITS = [
  'stamina-zero',
  'death-check',
  'body-damage',
  'hit-crit',
  'ally-defeated',
  'free',
] as const;
export type Habit = (typeof HABITS)[number];
