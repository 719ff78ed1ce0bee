import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentagePoints } from './parts.ts';

describe('percentage points', () => {
  it('are the rounded parts if those add up', () => {
    expect(percentagePoints([0.55, 0.1, -0.03], 62)).toEqual([55, 10, -3]);
  });

  it('correct the part with the largest rounding error', () => {
    expect(percentagePoints([0.504, 0.104, 0.003], 62)).toEqual([51, 11, 0]);
  });

  it('always add up to the whole, and no part is more than a point off', () => {
    const parts = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(parts, (some) => {
        const whole = Math.round(some.reduce((sum, one) => sum + one, 0) * 100) + 0; // adds 0, which turns -0 into 0
        const rounded = percentagePoints(some, whole);
        expect(rounded.reduce((sum, one) => sum + one, 0)).toBe(whole);
        for (const [index, one] of rounded.entries())
          expect(Math.abs(one - (some[index] ?? 0) * 100)).toBeLessThanOrEqual(1.5);
      }),
    );
  });
});
