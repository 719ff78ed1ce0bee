import { marginOf, shareOf, Z } from './report.ts';
import type { Tally } from './statistics.ts';

/** A simulation with a required margin can end early only after a multiple of this number of fights. */
export const CHECK_EVERY = 50;

/** Returns whether each side's win rate has at most this margin of error, in percentage points. */
export function isCertain({ fighters, wins, fights }: Tally, within: number): boolean {
  const sides = new Set([...fighters.values()].map(({ side }) => side));
  return [...sides].every((side) => marginOf(shareOf(wins[side] ?? 0, fights)) <= within);
}

/**
 * Returns the number of fights after which each margin of error is small enough, whatever the win rates are. The margin
 * is largest for a win rate of 50%.
 */
export function fightsToBeCertain(within: number): number {
  const fights = (Z / (2 * (within / 100))) ** 2 - Z ** 2;
  return Math.max(1, Math.ceil(fights / CHECK_EVERY)) * CHECK_EVERY;
}
