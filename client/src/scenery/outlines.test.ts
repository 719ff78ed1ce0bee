import { neighbors } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import { outlinesOf, wobbled } from './outlines.ts';

describe('the outline of hexes', () => {
  it('has six points around a single hex', () => {
    expect(outlinesOf([[0, 0]]).map(({ length }) => length)).toEqual([6]);
  });

  it('joins neighbors to one shape without the edge between them', () => {
    expect(outlinesOf([[0, 0], [1, 0]]).map(({ length }) => length)).toEqual([10]); // biome-ignore format: keeps the hexes on one line
  });

  it('has one line outside and one inside for a ring', () => {
    expect(
      outlinesOf(neighbors([0, 0]))
        .map(({ length }) => length)
        .sort((one, other) => one - other),
    ).toEqual([6, 18]);
  });

  it('has one line for each group of hexes', () => {
    expect(outlinesOf([[0, 0], [3, 0]])).toHaveLength(2); // biome-ignore format: keeps the hexes on one line
  });
});

it('moves equal points equally, and never farther than the reach', () => {
  const [x, y] = wobbled([120, 40], 5);
  expect(wobbled([120, 40], 5)).toEqual([x, y]);
  expect(Math.max(Math.abs(x - 120), Math.abs(y - 40))).toBeLessThanOrEqual(5);
});
