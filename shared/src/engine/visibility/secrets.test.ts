import { describe, expect, it } from 'vitest';
import { bandOf } from './secrets.ts';

describe('a health band', () => {
  it.each([
    { now: 20, band: 100 },
    { now: 19, band: 75 },
    { now: 11, band: 75 },
    { now: 10, band: 50 },
    { now: 6, band: 50 },
    { now: 5, band: 25 },
    { now: 1, band: 25 },
    { now: 0, band: 0 },
  ])('is $band for $now of 20 hit points', ({ now, band }) => {
    expect(bandOf(now, 20)).toBe(band);
  });
});
