import { COLUMNS, FIRST_ROW, GAPS, GRID, type Part, type Specialty } from '../sheet/specialties.ts';
import type { HuntFighter } from '../table.ts';

/* The specialty grid: the distances on it, and the squares that are lost with damaged parts of the body. */

/** The position of a square: its column, counted from 0, and its row, as numbered in the rulebook. */
export interface Square {
  readonly column: number;
  readonly row: number;
}

const SQUARES: ReadonlyMap<Specialty, Square> = new Map(
  COLUMNS.flatMap((name, column) =>
    GRID[name].map((specialty, index): [Specialty, Square] => [
      specialty,
      { column, row: FIRST_ROW + index },
    ]),
  ),
);

export function squareOf(specialty: Specialty): Square {
  return SQUARES.get(specialty) as Square;
}

type Knower = Pick<HuntFighter, 'specialties' | 'parts' | 'gaps'>;

const NOTHING_USABLE = 20; // HUNT-R5

/** Returns the distance (Y in HUNT-71) from a Target Specialty to the fighter's nearest usable specialty, in spaces. */
export function distanceTo(knower: Knower, target: Specialty): number {
  const { distances } = leftTo(knower);
  let distance = distances.get(target);
  if (distance === undefined) {
    distance = countTo(knower, target);
    distances.set(target, distance);
  }
  return distance;
}

function countTo(knower: Knower, target: Specialty): number {
  let least = NOTHING_USABLE;
  for (const own of usableBy(knower)) {
    if (own === target) return 0; // HUNT-R2
    least = Math.min(least, spacesBetween(own, target, knower.gaps)); // HUNT-71
  }
  return least;
}

/** Returns the distance between two squares, in spaces. Ignores the gaps in `filled`. */
function spacesBetween(one: Specialty, other: Specialty, filled: Knower['gaps']): number {
  const [a, b] = [squareOf(one), squareOf(other)];
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)];
  const open = GAPS.slice(left, right).filter((gap) => !filled.includes(gap)); // HUNT-R2
  return Math.abs(a.row - b.row) + (right - left) + open.length; // HUNT-R2
}

/** Returns the squares that are lost with a part of the body: its own square and up to 8 around it. */
function squaresOf(part: Part): ReadonlySet<Specialty> {
  const middle = squareOf(part); // HUNT-26
  const isNear = ({ column, row }: Square) =>
    Math.abs(column - middle.column) <= 1 && Math.abs(row - middle.row) <= 1; // HUNT-27: ignores the gaps between columns
  return new Set([...SQUARES].flatMap(([specialty, square]) => (isNear(square) ? [specialty] : [])));
}

const squaresByPart = new Map<Part, ReadonlySet<Specialty>>();

/** Returns whether a specialty is lost because of these damaged parts. */
export function isLost(parts: readonly Part[], specialty: Specialty): boolean {
  return parts.some((part) => {
    let squares = squaresByPart.get(part);
    if (!squares) {
      squares = squaresOf(part);
      squaresByPart.set(part, squares);
    }
    return squares.has(specialty);
  });
}

/**
 * The specialties that remain usable with a list of damaged parts, and the distances from them. Cached for each list.
 */
interface Left {
  readonly usable: readonly Specialty[];
  readonly distances: Map<Specialty, number>;
}

const remaining = new WeakMap<readonly Part[], Left>();

function leftTo({ specialties, parts }: Knower): Left {
  let left = remaining.get(parts); // each fighter has its own list of parts, which is replaced when it changes
  if (!left) {
    const usable = specialties.filter((specialty) => !isLost(parts, specialty)); // HUNT-26, HUNT-27, HUNT-R56
    left = { usable, distances: new Map() };
    remaining.set(parts, left);
  }
  return left;
}

/** Returns the fighter's specialties that can still be used for checks. */
export function usableBy(knower: Knower): readonly Specialty[] {
  return leftTo(knower).usable;
}
