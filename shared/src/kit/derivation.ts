import type { Chance, RatedOdds } from '../engine/core/forecast.ts';
import type { CheckSum, Derivation, DiceRange, SumLine } from '../engine/presentation/derivation.ts';

/** A check as a sum of lines, with a function that computes the check from the first lines only. */
export interface CheckParts<Facts> {
  readonly sum: CheckSum;
  /** Returns the facts of the check with only the first `count` lines of its sum. `count` is at least 1. */
  readonly first: (count: number) => Facts;
}

/**
 * Derives a chance from the checks that decide it, in the order of the rules. `chanceOf` returns the chance that
 * results from the facts of the first checks. The points of a line are the change in the chance when that line is
 * added.
 */
export function derive<Facts>(
  checks: readonly CheckParts<Facts>[],
  chanceOf: (facts: readonly Facts[]) => Chance,
): Derivation {
  const whole: Facts[] = [];
  let chance = 0;
  const sums = checks.map(({ sum, first }) => {
    const lines = sum.lines.map((line, index) => {
      const next = chanceOf([...whole, first(index + 1)]);
      const points = next - chance;
      chance = next;
      return { ...line, points };
    });
    whole.push(first(sum.lines.length));
    return { ...sum, lines };
  });
  return { sums, chance };
}

/** Returns a check with a single line, for a result that is already known or needs no roll. */
export function knownCheck<Facts>(label: string, line: SumLine, facts: Facts): CheckParts<Facts> {
  return { sum: { label, lines: [line] }, first: () => facts };
}

/** A result of the dice with the words for its outcome. */
export interface DiceResult {
  readonly shown: number;
  readonly label: string;
  readonly chance: Chance;
}

/** Joins neighboring results of the dice that have the same outcome. `results` must be in ascending order. */
export function rangesOf(results: readonly DiceResult[]): DiceRange[] {
  const ranges: DiceRange[] = [];
  for (const { shown, label, chance } of results) {
    const last = ranges.at(-1);
    if (last?.label === label) ranges.splice(-1, 1, { ...last, to: shown, chance: last.chance + chance });
    else ranges.push({ from: shown, to: shown, label, chance });
  }
  return ranges;
}

/** Returns odds with their derivation, which is computed when it is read. */
export function derived(odds: RatedOdds, derivation: () => Derivation): RatedOdds {
  return { ...odds, derive: derivation };
}
