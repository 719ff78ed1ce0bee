import { distance, type Hex, isSame } from '../hex/axial.ts';
import { hexKey } from '../hex/map.ts';
import { fromPixel, toPixel } from '../hex/pixel.ts';

/** A point in hex widths, with `[0, 0]` in the center of hex `[0, 0]`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance from the center of a hex to a corner, for hexes with a width of 1. */
const SIZE = 1 / Math.sqrt(3);
/** The distance between sampled points on a line, in hex widths. */
const STEP = 1 / 32;
/** The offset by which all lines are moved, so that no line runs exactly along the edge between two hexes. */
const NUDGE = { x: 0.000001, y: 0.000002 } as const;
/** A line crosses the middle of a hex if it comes this close to the center. */
const MIDDLE = 1 / 8;

/** A hex that a line crosses, and the length of the line in it. */
interface Crossing {
  readonly at: Hex;
  length: number;
  isMiddle: boolean;
}

/**
 * Returns the hexes that lines cross through the middle, or over at least half a hex's width in total. Where this
 * leaves a gap in a line, adds the hex in the gap that contains most of the line. In a gap of three or more hexes, adds
 * all of them.
 */
export function hexesOfLines(lines: readonly (readonly Point[])[]): Hex[] {
  const ways = joined(lines).map(crossingsOf);
  const sums = new Map<number, Crossing>();
  for (const { at, length, isMiddle } of ways.flat()) {
    const sum = sums.get(hexKey(at)) ?? { at, length: 0, isMiddle: false };
    sum.length += length;
    sum.isMiddle ||= isMiddle;
    sums.set(hexKey(at), sum);
  }
  const taken = [...sums.values()].filter(({ length, isMiddle }) => isMiddle || length >= 0.5);
  const hexes = new Map(taken.map(({ at }) => [hexKey(at), at]));
  for (const way of ways) for (const at of bridgesOf(way, hexes)) hexes.set(hexKey(at), at);
  return [...hexes.values()];
}

/** Yields the hexes to add so that consecutive hexes of a line are connected. */
function* bridgesOf(way: readonly Crossing[], taken: ReadonlyMap<number, Hex>): Iterable<Hex> {
  let last: number | undefined;
  for (const [index, { at }] of way.entries()) {
    if (!taken.has(hexKey(at))) continue;
    const before = last === undefined ? undefined : way[last];
    if (before && last !== undefined && distance(before.at, at) > 1) {
      const between = way.slice(last + 1, index).sort((one, other) => other.length - one.length);
      yield* between.slice(0, between.length > 2 ? between.length : 1).map((crossing) => crossing.at);
    }
    last = index;
  }
}

/** Returns the hexes that a line crosses, in order. */
function crossingsOf(line: readonly Point[]): Crossing[] {
  const way: Crossing[] = [];
  for (const [point, length] of pointsOn(line)) {
    const at = hexOfPoint(point);
    const { x, y } = pointOfHex(at);
    const last = way.at(-1);
    const crossing = last && isSame(last.at, at) ? last : { at, length: 0, isMiddle: false };
    if (crossing !== last) way.push(crossing);
    crossing.length += length;
    crossing.isMiddle ||= Math.hypot(point.x - x, point.y - y) <= MIDDLE;
  }
  return way;
}

/** Joins lines: a line that starts where the line before it ends continues that line. */
function joined(lines: readonly (readonly Point[])[]): Point[][] {
  const chains: Point[][] = [];
  for (const line of lines) {
    const [last, first] = [chains.at(-1), line[0]];
    const end = last?.at(-1);
    if (last && end && first && Math.hypot(end.x - first.x, end.y - first.y) < STEP) last.push(...line);
    else chains.push([...line]);
  }
  return chains;
}

/** Returns the hex that contains a point. */
export function hexOfPoint({ x, y }: Point): Hex {
  return fromPixel(x, y, SIZE);
}

/** Returns the center of a hex, in hex widths. */
export function pointOfHex(at: Hex): Point {
  return toPixel(at, SIZE);
}

/** Returns the total length of lines. */
export function lengthOf(lines: readonly (readonly Point[])[]): number {
  const lengths = lines.flatMap((line) => partsOf(line).map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y)));
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Returns the parts of a line that are at most this far from `[0, 0]` on each axis. */
export function clipped(line: readonly Point[], { x: wide, y: high }: Point): Point[][] {
  return partsOf(line).flatMap(([a, b]) => {
    const along = { x: b.x - a.x, y: b.y - a.y };
    let [from, to] = [0, 1];
    for (const [start, step, most] of [
      [a.x, along.x, wide],
      [a.y, along.y, high],
    ] as const) {
      if (step === 0 && Math.abs(start) > most) return [];
      if (step === 0) continue;
      const [one, other] = [(-most - start) / step, (most - start) / step];
      from = Math.max(from, Math.min(one, other));
      to = Math.min(to, Math.max(one, other));
    }
    const at = (share: number) => ({ x: a.x + along.x * share, y: a.y + along.y * share });
    return from < to ? [[at(from), at(to)]] : [];
  });
}

function partsOf(line: readonly Point[]): [Point, Point][] {
  return line.slice(1).map((point, index) => [line[index] ?? point, point]);
}

/** Yields sampled points along a line, each with the length of the piece that it represents. */
function* pointsOn(line: readonly Point[]): Iterable<[Point, number]> {
  for (const [a, b] of partsOf(line)) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const steps = Math.ceil(length / STEP);
    for (let step = 0; step < steps; step++) {
      const share = (step + 0.5) / steps;
      const [x, y] = [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share];
      yield [{ x: x + NUDGE.x, y: y + NUDGE.y }, length / steps];
    }
  }
}
