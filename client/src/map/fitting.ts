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

/**
 * Places labels so that they cover neither fighters nor other labels. A label goes below its fighter, else above,
 * else beside, as near as possible. Labels that fit nowhere are left out.
 */
export function fit(
  unplaced: readonly UnplacedLabel[],
  fighters: readonly Spot[],
  radius: number,
  seen: Box | null = null,
): Map<Id, PlacedLabel> {
  const taken: Box[] = [];
  const found = new Map<Id, PlacedLabel>();
  for (const one of unplaced) {
    const near = fighters.filter(({ x, y }) => Math.abs(x - one.x) < NEAR && Math.abs(y - one.y) < NEAR);
    const isFree = (box: Box) =>
      !taken.some((other) => overlap(box, other)) && !near.some((at) => covers(box, at, radius));
    const best = bestOf(placesFor(one, radius), isFree, seen);
    if (!best) continue;
    const [form, place] = best;
    taken.push(place);
    found.set(one.id, { form, x: (place.left + place.right) / 2, y: (place.top + place.bottom) / 2 });
  }
  return found;
}

type Place = readonly [form: number, Box];

/** Returns the first free place in the visible area, else the first free place; undefined if none is free. */
function bestOf(places: Iterable<Place>, isFree: (box: Box) => boolean, seen: Box | null): Place | undefined {
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
/** Pixels between a fighter and its label. */
const GAP = 2;

function* placesFor({ x, y, sizes }: UnplacedLabel, radius: number): Generator<Place> {
  for (const [form, { width, height }] of sizes.entries()) {
    const [down, across] = [radius + GAP + height / 2, radius + GAP + width / 2];
    const middles = [[0, down], [0, -down], [across, 0], [-across, 0], [width / 2, down], [-width / 2, down]] as const; // biome-ignore format: keeps the places on one line
    for (const [dx, dy] of middles) yield [form, boxAt(x + dx, y + dy, width, height)];
  }
}

function boxAt(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isWithin(box: Box, { left, top, right, bottom }: Box): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
}

/** Returns whether a box overlaps a round token. */
function covers({ left, top, right, bottom }: Box, { x, y }: Spot, radius: number): boolean {
  const [dx, dy] = [x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))];
  return dx * dx + dy * dy < radius * radius;
}
