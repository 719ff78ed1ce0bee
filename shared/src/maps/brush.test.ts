import { expect, it } from 'vitest';
import type { Hex } from '../hex/axial.ts';
import { terrainAt } from '../hex/map.ts';
import type { MapNotes } from '../hex/notes.ts';
import { alike, brushed, laid, resized } from './brush.ts';
import { groundsAt, type MapWithDoors } from './ground.ts';

const MEADOW: MapWithDoors = { map: { radius: 3, walls: [], difficult: [], cover: [] }, doors: [] };
const MIDDLE: Hex = [0, 0];

it.each([[['open']], [['wall']], [['door']], [['difficult', 'cover', 'brush']], [['water']]] as const)(
  'painting a hex with %j replaces its previous ground',
  (grounds) => {
    for (const before of [['door'], ['difficult', 'water'], ['cover']] as const) {
      const painted = laid(laid(MEADOW, [MIDDLE], before), [MIDDLE], grounds);
      expect(groundsAt(painted, MIDDLE)).toEqual(grounds);
      expect(groundsAt(painted, [1, 0])).toEqual(['open']);
    }
  },
);

it('a door is a wall for the rules', () => {
  expect(terrainAt(laid(MEADOW, [MIDDLE], ['door']).map, MIDDLE)).toBe('wall');
});

it('painting beyond the edge changes nothing', () => {
  expect(laid(MEADOW, [[9, 9]], ['door'])).toMatchObject({ map: { walls: [] }, doors: [] });
});

it('connected hexes with the same ground form an area', () => {
  const wall = laid(MEADOW, [[-3, 3], [-2, 2], [-1, 1], [0, 0], [1, -1], [2, -2], [3, -3]], ['wall']); // biome-ignore format: keeps the row on one line
  expect(alike(wall, [0, 0])).toHaveLength(7);
  expect(alike(wall, [1, 0])).toHaveLength(15);
  expect(alike(laid(wall, [[0, 0]], ['door']), [0, 0])).toEqual([[0, 0]]);
});

it('a smaller map preserves the ground on it', () => {
  const large = laid(laid(MEADOW, [[3, 0]], ['water']), [[1, 0]], ['door']);
  expect(resized(large, 2)).toMatchObject({
    map: { radius: 2, walls: [[1, 0]], looks: { water: [] } },
    doors: [[1, 0]],
  });
});

it('a brush stops at the edge', () => {
  expect(brushed(MEADOW.map, MIDDLE, 1)).toHaveLength(7);
  expect(brushed(MEADOW.map, [3, 0], 1)).toHaveLength(4);
});

it('a resized or painted map keeps its backdrop', () => {
  const backdrop = { picture: '0f'.repeat(16), x: 1, y: 0, width: 9 };
  const cellar = { ...MEADOW, map: { ...MEADOW.map, backdrop } };
  expect(resized(cellar, 2).map.backdrop).toEqual(backdrop);
  expect(laid(cellar, [MIDDLE], ['wall']).map.backdrop).toEqual(backdrop);
});

it('a smaller map keeps the notes that are still on it', () => {
  const notes: MapNotes = {
    labels: [{ id: 'far', for: 'all', text: 'Far', at: [3, 0] }],
    areas: [{ id: 'trap', for: 'gm', name: 'Trap', color: 'red', hexes: [[3, 0], [1, 0]] }],
    drawings: [{ id: 'path', for: 'all', color: 'blue', points: [{ q: 0.5, r: 0 }, { q: 2.9, r: 0 }] }],
  }; // biome-ignore format: keeps the notes on one line each
  const { map } = resized({ ...MEADOW, map: { ...MEADOW.map, notes } }, 2);
  expect(map.notes).toEqual({
    areas: [{ ...notes.areas?.[0], hexes: [[1, 0]] }],
    drawings: [{ ...notes.drawings?.[0], points: [{ q: 0.5, r: 0 }] }],
  });
});
