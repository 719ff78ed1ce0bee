import fc from 'fast-check';
import { defineHex, Orientation } from 'honeycomb-grid';
import { describe, expect, it } from 'vitest';
import { neighbors } from './axial.ts';
import { fromPixel, toPixel } from './pixel.ts';
import { anyHex } from './testing/arbitrary.ts';

const anySize = fc.integer({ min: 1, max: 200 });

describe('pixels', () => {
  it('convert back to the hex that they came from', () => {
    fc.assert(
      fc.property(anyHex, anySize, (hex, size) => {
        const { x, y } = toPixel(hex, size);
        expect(fromPixel(x, y, size)).toEqual(hex);
      }),
    );
  });

  it('belong to the hex whose center is nearest', () => {
    const anyPixel = fc.double({ min: -5000, max: 5000, noNaN: true });
    fc.assert(
      fc.property(anyPixel, anyPixel, anySize, (x, y, size) => {
        const far = (hex: readonly [number, number]) =>
          Math.hypot(toPixel(hex, size).x - x, toPixel(hex, size).y - y);
        const own = fromPixel(x, y, size);
        expect(neighbors(own).every((other) => far(other) >= far(own) - 1e-6)).toBe(true);
      }),
    );
  });

  it('match honeycomb-grid', () => {
    fc.assert(
      fc.property(anyHex, anySize, ([q, r], size) => {
        const PeerHex = defineHex({
          orientation: Orientation.POINTY,
          dimensions: size,
          origin: { x: 0, y: 0 },
        });
        const { x, y } = new PeerHex({ q, r });
        expect(toPixel([q, r], size).x).toBeCloseTo(x, 6);
        expect(toPixel([q, r], size).y).toBeCloseTo(y, 6);
      }),
    );
  });
});
