export const STATS = [
  'assault',
  'shooting',
  'defend',
  'toughness',
  'athletics',
  'dexterity',
  'awareness',
  'reasoning',
  'willpower',
] as const;
export type Stat = (typeof STATS)[number];

export const SIZES = ['small', 'medium', 'large', 'huge'] as const;

/** Returns whether a value is the id of a stat. */
export function isStat(id: unknown): id is Stat {
  return (STATS as readonly unknown[]).includes(id);
}
