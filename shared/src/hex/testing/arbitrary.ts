import fc from 'fast-check';
import { DIRECTIONS, type Hex } from '../axial.ts';
import type { HexMap } from '../map.ts';

const coordinate = fc.integer({ min: -40, max: 40 });

/** Any hex that is at most a few dozen hexes from the middle. */
export const anyHex: fc.Arbitrary<Hex> = fc.tuple(coordinate, coordinate);

export const anyDirection = fc.constantFrom(0, 1, 2, 3, 4, 5);

export const anyRadius = fc.integer({ min: 0, max: 8 });

/** Any hex of a map of radius 6. */
export const anyNearHex: fc.Arbitrary<Hex> = fc
  .tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }))
  .filter(([q, r]) => Math.abs(q + r) <= 6);

/** A map of radius 6 with walls and difficult ground anywhere. */
export const anyMap: fc.Arbitrary<HexMap> = fc.record({
  radius: fc.constant(6),
  walls: fc.array(anyNearHex, { maxLength: 30 }),
  difficult: fc.array(anyNearHex, { maxLength: 30 }),
  cover: fc.constant([]),
});

/** Returns a map with nothing on it except these walls. */
export function emptyMap(radius: number, walls: readonly Hex[] = []): HexMap {
  return { radius, walls, difficult: [], cover: [] };
}

/** Any step out of a hex, as a vector. */
export const anyStep = fc.constantFrom<Hex>(...DIRECTIONS);
