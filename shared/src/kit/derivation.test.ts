import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckParts, derive, derived, knownCheck, rangesOf } from './derivation.ts';
import { yesOrNo } from './odds.ts';

/** Returns a check whose sum has a line for each of these percentages. */
function check(...values: readonly number[]): CheckParts<number> {
  const lines = values.map((value, index) => ({ label: `cause ${index}`, value }));
  const upTo = (count: number) => values.slice(0, count).reduce((sum, one) => sum + one, 0);
  return { sum: { label: 'check', lines, total: upTo(values.length) }, first: upTo };
}

const limited = (percent: number) => Math.max(0.1, Math.min(0.9, percent / 100));

describe('a derivation', () => {
  it('shows how much each line changes the chance', () => {
    const { chance, sums } = derive([check(50, 20, -10)], ([own = 0]) => limited(own));
    const points = sums[0]?.lines.map((line) => line.points);
    expect(points?.map((one) => one.toFixed(2))).toEqual(['0.50', '0.20', '-0.10']);
    expect(chance).toBe(0.6);
  });

  it('counts the lines of a second check only after the whole first check', () => {
    const seen: (readonly number[])[] = [];
    derive([check(50, 20), check(30, 5)], (facts) => {
      seen.push([...facts]);
      return 0;
    });
    expect(seen).toEqual([[50], [70], [70, 30], [70, 35]]);
  });

  it('has a single line for a check that has already been rolled', () => {
    const known = knownCheck('Ana', { label: 'already rolled: hard success' }, 0.4);
    const { sums, chance } = derive([known], ([fact = 0]) => fact);
    expect(sums).toEqual([{ label: 'Ana', lines: [{ label: 'already rolled: hard success', points: 0.4 }] }]);
    expect(chance).toBe(0.4);
  });

  it('adds up to its chance, whatever the checks', () => {
    const values = fc.array(fc.integer({ min: -40, max: 60 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(values, values, (own, other) => {
        const { sums, chance } = derive(
          [check(...own), check(...other)],
          ([a = 0, b = 0]) => limited(a) * (1 - limited(b)),
        );
        const points = sums.flatMap(({ lines }) => lines.map((line) => line.points));
        expect(points.reduce((sum, one) => sum + one, 0)).toBeCloseTo(chance, 12);
      }),
    );
  });

  it('is computed only when it is read', () => {
    let count = 0;
    const odds = derived(yesOrNo(0.5), () => {
      count++;
      return { sums: [], chance: 0.5 };
    });
    expect(count).toBe(0);
    odds.derive?.();
    expect(count).toBe(1);
  });
});

it('neighboring results with the same outcome are one range', () => {
  const results = ['Miss', 'Hit', 'Hit', 'Miss'].map((label, index) => ({
    shown: index + 1,
    label,
    chance: 0.25,
  }));
  expect(rangesOf(results)).toEqual([
    { from: 1, to: 1, label: 'Miss', chance: 0.25 },
    { from: 2, to: 3, label: 'Hit', chance: 0.5 },
    { from: 4, to: 4, label: 'Miss', chance: 0.25 },
  ]);
});
