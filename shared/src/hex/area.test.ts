import fc from 'fast-check';
import { defineHex, Grid, ring as honeycombRing, spiral } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { burst, cone, range, ray, ring } from './area.ts';
import { add, DIRECTIONS, type Direction, directionTo, distance, type Hex, isSame } from './axial.ts';
import { hexKey, isOpenGround } from './map.ts';
import { anyDirection, anyHex, anyMap, anyNearHex, anyRadius, emptyMap } from './testing/arbitrary.ts';

const keys = (hexes: readonly Hex[]) => hexes.map(hexKey).sort((a, b) => a - b);
/** The radius must be at least 1, because honeycomb-grid has no ring of radius 0. */
const anyWidth = fc.integer({ min: 1, max: 8 });
const peerKeys = (hexes: readonly { q: number; r: number }[]) => keys(hexes.map(({ q, r }) => [q, r]));

describe('a ring', () => {
  it('contains every hex at its distance exactly once', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (middle, radius) => {
        const hexes = ring(middle, radius);
        expect(new Set(keys(hexes)).size).toBe(radius === 0 ? 1 : 6 * radius);
        expect(hexes.every((hex) => distance(hex, middle) === radius)).toBe(true);
      }),
    );
  });

  it('matches honeycomb-grid', () => {
    fc.assert(
      fc.property(anyHex, anyWidth, (middle, radius) => {
        const peer = new Grid(defineHex(), honeycombRing({ center: [...middle], radius }));
        expect(keys(ring(middle, radius))).toEqual(peerKeys(peer.toArray()));
      }),
    );
  });
});

describe('a range', () => {
  it('contains every hex within its radius exactly once, nearest first', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (middle, radius) => {
        const distances = range(middle, radius).map((hex) => distance(hex, middle));
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        expect(new Set(keys(range(middle, radius))).size).toBe(3 * radius * (radius + 1) + 1);
      }),
    );
  });

  it('matches the spiral of honeycomb-grid', () => {
    fc.assert(
      fc.property(anyHex, anyWidth, (middle, radius) => {
        const peer = new Grid(defineHex(), spiral({ start: [...middle], radius }));
        expect(keys(range(middle, radius))).toEqual(peerKeys(peer.toArray()));
      }),
    );
  });
});

describe('a burst', () => {
  it('contains the open ground within its range', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyRadius, (map, middle, radius) => {
        const open = range(middle, radius).filter((hex) => isOpenGround(map, hex));
        expect(burst(map, middle, radius)).toEqual(open);
      }),
    );
  });

  it('goes around walls', () => {
    expect(burst(emptyMap(6, [[1, 0]]), [0, 0], 2)).toContainEqual([2, 0]);
  });
});

describe('a ray', () => {
  it('runs straight in its direction, hex by hex', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, anyRadius, (from, direction, length) => {
        const hexes = [from, ...ray(from, direction as Direction, length)];
        expect(hexes).toHaveLength(length + 1);
        hexes.slice(1).forEach((hex, index) => {
          expect(isSame(hex, add(hexes[index] as Hex, DIRECTIONS[direction as Direction]))).toBe(true);
        });
      }),
    );
  });
});

describe('a cone', () => {
  it('starts one hex wide and widens to both sides', () => {
    expect(cone([0, 0], 0, 2)).toEqual([
      [1, 0],
      [2, -1],
      [2, 0],
      [1, 1],
    ]);
  });

  it('contains the ray in its middle and reaches no farther', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, anyRadius, (from, direction, length) => {
        const hexes = cone(from, direction as Direction, length);
        expect(keys(hexes)).toEqual(expect.arrayContaining(keys(ray(from, direction as Direction, length))));
        expect(hexes.every((hex) => distance(from, hex) >= 1 && distance(from, hex) <= length)).toBe(true);
      }),
    );
  });

  it('contains every hex that lies in its direction', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (from, length) => {
        for (const hex of range(from, length).slice(1)) {
          expect(cone(from, directionTo(from, hex), length)).toContainEqual(hex);
        }
      }),
    );
  });
});
