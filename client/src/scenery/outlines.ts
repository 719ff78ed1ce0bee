import type { Hex } from '@riposte/shared';
import { edgeOf, keysOf, openSides } from './metrics.ts';
import { smoothNoise } from './noise.ts';

export type Point = readonly [x: number, y: number];

/**
 * Returns the outlines of a set of hexes, in map pixels: one closed line around each group of neighbors, and one
 * around each hole.
 */
export function outlinesOf(hexes: readonly Hex[]): Point[][] {
  const keys = keysOf(hexes);
  const starting = new Map<string, [Point, Point]>();
  for (const at of hexes)
    for (const side of openSides(keys, at)) {
      const [from, to] = edgeOf(at, side, 0);
      starting.set(nameOf(from), [from, to]);
    }
  const loops: Point[][] = [];
  for (const [name] of starting) {
    const loop = followed(starting, name);
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** Removes the edges of one closed line from `edges` and returns its points. */
function followed(edges: Map<string, [Point, Point]>, start: string): Point[] {
  const loop: Point[] = [];
  for (let name = start, edge = edges.get(name); edge; edge = edges.get(name)) {
    edges.delete(name);
    loop.push(edge[0]);
    name = nameOf(edge[1]);
  }
  return loop;
}

function nameOf([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/**
 * Returns a point moved by up to `reach` map pixels. Equal points move equally, so that lines that meet still meet
 * afterward.
 */
export function wobbled([x, y]: Point, reach: number): Point {
  return [
    x + (smoothNoise(x / 13 + 7, y / 13) - 0.5) * 2 * reach,
    y + (smoothNoise(x / 13, y / 13 + 31) - 0.5) * 2 * reach,
  ];
}

/** Returns the points of a line between two corners, with `steps` sections and wobbled by `reach` map pixels. */
export function wobblyEdge(from: Point, to: Point, steps: number, reach: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return wobbled([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], reach);
  });
}

/** Returns a closed outline as a smooth path. With a `reach` of 0, the path has the outline's straight edges. */
export function pathOf(loops: readonly (readonly Point[])[], reach: number): Path2D {
  const path = new Path2D();
  for (const loop of loops) {
    if (reach === 0) addPolygon(path, loop);
    else addSmooth(path, loop, reach);
  }
  return path;
}

/** Adds a closed polygon to a path. */
export function addPolygon(path: Path2D | CanvasPath, points: readonly Point[]): void {
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
}

/** Adds a closed line that passes between the wobbled points of a polygon, without corners. */
function addSmooth(path: Path2D, loop: readonly Point[], reach: number): void {
  const points = loop.flatMap((from, index) =>
    wobblyEdge(from, loop[(index + 1) % loop.length] ?? from, 3, reach).slice(0, -1),
  );
  const middle = (index: number): Point => {
    const [[x, y], [nextX, nextY]] = [pointAt(points, index), pointAt(points, index + 1)];
    return [(x + nextX) / 2, (y + nextY) / 2];
  };
  path.moveTo(...middle(-1));
  for (const [index, point] of points.entries()) path.quadraticCurveTo(...point, ...middle(index));
  path.closePath();
}

function pointAt(points: readonly Point[], index: number): Point {
  return points[(index + points.length) % points.length] ?? [0, 0];
}
