import type { Bounded } from '../recording/chances.ts';
import { Z } from '../simulate/report.ts';
import type { Estimate } from './win-chance.ts';

/** Numbers are rounded to a multiple of 1 / `UNIT`, which keeps the file short. */
const UNIT = 10_000;

/** Returns an estimate with its 95% confidence interval. No number is outside the range from `least` to 1. */
export function bounded({ mean, variance }: Estimate, least = -1): Bounded {
  const half = Z * Math.sqrt(Math.max(0, variance));
  const within = (value: number) => rounded(Math.min(1, Math.max(least, value)));
  return [within(mean), within(mean - half), within(mean + half)];
}

/** Returns a number rounded as in the file. */
export function rounded(value: number): number {
  return Math.round(value * UNIT) / UNIT;
}
