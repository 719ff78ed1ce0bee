import { add, DIRECTIONS, type Direction, type Hex, hexKey, toPixel } from '@riposte/shared';

/** Distance from the center of a hex to its corner, in map pixels. */
export const HEX_SIZE = 38;

/** Distance between opposite sides of a hex, in map pixels. */
export const HEX_WIDTH = HEX_SIZE * Math.sqrt(3);

/** How far the frame extends beyond the board, in map pixels. */
const FRAME = 14;

/** A rectangle in map pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the corners of the board that a map with this radius lies on. */
export function boardOf(radius: number): readonly { readonly x: number; readonly y: number }[] {
  const reach = HEX_WIDTH * (radius + 0.95);
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
}

/** Returns the rectangle around the board of a map with this radius, including its frame. */
export function boxOfBoard(radius: number): Box {
  const board = boardOf(radius);
  const [right, bottom] = [
    Math.max(...board.map(({ x }) => x)) + FRAME,
    Math.max(...board.map(({ y }) => y)) + FRAME,
  ];
  return { x: -right, y: -bottom, width: 2 * right, height: 2 * bottom };
}

/** Returns the center of a hex in map pixels. */
export function centerOf(at: Hex): { x: number; y: number } {
  return toPixel(at, HEX_SIZE);
}

/**
 * Returns the corners of a hex as a flat list of coordinates, which Pixi expects for polygons. The corners are
 * `inset` pixels inside the hex.
 */
export function cornersOf(at: Hex, inset = 0): number[] {
  const { x, y } = centerOf(at);
  const radius = HEX_SIZE - inset;
  return [30, 90, 150, 210, 270, 330].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/**
 * For each direction, the index of the corner at which the hex's edge begins. The index refers to the corners that
 * `cornersOf` returns.
 */
const EDGES: Readonly<Record<Direction, number>> = { 0: 5, 1: 4, 2: 3, 3: 2, 4: 1, 5: 0 };

/** Returns both ends of the edge on one side of a hex. `inset` is as in `cornersOf`. */
export function edgeOf(at: Hex, side: Direction, inset: number): readonly [Corner, Corner] {
  const corners = cornersOf(at, inset);
  const corner = (index: number): Corner => [corners[2 * index] ?? 0, corners[2 * index + 1] ?? 0];
  return [corner(EDGES[side]), corner((EDGES[side] + 1) % 6)];
}

type Corner = readonly [x: number, y: number];

export const SIDES = [0, 1, 2, 3, 4, 5] as const satisfies readonly Direction[];

/** Returns the keys of hexes, for quick lookups. */
export function keysOf(hexes: readonly Hex[]): ReadonlySet<number> {
  return new Set(hexes.map(hexKey));
}

/** Returns the sides of a hex beyond which no other hex of the set lies. */
export function openSides(hexes: ReadonlySet<number>, at: Hex): Direction[] {
  return SIDES.filter((side) => !hexes.has(hexKey(add(at, DIRECTIONS[side]))));
}
