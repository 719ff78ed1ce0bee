import { describe, expect, it } from 'vitest';
import { shareOf } from './report.ts';

describe('a share of fights', () => {
  it.each([
    { count: 50, of: 100, percent: 50, low: 40.4, high: 59.6 },
    { count: 0, of: 20, percent: 0, low: 0, high: 16.1 },
    { count: 20, of: 20, percent: 100, low: 83.9, high: 100 },
  ])(
    'of $count out of $of is $percent%, with an interval from $low to $high',
    ({ count, of, percent, low, high }) => {
      const share = shareOf(count, of);
      expect([share.percent, share.low, share.high].map((value) => Number(value.toFixed(1)))).toEqual([
        percent,
        low,
        high,
      ]);
    },
  );

  it('is unknown before any fight', () => {
    expect(shareOf(0, 0)).toEqual({ percent: 0, low: 0, high: 100 });
  });
});
