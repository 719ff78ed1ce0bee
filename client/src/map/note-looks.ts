import type { NoteColor } from '@riposte/shared';

/** A straight line from one point to another: x, y, x, y. */
export type Segment = readonly [number, number, number, number];

interface NoteLook {
  readonly color: number;
  /** The directions of the lines across an area, in degrees clockwise from the right. An empty list gives dots. */
  readonly hatch: readonly number[];
  /** The lengths of dashes and gaps of a drawing, in map pixels. An empty list gives a solid line. */
  readonly dash: readonly number[];
}

/** How each color of drawings and areas looks. All differ in hatching and dashes, too. */
export const NOTE_LOOKS: Readonly<Record<NoteColor, NoteLook>> = {
  amber: { color: 0xffc35c, hatch: [-45], dash: [] },
  red: { color: 0xff8a75, hatch: [45], dash: [18, 10] },
  green: { color: 0x8be0a0, hatch: [0], dash: [2, 10] },
  blue: { color: 0x8cc6ff, hatch: [90], dash: [18, 9, 2, 9] },
  violet: { color: 0xd9aef5, hatch: [45, -45], dash: [34, 12] },
  white: { color: 0xf5ecdf, hatch: [], dash: [18, 9, 2, 9, 2, 9] },
};

/** The distance between two lines across an area, in map pixels. */
const GAP = 15;

/** Returns the lines or dots across a hex. They continue across the hexes of an area. `corners` is as in `cornersOf`. */
export function hatchingIn(corners: readonly number[], hatch: NoteLook['hatch']): Segment[] {
  return hatch.length > 0 ? hatch.flatMap((angle) => linesIn(corners, angle)) : dotsIn(corners);
}

function linesIn(corners: readonly number[], angle: number): Segment[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = (x: number, y: number) => x * cos + y * sin;
  const across = (x: number, y: number) => y * cos - x * sin;
  const points = pairs(corners);
  const offsets = points.map(([x, y]) => across(x, y));
  const [first, last] = [Math.ceil(Math.min(...offsets) / GAP), Math.floor(Math.max(...offsets) / GAP)];
  const lines: Segment[] = [];
  for (let line = first; line <= last; line++) {
    const offset = line * GAP;
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

/** Returns the dashes of a line. The pattern continues from one segment to the next. */
export function dashed(line: readonly Segment[], dash: readonly number[]): readonly Segment[] {
  if (dash.length === 0) return line;
  const dashes: Segment[] = [];
  let [part, left] = [0, dash[0] ?? 1];
  for (const [x, y, toX, toY] of line) {
    const length = Math.hypot(toX - x, toY - y);
    const at = (far: number) => [x + ((toX - x) * far) / length, y + ((toY - y) * far) / length] as const;
    for (let far = 0; far < length; ) {
      const end = Math.min(length, far + left);
      if (part % 2 === 0) dashes.push([...at(far), ...at(end)]);
      left -= end - far;
      far = end;
      if (left > 0) continue;
      part = (part + 1) % dash.length;
      left = dash[part] ?? 1;
    }
  }
  return dashes;
}
