import type { Hex, HexMap } from '@riposte/shared';
import { type Box, boxOfBoard, centerOf } from '../scenery/metrics.ts';

/** The width and height of a tile, in map pixels. */
const TILE = 384;
/** The overlap of neighboring tiles, in map pixels. It prevents visible gaps between them. */
const OVERLAP = 2;

/** The map radius above which the marks over a background picture have a lower resolution, to limit their memory. */
const LARGE = 12;

/** Returns the resolution of the marks over a background picture, in pixels per map pixel. */
export function resolutionOf({ radius }: HexMap): number {
  return radius > LARGE ? 1 : 2;
}

/** Returns the tiles that cover the board of a map with this radius. */
export function tilesOf(radius: number): Box[] {
  const { x: left, y: top, width, height } = boxOfBoard(radius);
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: left + column * TILE, y: top + row * TILE, width: TILE + OVERLAP, height: TILE + OVERLAP };
  });
}

/** Returns the square around a hex that extends `reach` map pixels in each direction. */
export function boxAround(at: Hex, reach: number): Box {
  const { x, y } = centerOf(at);
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
}

/** Returns whether two boxes overlap. */
export function meets(one: Box, other: Box): boolean {
  const meetAcross = one.x < other.x + other.width && other.x < one.x + one.width;
  return meetAcross && one.y < other.y + other.height && other.y < one.y + one.height;
}
