import { add, DIRECTIONS, distance, type Hex, type HexMap, hexKey, isWall, range } from '@riposte/shared';
import { boardOf, centerOf, HEX_SIZE, keysOf } from './metrics.ts';
import { grain } from './noise.ts';
import type { Point } from './outlines.ts';

/** The smallest distance between two torches, in hexes. */
const APART = 4;

/** Returns where torches stand at night: on walls with open ground to the south, and on the board's corners. */
export function torchesOf(map: HexMap): Point[] {
  const there = range([0, 0], map.radius).filter((at) => isWall(map, at));
  const walls = keysOf(there);
  const isFront = (at: Hex) =>
    ([4, 5] as const).every((side) => !walls.has(hexKey(add(at, DIRECTIONS[side]))));
  const chosen: Hex[] = [];
  for (const at of there.filter(isFront).sort((one, other) => grain(...one) - grain(...other)))
    if (chosen.every((other) => distance(at, other) >= APART)) chosen.push(at);
  const corners = boardOf(map.radius).map(({ x, y }): Point => [x, y]);
  const spots = chosen.map(centerOf).map(({ x, y }): Point => [x, y + HEX_SIZE * 0.55]);
  return [...corners, ...spots];
}
