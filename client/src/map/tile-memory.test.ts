import { expect, it } from 'vitest';
import { MOST_PIXELS, stepFor, tilesToDrop } from './tile-memory.ts';

const box = { x: 0, y: 0, width: 400, height: 400 };
/** The number of tiles that fill the memory at a resolution. */
const full = (step: number) => Math.floor(MOST_PIXELS / (box.width * box.height * step * step));

it.each([
  { name: 'a map that is zoomed out gets the lowest resolution', density: 0.4, tiles: 12, step: 1 },
  { name: 'a map in its usual size gets twice the resolution', density: 1.35, tiles: 12, step: 2 },
  { name: 'a map that is zoomed in gets three times the resolution', density: 2.2, tiles: 6, step: 3 },
  { name: 'a dense screen gets four times the resolution', density: 4.4, tiles: 6, step: 4 },
  { name: 'a very large view gets no more than the memory allows', density: 4.4, tiles: full(2), step: 2 },
  {
    name: 'a view larger than the memory gets the lowest resolution',
    density: 1,
    tiles: full(1) + 1,
    step: 1,
  },
])('$name', ({ density, tiles, step }) => {
  expect(stepFor(density, Array(tiles).fill(box))).toBe(step);
});

it('drops the tiles that were out of view longest, until the rest fits the memory', () => {
  const tiles = Array.from({ length: full(4) + 2 }, (_, index) => ({ box, step: 4, seenAt: index }));
  expect(tilesToDrop(tiles.toReversed(), 100).map(({ seenAt }) => seenAt)).toEqual([0, 1]);
});

it('never drops a tile in view', () => {
  expect(tilesToDrop(Array(full(4) + 2).fill({ box, step: 4, seenAt: 7 }), 7)).toEqual([]);
});

it('drops nothing while there is memory left', () => {
  expect(tilesToDrop(Array(full(4)).fill({ box, step: 4, seenAt: 0 }), 7)).toEqual([]);
});
