import type { Why } from '../sheet/causes.ts';

/* The sums of checks, DCs and ranks. One function computes a sum for rules and forecasts, and lists its causes. */

/** A part of a sum: its cause and the value that it adds. */
export type Cause = { readonly why: Why; readonly value: number };

/**
 * Returns a part of a sum. Also adds it to `causes` if the caller wants a list; without one, sums stay fast. The list
 * contains the first part even if it is 0.
 */
export function because(why: Why, value: number, causes?: Cause[]): number {
  if (!causes || (value === 0 && causes.length > 0)) return value;
  const index = causes.findIndex((one) => one.why === why);
  const before = causes[index];
  if (before) causes[index] = { why, value: before.value + value };
  else causes.push({ why, value });
  return value;
}

/** Returns the causes of a sum. `compute` computes the sum and adds each part to the given list. */
export function causesOf(compute: (causes: Cause[]) => number): readonly Cause[] {
  const causes: Cause[] = [];
  compute(causes);
  return causes;
}

/** Returns the sum of the values of causes. */
export function sumOf(causes: readonly Cause[]): number {
  return causes.reduce((sum, { value }) => sum + value, 0);
}
