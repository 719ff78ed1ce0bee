import type { Box } from '../scenery/metrics.ts';
import { LEAST_HEX, lengthOfPixel } from './pages.ts';

/** The maximum number of pixels of a picture of a whole map. */
const MOST_PIXELS = 100_000_000;
/** The longest side of a canvas that all browsers can paint, in pixels. */
const LONGEST_SIDE = 16_384;
const INCH = 25.4;

/** The resolutions that a user may choose, in dots per inch. */
export const RESOLUTIONS = [150, 300] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The size of a picture, and its number of pixels per map pixel. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Returns the size of a picture of a part of the map. `hexWidth` is the width of a printed hex in millimeters. */
export function pixelSizeOf(box: Box, hexWidth: number, resolution: Resolution): PixelSize {
  const scale = (lengthOfPixel(hexWidth) * resolution) / INCH;
  return { width: Math.ceil(box.width * scale), height: Math.ceil(box.height * scale), scale };
}

export function isTooLarge({ width, height }: PixelSize): boolean {
  return width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE;
}

/**
 * Returns the largest hex width in millimeters, in steps of 0.5, at which a picture is not too large. Returns at most
 * `hexWidth`, and does not look below `LEAST_HEX`.
 */
export function largestHexInPicture(box: Box, hexWidth: number, resolution: Resolution): number {
  let largest = Math.floor(hexWidth * 2) / 2;
  while (largest > LEAST_HEX && isTooLarge(pixelSizeOf(box, largest, resolution))) largest -= 0.5;
  return largest;
}
