import { describe, expect, it } from 'vitest';
import { rollNotation } from './roll.ts';

const seed = '5a'.repeat(32);

describe('a chat roll', () => {
  it.each([
    { notation: '2d6+3', least: 5, most: 15 },
    { notation: 'd20', least: 1, most: 20 },
    { notation: '4d6kh3', least: 3, most: 18 },
    { notation: 'd%', least: 1, most: 100 },
    { notation: '-2', least: -2, most: -2 },
  ])('of $notation has a total from $least to $most', async ({ notation, least, most }) => {
    for (let number = 1; number <= 50; number++) {
      const { total = Number.NaN } = (await rollNotation(seed, number, notation)) ?? {};
      expect(total).toBeGreaterThanOrEqual(least);
      expect(total).toBeLessThanOrEqual(most);
    }
  });

  it('shows the result of each die', async () => {
    const roll = await rollNotation(seed, 1, '2d6+3');
    expect(roll?.shown).toMatch(/^2d6\+3: \[[1-6], [1-6]\]\+3$/);
  });

  it('is reproducible from the seed and its number', async () => {
    const once = await rollNotation(seed, 7, '20d20');
    await rollNotation(seed, 8, '3d6');
    expect(await rollNotation(seed, 7, '20d20')).toEqual(once);
  });

  it('differs from the previous roll, and from the same roll at another table', async () => {
    const totals = await Promise.all([
      rollNotation(seed, 1, '20d20'),
      rollNotation(seed, 2, '20d20'),
      rollNotation('5b'.repeat(32), 1, '20d20'),
    ]);
    expect(new Set(totals.map((roll) => roll?.shown)).size).toBe(3);
  });

  it('shows each side of a die about equally often', async () => {
    const counts = new Map<number, number>();
    for (let number = 1; number <= 60; number++) {
      const { shown = '' } = (await rollNotation(seed, number, '100d6')) ?? {};
      for (const die of shown.split(': ')[1]?.match(/\d/g) ?? [])
        counts.set(Number(die), (counts.get(Number(die)) ?? 0) + 1);
    }
    const uneven = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(counts.size).toBe(6);
    expect(uneven).toBeLessThan(30); // the chi-squared statistic for six sides exceeds 30 by chance once in 70,000 times
  });

  it.each(['', 'a sword', '2d', '1d0', '1/0', '9^9^9^9', '{'.repeat(50), '(('])(
    'of %j is rejected as invalid',
    async (notation) => {
      expect(await rollNotation(seed, 1, notation)).toBeUndefined();
    },
  );

  it.each(['200d6', '200d1', '199d99999999999+d6', '{100d6,100d1}kh1'])(
    'of %j is accepted with the maximum number of dice',
    async (notation) => {
      expect(await rollNotation(seed, 1, notation)).toBeDefined();
    },
  );

  it.each([
    '201d6',
    '201d1',
    '999d1+999d1',
    '150d6+51d1',
    '99d2!>0',
    '99d6r<7',
    '{101d6,100d1}kh1',
    '9999d6',
  ])('of %j is rejected because it has too many dice', async (notation) => {
    expect(await rollNotation(seed, 1, notation)).toBeUndefined();
  });

  it('truncates a long text, but adds up all dice', async () => {
    const roll = await rollNotation(seed, 1, '200d99999999999');
    expect(roll?.shown).toMatch(/^200d99999999999: \[\d+, .*…$/);
    expect(roll?.shown).toHaveLength(1_000);
    expect(roll?.total).toBeGreaterThan(200 * 1e10);
  });
});
