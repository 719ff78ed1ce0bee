import { type Hex, round } from './axial.ts';

/** The centre of a hex on a plane whose y points down, `[0, 0]` at its origin; `size` is centre to corner. */
export function toPixel([q, r]: Hex, size: number): { x: number; y: number } {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** The hex that holds a point, by the same measures as `toPixel`. */
export function fromPixel(x: number, y: number, size: number): Hex {
  const r = y / (size * 1.5);
  return round(x / (size * Math.sqrt(3)) - r / 2, r);
}
