/** A hex in axial coordinates `[q, r]`, pointy-top; one hex is about 2 m. Source: cases/FORMAT.md. */
export type Hex = readonly [q: number, r: number];

/**
 * The six directions, counter-clockwise on the screen: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. Source:
 * cases/FORMAT.md.
 */
export const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const satisfies readonly Hex[];

/** An index into `DIRECTIONS`. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** Returns the sum of two hexes as vectors. */
export function add(a: Hex, b: Hex): Hex {
  return [a[0] + b[0], a[1] + b[1]];
}

/** Returns the vector from `b` to `a`. */
export function subtract(a: Hex, b: Hex): Hex {
  return [a[0] - b[0], a[1] - b[1]];
}

/** Returns the vector of a hex, multiplied by `times`. */
export function scale([q, r]: Hex, times: number): Hex {
  return [q * times, r * times];
}

/** Returns whether two hexes are the same. */
export function isSame(a: Hex, b: Hex): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** Returns the number of steps between two hexes. Source: cases/FORMAT.md. */
export function distance(a: Hex, b: Hex): number {
  const q = a[0] - b[0];
  const r = a[1] - b[1];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Returns whether two hexes share an edge. */
export function isAdjacent(a: Hex, b: Hex): boolean {
  return distance(a, b) === 1;
}

/** Returns the hexes around a hex, in the order of `DIRECTIONS`. */
export function neighbors(of: Hex): Hex[] {
  return DIRECTIONS.map((step) => add(of, step));
}

/** Returns the hex opposite `of`, at the same distance from `around`. */
export function opposite(of: Hex, around: Hex): Hex {
  return [2 * around[0] - of[0], 2 * around[1] - of[1]];
}

/**
 * Returns the direction that best matches the line from one hex to another: the one with the greatest scalar product in
 * cube coordinates. On a tie, the lower number wins. From a hex to itself, the direction is 0.
 */
export function directionTo(from: Hex, to: Hex): Direction {
  const way = subtract(to, from);
  let best: Direction = 0;
  for (const direction of [1, 2, 3, 4, 5] as const) {
    if (leads(way, direction) > leads(way, best)) best = direction;
  }
  return best;
}

/** Returns the scalar product of a vector and a direction in cube coordinates (q, r, -q - r). */
export function leads([q, r]: Hex, direction: Direction): number {
  const [dq, dr] = DIRECTIONS[direction];
  return q * dq + r * dr + (q + r) * (dq + dr);
}

/** Returns the hex that contains a point, given in fractional axial coordinates. */
export function round(q: number, r: number): Hex {
  const s = -q - r;
  const hex = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(hex.q - q), r: Math.abs(hex.r - r), s: Math.abs(hex.s - s) };
  if (off.q > off.r && off.q > off.s) hex.q = -hex.r - hex.s;
  else if (off.r > off.s) hex.r = -hex.q - hex.s;
  return [hex.q + 0, hex.r + 0]; // adds 0, which turns a negative zero into zero
}
