import { add, DIRECTIONS, type Direction, type Hex, leads, scale, subtract } from './axial.ts';
import { type HexMap, isOpenGround } from './map.ts';

/** The hexes at exactly this distance, from the one in the W on by the north; with 0 the middle itself. */
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

/** Every hex within this distance, the middle included, nearest first. */
export function range(middle: Hex, radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, distance) => ring(middle, distance)).flat();
}

/** The open ground within this distance of a hex, the hex included. Walls inside shield nothing. */
export function burst(map: HexMap, middle: Hex, radius: number): Hex[] {
  return range(middle, radius).filter((hex) => isOpenGround(map, hex));
}

/** The hexes of a straight line in one direction, nearest first, `from` left out. */
export function ray(from: Hex, direction: Direction, length: number): Hex[] {
  return Array.from({ length }, (_, i) => add(from, scale(DIRECTIONS[direction], i + 1)));
}

/** The hexes within 30 degrees of a direction, edges included, as far as `length`; nearest first, `from` left out. */
export function cone(from: Hex, direction: Direction, length: number): Hex[] {
  const others = [0, 1, 2, 3, 4, 5] as const;
  return range(from, length)
    .slice(1)
    .filter((hex) => {
      const way = subtract(hex, from);
      return others.every((other) => leads(way, direction) >= leads(way, other));
    });
}
