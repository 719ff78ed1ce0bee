import type { HexMap } from '@riposte/shared';
import { expect, it } from 'vitest';
import { changedHexes } from './changed-hexes.ts';

const MAP: HexMap = {
  radius: 3,
  walls: [[0, 1]],
  difficult: [[1, 0]],
  cover: [],
  looks: { water: [[1, 0]] },
};

it.each<[string, HexMap, unknown]>([
  ['no hexes for an equal map', structuredClone(MAP), []],
  ['a new wall', { ...MAP, walls: [[0, 1], [2, 0]] }, [[2, 0]]], // biome-ignore format: keeps a row on one line
  ['an opened door', { ...MAP, walls: [] }, [[0, 1]]],
  ['ground that looks different', { ...MAP, looks: {} }, [[1, 0]]],
  ['all hexes for another size', { ...MAP, radius: 4 }, null],
  ['all hexes for another scenery', { ...MAP, scenery: { light: 'night' } }, null],
])('returns %s', (_, after, expected) => {
  expect(changedHexes(MAP, after)).toEqual(expected);
});
