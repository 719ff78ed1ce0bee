import { add, DIRECTIONS, type Direction, type Hex, leads, scale, subtract } from './axial.ts';
import { type HexMap, isOpenGround } from './map.ts';

/**
 * Returns the hexes at exactly this distance from the middle, clockwise from the west. Radius 0 gives the middle
 * itself.
 */
export function ring(middle: Hex, radius: number): Hex[] {
  if (radius === 0) return [middle];
  const hexes: Hex[] = [];
  let at = add(middle, scale(DIRECTIONS[3], radius));
  for (const side of [1, 0, 5, 4, 3, 2] as const) {
    for (let i = 0; i < radius; i++) {
      hexes.push(at);
      at = add(at, DIRECTIONS[side]);
    }
  }
  return hexes;
}

/** Returns all hexes within this distance, including the middle, nearest first. */
export function range(middle: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, distance) => ring(middle, distance)).flat();
}

/** Returns the hexes of open ground within this distance, including the middle. Ignores walls in between. */
export function burst(map: HexMap, middle: Hex, radius: number): Hex[] {
  return range(middle, radius).filter((hex) => isOpenGround(map, hex));
}

/** Returns the `length` hexes of a straight line in one direction, nearest first, without `from`. */
export function ray(from: Hex, direction: Direction, length: number): Hex[] {
  return Array.from({ length }, (_, i) => add(from, scale(DIRECTIONS[direction], i + 1)));
}

/**
 * Returns the hexes up to `length` away that lie within 30 degrees of a direction, edges included. Nearest first,
 * without `from`.
 */
export function cone(from: Hex, direction: Direction, length: number): Hex[] {
  const others = [0, 1, 2, 3, 4, 5] as const;
  return range(from, length)
    .slice(1)
    .filter((hex) => {
      const way = subtract(hex, from);
      return others.every((other) => leads(way, direction) >= leads(way, other));
    });
}
