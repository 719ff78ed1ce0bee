import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame } from './axial.ts';
import {
  type HexMap,
  hexKey,
  isCover,
  isDifficult,
  isOnMap,
  isOpenGround,
  isWall,
  withoutWall,
} from './map.ts';
import { anyHex, anyMap, anyNearHex, emptyMap } from './testing/arbitrary.ts';

const map: HexMap = {
  radius: 2,
  walls: [
    [1, 0],
    [9, 9],
  ],
  difficult: [
    [1, 0],
    [0, 1],
  ],
  cover: [[0, 1]],
};

describe('the ground', () => {
  it.each([
    { kind: 'a wall', is: isWall, hexes: [[1, 0]] },
    {
      kind: 'difficult',
      is: isDifficult,
      hexes: [
        [1, 0],
        [0, 1],
      ],
    },
    { kind: 'cover', is: isCover, hexes: [[0, 1]] },
  ])('is $kind exactly where the map says', ({ is, hexes }) => {
    const all = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r) => [q, r] as const));
    expect(all.filter((hex) => is(map, hex))).toEqual(expect.arrayContaining(hexes));
    expect(all.filter((hex) => is(map, hex))).toHaveLength(hexes.length);
  });

  it('is not a wall beyond the edge of the map', () => {
    expect([isWall(map, [9, 9]), isOnMap(map, [9, 9]), isOpenGround(map, [9, 9])]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is looked up separately for each map', () => {
    const other = emptyMap(2, [[0, 0]]);
    expect([isWall(map, [0, 0]), isWall(other, [0, 0]), isWall(map, [0, 0])]).toEqual([false, true, false]);
  });

  it('opens only where a wall is removed', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, (before, door, hex) => {
        const after = withoutWall(before, door);
        expect(isWall(after, hex)).toBe(isWall(before, hex) && !isSame(hex, door));
      }),
    );
  });
});

describe('the key of a hex', () => {
  it('is equal only for equal hexes', () => {
    fc.assert(fc.property(anyHex, anyHex, (a, b) => (hexKey(a) === hexKey(b)) === isSame(a, b)));
  });
});
