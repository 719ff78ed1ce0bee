import fc from 'fast-check';
import { defineHex, Grid, line as honeycombLine, Orientation } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { distance, type Hex, isAdjacent, isSame } from './axial.ts';
import { fieldOfView } from './fov.ts';
import { hasLineOfSight, line, sightLines } from './line.ts';
import { isOnMap, isWall } from './map.ts';
import { anyHex, anyMap, anyNearHex, emptyMap } from './testing/arbitrary.ts';

describe('a line', () => {
  it('connects its ends in as many single steps as their distance', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const hexes = line(a, b);
        expect([hexes[0], hexes.at(-1), hexes.length]).toEqual([a, b, distance(a, b) + 1]);
        hexes.slice(1).forEach((hex, index) => {
          expect(isAdjacent(hex, hexes[index] as Hex)).toBe(true);
        });
      }),
    );
  });

  it('runs through the same hexes in both directions', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(line(a, b).reverse()).toEqual(line(b, a));
      }),
    );
  });

  it('matches honeycomb-grid unless it runs along an edge', () => {
    const PeerHex = defineHex({ orientation: Orientation.POINTY });
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        const [one, other] = [line(a, b, 0.000001), line(a, b, -0.000001)];
        fc.pre(!isSame(a, b) && JSON.stringify(one) === JSON.stringify(other));
        const peer = new Grid(PeerHex, honeycombLine({ start: [...a], stop: [...b] }));
        expect(one).toEqual(peer.toArray().map(({ q, r }) => [q + 0, r + 0]));
      }),
    );
  });

  it('is shifted to one side by its nudge where it would run along an edge', () => {
    expect(line([0, 0], [1, 1], 0.000001)[1]).toEqual([0, 1]);
    expect(line([0, 0], [1, 1], -0.000001)[1]).toEqual([1, 0]);
  });
});

describe('line of sight', () => {
  it('is the same in both directions', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, (map, a, b) => {
        expect(hasLineOfSight(map, a, b)).toBe(hasLineOfSight(map, b, a));
      }),
    );
  });

  it('exists if and only if one of the two lines is clear', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, (map, a, b) => {
        expect(hasLineOfSight(map, a, b)).toBe(sightLines(map, a, b).length > 0);
      }),
    );
  });

  it('is never lost when walls are removed', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, (map, a, b) => {
        fc.pre(hasLineOfSight(map, a, b));
        expect(hasLineOfSight({ ...map, walls: map.walls.slice(1) }, a, b)).toBe(true);
      }),
    );
  });

  it.each<{ name: string; walls: Hex[]; to: Hex; sees: boolean }>([
    { name: 'is blocked by a wall in between', walls: [[1, 0]], to: [2, 0], sees: false },
    { name: 'runs along an edge with a wall on only one side', walls: [[1, 0]], to: [1, 1], sees: true },
    {
      name: 'is blocked by walls on both sides of an edge',
      walls: [
        [1, 0],
        [0, 1],
      ],
      to: [1, 1],
      sees: false,
    },
    {
      name: 'is not blocked by a wall at either end',
      walls: [
        [2, 0],
        [0, 0],
      ],
      to: [2, 0],
      sees: true,
    },
    { name: 'always exists between adjacent hexes', walls: [[1, 0]], to: [0, 1], sees: true },
    { name: 'exists from a hex to itself', walls: [[0, 0]], to: [0, 0], sees: true },
  ])('$name', ({ walls, to, sees }) => {
    expect(hasLineOfSight(emptyMap(6, walls), [0, 0], to)).toBe(sees);
  });

  it('consists of the clear lines without their ends, the one with the positive offset first', () => {
    expect(sightLines(emptyMap(6), [0, 0], [1, 1])).toEqual([[[0, 1]], [[1, 0]]]);
    expect(sightLines(emptyMap(6, [[0, 1]]), [0, 0], [1, 1])).toEqual([[[1, 0]]]);
  });
});

describe('the field of view', () => {
  it('contains every hex of the map within the radius that is in line of sight', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, fc.nat(12), (map, from, to, radius) => {
        const isSeen = fieldOfView(map, from, radius).some((hex) => hex[0] === to[0] && hex[1] === to[1]);
        expect(isSeen).toBe(distance(from, to) <= radius && hasLineOfSight(map, from, to));
      }),
    );
  });

  it('ends at the edge of the map, and includes the walls that block it', () => {
    const map = emptyMap(3, [[1, 0]]);
    const seen = fieldOfView(map, [0, 0], 10);
    expect(seen.every((hex) => isOnMap(map, hex))).toBe(true);
    expect(seen.filter((hex) => isWall(map, hex))).toEqual([[1, 0]]);
    expect(seen).not.toContainEqual([2, 0]);
  });
});
