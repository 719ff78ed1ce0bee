import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Lens, mapAt, type Point, screenAt, zoomed } from './lens.ts';

const pixels = fc.double({ min: -5000, max: 5000, noNaN: true });
const points = fc.record({ x: pixels, y: pixels });
const scales = fc.double({ min: 0.05, max: 4, noNaN: true });
const lenses: fc.Arbitrary<Lens> = fc.record({ x: pixels, y: pixels, scale: scales });

function expectSame(one: Point, other: Point): void {
  expect(one.x).toBeCloseTo(other.x, 5);
  expect(one.y).toBeCloseTo(other.y, 5);
}

it('a point on the screen converts to a place on the map and back to the same point', () => {
  fc.assert(
    fc.property(lenses, points, (lens, place) => expectSame(screenAt(lens, mapAt(lens, place)), place)),
  );
});

it('a place on the map stays under the pointer that moves and zooms the map', () => {
  fc.assert(
    fc.property(lenses, points, points, scales, (lens, from, to, scale) => {
      const after = zoomed(lens, from, to, scale);
      expect(after.scale).toBe(scale);
      expectSame(screenAt(after, mapAt(lens, from)), to);
    }),
  );
});
