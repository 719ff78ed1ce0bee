import fc from 'fast-check';
import {
  Direction as Compass,
  defineHex,
  distance as honeycombDistance,
  neighborOf,
  Orientation,
} from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import {
  add,
  DIRECTIONS,
  type Direction,
  directionTo,
  distance,
  type Hex,
  isAdjacent,
  isSame,
  neighbors,
  opposite,
  round,
  scale,
  subtract,
} from './axial.ts';
import { anyDirection, anyHex, anyStep } from './testing/arbitrary.ts';

const PeerHex = defineHex({ orientation: Orientation.POINTY });
const peer = ([q, r]: Hex) => new PeerHex({ q, r });

describe('distance', () => {
  it('is the same in both directions', () => {
    fc.assert(fc.property(anyHex, anyHex, (a, b) => distance(a, b) === distance(b, a)));
  });

  it('is 0 only from a hex to itself', () => {
    fc.assert(fc.property(anyHex, anyHex, (a, b) => (distance(a, b) === 0) === isSame(a, b)));
  });

  it('is never longer than a detour', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => distance(a, c) <= distance(a, b) + distance(b, c)),
    );
  });

  it('matches honeycomb-grid', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(distance(a, b)).toBe(honeycombDistance(PeerHex.settings, peer(a), peer(b)));
      }),
    );
  });
});

describe('neighbors', () => {
  it('are the six adjacent hexes, in the order of the directions', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(neighbors(hex).map((next) => subtract(next, hex))).toEqual(DIRECTIONS);
        expect(neighbors(hex).every((next) => isAdjacent(hex, next))).toBe(true);
      }),
    );
  });

  it.each([
    { name: 'E', compass: Compass.E, direction: 0 },
    { name: 'NE', compass: Compass.NE, direction: 1 },
    { name: 'NW', compass: Compass.NW, direction: 2 },
    { name: 'W', compass: Compass.W, direction: 3 },
    { name: 'SW', compass: Compass.SW, direction: 4 },
    { name: 'SE', compass: Compass.SE, direction: 5 },
  ])('match honeycomb-grid in direction $name', ({ compass, direction }) => {
    const { q, r } = neighborOf(peer([3, -2]), compass);
    expect(neighbors([3, -2])[direction]).toEqual([q, r]);
  });
});

describe('vectors', () => {
  it('can be added and subtracted again', () => {
    fc.assert(fc.property(anyHex, anyHex, (a, b) => isSame(subtract(add(a, b), b), a)));
  });

  it('grow in length in proportion to their scale', () => {
    fc.assert(
      fc.property(anyStep, fc.nat(50), (step, times) => distance([0, 0], scale(step, times)) === times),
    );
  });

  it('are unchanged if mirrored twice', () => {
    fc.assert(fc.property(anyHex, anyHex, (a, b) => isSame(opposite(opposite(a, b), b), a)));
  });

  it('are mirrored to the opposite side of the center', () => {
    expect(opposite([1, -1], [0, 0])).toEqual([-1, 1]);
  });
});

describe('the direction from one hex to another', () => {
  it('is the direction of a straight line between them', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, fc.integer({ min: 1, max: 30 }), (from, direction, length) => {
        const to = add(from, scale(DIRECTIONS[direction as Direction], length));
        expect(directionTo(from, to)).toBe(direction);
      }),
    );
  });

  it.each([
    { name: 'the lower number on a tie between 0 and 1', to: [2, -1] as Hex, direction: 0 },
    { name: 'the lower number on a tie between 1 and 2', to: [1, -2] as Hex, direction: 1 },
    { name: 'the lower number on a tie between 5 and 0', to: [1, 1] as Hex, direction: 0 },
    { name: 'the nearest direction without a tie', to: [3, -1] as Hex, direction: 0 },
    { name: '0 from a hex to itself', to: [0, 0] as Hex, direction: 0 },
  ])('is $name', ({ to, direction }) => {
    expect(directionTo([0, 0], to)).toBe(direction);
  });
});

describe('rounding', () => {
  it('finds the hex of any point well inside it', () => {
    const aside = fc.double({ min: -0.24, max: 0.24, noNaN: true });
    fc.assert(
      fc.property(anyHex, aside, aside, ([q, r], dq, dr) => {
        expect(round(q + dq, r + dr)).toEqual([q, r]);
      }),
    );
  });
});
