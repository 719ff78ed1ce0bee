import { type Hex, round } from './axial.ts';

/**
 * Returns the center of a hex on a plane whose y axis points down, with `[0, 0]` at its origin. `size` is the
 * distance from center to corner.
 */
export function toPixel([q, r]: Hex, size: number): { x: number; y: number } {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** Returns the hex that holds a point, the inverse of `toPixel`. */
export function fromPixel(x: number, y: number, size: number): Hex {
  const r = y / (size * 1.5);
  return round(x / (size * Math.sqrt(3)) - r / 2, r);
}
