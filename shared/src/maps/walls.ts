import { distance, type Hex, isSame } from '../hex/axial.ts';
import { hexKey } from '../hex/map.ts';
import { fromPixel, toPixel } from '../hex/pixel.ts';

/** A point in hex widths, `[0, 0]` in the middle of hex `[0, 0]`. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the middle of a hex to its corner, where it is 1 wide. */
const SIZE = 1 / Math.sqrt(3);
/** How far apart a line is looked at, in hex widths. */
const STEP = 1 / 32;
/** How far lines are moved, so that none runs along an edge between two hexes. */
const NUDGE = { x: 0.000001, y: 0.000002 } as const;
/** A line runs over the middle of a hex within so much of it. */
const MIDDLE = 1 / 8;

/** A hex that a line runs through, and over what length. */
interface Crossing {
  readonly at: Hex;
  length: number;
  isMiddle: boolean;
}

/**
 * The hexes that lines run through over at least half of a hex's width, all lines together, or over whose middle one
 * runs. Where that would leave a gap in a line, what lies between is taken too: of two hexes that with more of the line.
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

/** What has to be taken besides, so that no two hexes of a way lie apart that follow each other. */
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

/** The hexes that a line runs through, in order. */
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

/** The same lines; what begins where the one before ends is one with it. */
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

/** The hex that a point lies in. */
export function hexOfPoint({ x, y }: Point): Hex {
  return fromPixel(x, y, SIZE);
}

/** The middle of a hex, in hex widths. */
export function pointOfHex(at: Hex): Point {
  return toPixel(at, SIZE);
}

/** How long lines are, all together. */
export function lengthOf(lines: readonly (readonly Point[])[]): number {
  const lengths = lines.flatMap((line) => partsOf(line).map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y)));
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** What of a line lies within so much of `[0, 0]` on either side. */
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

/** Points all along a line, each with how much of the line it stands for. */
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
