import type { Graphics } from 'pixi.js';

/** A straight line from one point to another: x, y, x, y. */
export type Segment = readonly [number, number, number, number];

/**
 * Returns the lines across a hex in these directions, or dots if there are none. Directions are in degrees clockwise
 * from the right, and the distance between two lines is in map pixels. Lines continue across the hexes of an area.
 * `corners` is as in `cornersOf`.
 */
export function hatchingIn(corners: readonly number[], directions: readonly number[], gap = 15): Segment[] {
  return directions.length > 0
    ? directions.flatMap((direction) => linesIn(corners, direction, gap))
    : dotsIn(corners);
}

/** Adds lines to a drawing, which its next stroke draws. */
export function addLines(drawing: Graphics, lines: readonly Segment[]): void {
  for (const [x, y, toX, toY] of lines) drawing.moveTo(x, y).lineTo(toX, toY);
}

function linesIn(corners: readonly number[], angle: number, gap: number): Segment[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = (x: number, y: number) => x * cos + y * sin;
  const across = (x: number, y: number) => y * cos - x * sin;
  const points = pairs(corners);
  const offsets = points.map(([x, y]) => across(x, y));
  const [first, last] = [Math.ceil(Math.min(...offsets) / gap), Math.floor(Math.max(...offsets) / gap)];
  const lines: Segment[] = [];
  for (let line = first; line <= last; line++) {
    const offset = line * gap;
    const met = points.flatMap(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      const [here, there] = [across(x, y) - offset, across(nextX, nextY) - offset];
      if (here * there > 0 || here === there) return [];
      const share = here / (here - there);
      return [along(x + (nextX - x) * share, y + (nextY - y) * share)];
    });
    const [from, to] = [Math.min(...met), Math.max(...met)];
    if (to > from)
      lines.push([
        from * cos - offset * sin,
        from * sin + offset * cos,
        to * cos - offset * sin,
        to * sin + offset * cos,
      ]);
  }
  return lines;
}

/** Returns dots in a hex, as very short lines. */
function dotsIn(corners: readonly number[]): Segment[] {
  const points = pairs(corners);
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const around = [0, 1, 2, 3, 4, 5].map((sixth) => (sixth * Math.PI) / 3);
  const places = [[x, y], ...around.map((turn) => [x + 20 * Math.cos(turn), y + 20 * Math.sin(turn)])];
  return places.map(([left = 0, top = 0]): Segment => [left - 0.8, top, left + 0.8, top]);
}

function pairs(flat: readonly number[]): (readonly [number, number])[] {
  return flat.flatMap((x, index) => (index % 2 === 0 ? [[x, flat[index + 1] ?? 0] as const] : []));
}
