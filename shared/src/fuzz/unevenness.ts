const BINS = 20;

/**
 * The limit for the chi-squared statistic of 20 bins. If all bins are equally likely, the statistic exceeds it only
 * once in 100,000 times.
 */
export const CHI_SQUARED_LIMIT = 58;

/** Returns the chi-squared statistic of numbers from 0 to 1. It is about 19 if the numbers are evenly spread. */
export function unevenness(ranks: readonly number[]): number {
  const counts = new Array<number>(BINS).fill(0);
  for (const rank of ranks) {
    const bin = Math.min(BINS - 1, Math.floor(rank * BINS));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const expected = ranks.length / BINS;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
