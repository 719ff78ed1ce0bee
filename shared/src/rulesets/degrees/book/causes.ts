import type { Why } from '../sheet/causes.ts';

/*
 * The sums of checks, DCs and ranks. The rules and the forecasts compute each sum with the same function, which can
 * also list the causes of the sum.
 */

/** A part of a sum: its cause and the value that it adds. */
export type Cause = { readonly why: Why; readonly value: number };

/** The causes of a sum and their values, in order. */
export type Tally = Map<Why, number>;

/**
 * Returns `value`, one part of a sum. If `causes` is given, also adds the part to it. Leaving `causes` out makes sums
 * faster to compute. The first part is added to `causes` even if it is 0.
 */
export function because(why: Why, value: number, causes?: Tally): number {
  if (causes && (value !== 0 || causes.size === 0)) causes.set(why, value + (causes.get(why) ?? 0));
  return value;
}

/** Returns the causes of a sum. `compute` computes the sum and adds each part to the given list. */
export function causesOf(compute: (causes: Tally) => number): readonly Cause[] {
  const causes: Tally = new Map();
  compute(causes);
  return [...causes].map(([why, value]) => ({ why, value }));
}

/** Returns the sum of the values of these causes. */
export function sumOf(causes: readonly Cause[]): number {
  return causes.reduce((sum, { value }) => sum + value, 0);
}
