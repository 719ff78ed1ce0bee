import { expect, it } from 'vitest';
import { boardOf } from '../scenery/metrics.ts';
import { boxAround, meets, tilesOf } from './tile-grid.ts';

it('covers the whole board with tiles that overlap', () => {
  const tiles = tilesOf(6);
  for (const { x, y } of boardOf(6)) {
    const corner = { x: x - 1, y: y - 1, width: 2, height: 2 };
    expect(tiles.some((box) => meets(box, corner))).toBe(true);
  }
  const [first, second] = tiles;
  expect(first && second && meets(first, second)).toBe(true);
});

it('finds the boxes that overlap', () => {
  expect(meets(boxAround([0, 0], 10), boxAround([1, 0], 60))).toBe(true);
  expect(meets(boxAround([0, 0], 10), boxAround([3, 0], 20))).toBe(false);
});
