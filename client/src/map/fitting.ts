import type { Id } from '@riposte/shared';

/** A point on the map, in map pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A fighter whose label needs a place. Labels of earlier fighters are placed first. */
export interface UnplacedLabel extends Spot {
  readonly id: Id;
  /** The sizes of the forms that the label can have, the preferred form first. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
}

/** The center of a placed label, and the index of its form. */
export interface PlacedLabel extends Spot {
  readonly form: number;
}

/** A rectangle in map pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The area of a fighter's token: a circle, and a figure that rises above it. */
export interface TokenArea extends Spot {
  readonly radius: number;
  /** The height of the figure above the token's center. */
  readonly rise: number;
}

/** The areas that are already in use on the map. */
export interface Taken {
  readonly tokens: readonly TokenArea[];
  /** The dice that are shown now. */
  readonly dice: readonly Box[];
}

/**
 * Places labels so that they cover neither tokens, nor dice, nor other labels. A label goes below its fighter, else
 * above, else beside, as near as possible. A label that fits nowhere takes its next form. If no form fits, it is left
 * out.
 */
export function fit(
  unplaced: readonly UnplacedLabel[],
  { tokens, dice }: Taken,
  seen: Box | null = null,
): Map<Id, PlacedLabel> {
  const taken = [...dice];
  const found = new Map<Id, PlacedLabel>();
  for (const one of unplaced) {
    const near = tokens.filter(({ x, y }) => Math.abs(x - one.x) < NEAR && Math.abs(y - one.y) < NEAR);
    const token = tokens.find(({ x, y }) => x === one.x && y === one.y) ?? { ...one, ...BARE };
    const best = bestOf(placesFor(one, token), (box) => isFree(box, taken, near), seen);
    if (!best) continue;
    const [form, place] = best;
    taken.push(place);
    found.set(one.id, { form, ...middleOf(place) });
  }
  return found;
}

/** Returns whether a box covers neither other boxes nor tokens. */
export function isFree(box: Box, taken: readonly Box[], tokens: readonly TokenArea[]): boolean {
  return !taken.some((other) => overlap(box, other)) && !tokens.some((token) => covers(box, token));
}

/** Returns the center of a box. */
export function middleOf({ left, top, right, bottom }: Box): Spot {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

type Place = readonly [form: number, Box];

/** Returns the first free place in the visible area, else the first free place; undefined if none is free. */
export function bestOf(
  places: Iterable<Place>,
  isFree: (box: Box) => boolean,
  seen: Box | null,
): Place | undefined {
  let first: Place | undefined;
  for (const place of places) {
    const isVisible = !seen || isWithin(place[1], seen);
    if ((first && !isVisible) || !isFree(place[1])) continue; // the cheaper test comes first
    if (isVisible) return place;
    first = place;
  }
  return first;
}

const NEAR = 240;
/** Pixels between a fighter and its label or die. */
export const GAP = 2;
/** The area of a fighter that has no token, such as a defeated fighter. */
export const BARE = { radius: 28, rise: 28 } as const;
/** The width of a figure from its middle to its side, where it rises above the token, in map pixels. */
const FIGURE_SIDE = 15;
function* placesFor({ x, y, sizes }: UnplacedLabel, { radius, rise }: TokenArea): Generator<Place> {
  for (const [form, { width, height }] of sizes.entries()) {
    const [down, across] = [radius + GAP + height / 2, radius + GAP + width / 2];
    const up = Math.max(radius, rise) + GAP + height / 2;
    const middles = [[0, down], [0, -up], [across, 0], [-across, 0], [width / 2, down], [-width / 2, down], [width / 2, -up], [-width / 2, -up]] as const; // biome-ignore format: keeps the places on one line
    for (const [dx, dy] of middles) yield [form, boxAt(x + dx, y + dy, width, height)];
  }
}

/** Returns a box around a center. */
export function boxAt(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** Returns whether two boxes overlap. */
export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isWithin(box: Box, { left, top, right, bottom }: Box): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

/** Returns whether a box overlaps a token. */
function covers(box: Box, { x, y, radius, rise }: TokenArea): boolean {
  const { left, top, right, bottom } = box;
  const [dx, dy] = [x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))];
  const figure = { left: x - FIGURE_SIDE, top: y - rise, right: x + FIGURE_SIDE, bottom: y };
  return dx * dx + dy * dy < radius * radius || overlap(box, figure);
}
