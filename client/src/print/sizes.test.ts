import { expect, it } from 'vitest';
import { boxOfBoard, HEX_WIDTH } from '../scenery/metrics.ts';
import { isTooLarge, largestHexInPicture, pixelSizeOf } from './sizes.ts';

it('a hex of one inch is as many pixels wide as the resolution says', () => {
  const box = { x: 0, y: 0, width: 10 * HEX_WIDTH, height: HEX_WIDTH };
  expect(pixelSizeOf(box, 25.4, 300)).toMatchObject({ width: 3000, height: 300 });
  expect(pixelSizeOf(box, 12.7, 150)).toMatchObject({ width: 750, height: 75 });
});

it('a picture of a usual map is not too large', () => {
  expect(isTooLarge(pixelSizeOf(boxOfBoard(12), 25.4, 300))).toBe(false);
});

it('a picture of a large map at a high resolution is too large, and the size offered instead fits', () => {
  const box = boxOfBoard(40);
  expect(isTooLarge(pixelSizeOf(box, 25.4, 300))).toBe(true);
  const largest = largestHexInPicture(box, 25.4, 300);
  expect(isTooLarge(pixelSizeOf(box, largest, 300))).toBe(false);
  expect(isTooLarge(pixelSizeOf(box, largest + 0.5, 300))).toBe(true);
});
