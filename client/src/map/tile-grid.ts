import type { Hex, HexMap } from '@riposte/shared';
import { type Box, centerOf } from '../scenery/metrics.ts';

/** The width and height of a tile, in map pixels. */
const TILE = 384;
/** How far neighboring tiles overlap, so that no gap shows between them. */
const OVERLAP = 2;
/** How far the frame extends beyond the board. */
const FRAME = 14;

/** The map radius above which pictures of the ground have a lower resolution, to limit their memory. */
const LARGE = 12;

/** Returns the resolution of pictures of a map's ground, in pixels per map pixel. */
export function resolutionOf({ radius }: HexMap): number {
  return radius > LARGE ? 1 : 2;
}

/** Returns the tiles that cover a board with these corners. */
export function tilesOf(
  board: readonly { readonly x: number; readonly y: number }[],
): { readonly key: string; readonly box: Box }[] {
  const [right, bottom] = [
    Math.max(...board.map(({ x }) => x)) + FRAME,
    Math.max(...board.map(({ y }) => y)) + FRAME,
  ];
  const [columns, rows] = [Math.ceil((2 * right) / TILE), Math.ceil((2 * bottom) / TILE)];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const box = {
      x: column * TILE - right,
      y: row * TILE - bottom,
      width: TILE + OVERLAP,
      height: TILE + OVERLAP,
    };
    return { key: `${column} ${row}`, box };
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
