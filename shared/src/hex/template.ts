import { cone, range } from './area.ts';
import { add, DIRECTIONS, type Direction, type Hex, scale, subtract } from './axial.ts';
import { line } from './line.ts';

/** The shapes of a measured template. */
export const TEMPLATE_SHAPES = ['burst', 'cone', 'line'] as const;
export type TemplateShape = (typeof TEMPLATE_SHAPES)[number];

/** The greatest size of a template, in hexes. */
export const MOST_TEMPLATE_SIZE = 20;
/** The number of directions of a cone or a line. */
export const TEMPLATE_DIRECTIONS = 12;

/** A measured area that starts from a hex. */
export interface Template {
  readonly shape: TemplateShape;
  /** The radius of a burst, or the length of a cone or line, in hexes: from 1 to `MOST_TEMPLATE_SIZE`. */
  readonly size: number;
  /**
   * The direction of a cone or line: from 0 to 11, counter-clockwise from the east, in steps of 30 degrees. Bursts
   * ignore it.
   */
  readonly direction: number;
}

/** Returns whether a template has a known shape, and a size and a direction within their bounds. */
export function isTemplate(template: { readonly [Key in keyof Template]: unknown }): template is Template {
  const { shape, size, direction } = template;
  return (
    TEMPLATE_SHAPES.some((known) => known === shape) &&
    isWithin(size, 1, MOST_TEMPLATE_SIZE) &&
    isWithin(direction, 0, TEMPLATE_DIRECTIONS - 1)
  );
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

/** Returns the hexes that a template covers from a hex, nearest first. Only a burst includes the hex itself. */
export function templateHexes(from: Hex, { shape, size, direction }: Template): Hex[] {
  if (shape === 'burst') return range(from, size);
  const [first, second] = directionsAt(direction);
  if (shape === 'line') {
    const half = scale(DIRECTIONS[second], Math.floor(size / 2));
    return line(from, add(add(from, scale(DIRECTIONS[first], Math.ceil(size / 2))), half)).slice(1);
  }
  if (first === second) return cone(from, first, size);
  return range(from, size)
    .slice(1)
    .filter((hex) => isBetween(subtract(hex, from), first, second));
}

/** Returns the hex directions on either side of a template's direction. They are equal if it is a hex direction. */
function directionsAt(direction: number): readonly [Direction, Direction] {
  return [Math.floor(direction / 2) as Direction, (Math.ceil(direction / 2) % 6) as Direction];
}

/** Returns whether a vector lies between two neighboring directions, edges included. */
function isBetween([q, r]: Hex, first: Direction, second: Direction): boolean {
  const [[a, b], [c, d]] = [DIRECTIONS[first], DIRECTIONS[second]];
  const turn = a * d - b * c; // 1 or -1, so the shares of both directions are whole numbers
  return (q * d - r * c) * turn >= 0 && (a * r - b * q) * turn >= 0;
}
