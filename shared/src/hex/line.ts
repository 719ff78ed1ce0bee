import { distance, type Hex, round } from './axial.ts';
import { type HexMap, isWall } from './map.ts';

/**
 * The offset by which the two lines of sight are shifted from the line between the centers. Source: cases/FORMAT.md.
 */
const NUDGE = 0.000001;

/**
 * Returns hex number `i` of `length` on the line from `a` to `b`, shifted by (nudge, 2 nudge, -3 nudge) in cube
 * coordinates.
 */
function sample(a: Hex, b: Hex, i: number, length: number, nudge: number): Hex {
  const part = i / length;
  const q = a[0] + (b[0] - a[0]) * part + nudge;
  const r = a[1] + (b[1] - a[1]) * part + 2 * nudge;
  return round(q, r);
}

/**
 * Returns the hexes on the line from `a` to `b`, including both ends. Between the ends, the line is shifted by
 * (nudge, 2 nudge, -3 nudge) in cube coordinates, so it never runs along an edge. Source: cases/FORMAT.md.
 */
export function line(a: Hex, b: Hex, nudge: number = NUDGE): Hex[] {
  const length = distance(a, b);
  const hexes: Hex[] = [a];
  for (let i = 1; i < length; i++) hexes.push(sample(a, b, i, length, nudge));
  if (length > 0) hexes.push(b);
  return hexes;
}

/**
 * Returns the lines of sight between two hexes that meet no wall, each without its ends. The line with the positive
 * offset comes first.
 */
export function sightLines(map: HexMap, a: Hex, b: Hex): Hex[][] {
  return [NUDGE, -NUDGE]
    .filter((nudge) => isClear(map, a, b, nudge))
    .map((nudge) => line(a, b, nudge).slice(1, -1));
}

/**
 * Returns whether two hexes see each other: at least one of the two lines meets no wall. Source:
 * cases/FORMAT.md.
 */
export function hasLineOfSight(map: HexMap, a: Hex, b: Hex): boolean {
  return isClear(map, a, b, NUDGE) || isClear(map, a, b, -NUDGE);
}

function isClear(map: HexMap, a: Hex, b: Hex, nudge: number): boolean {
  const length = distance(a, b);
  for (let i = 1; i < length; i++) if (isWall(map, sample(a, b, i, length, nudge))) return false;
  return true;
}
