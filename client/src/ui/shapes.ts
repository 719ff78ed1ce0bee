/*
 * The outlines of the rings around tokens. Each side has a different shape, so that color is not needed to tell sides
 * apart.
 */

/** The points of a closed outline as alternating x and y. The first point is at the top. */
export type Outline = readonly number[];

/** The number of corners with which a circle looks round at any zoom. */
const FINE = 36;

/**
 * Returns a regular polygon with slightly rounded corners. `turn` is the angle of the first corner in degrees,
 * clockwise from the top.
 */
function polygon(corners: number, turn: number, reach: number): Outline {
  const place = (index: number): readonly [number, number] => {
    const angle = ((turn - 90 + (360 / corners) * index) * Math.PI) / 180;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  };
  return Array.from({ length: corners }, (_, index) => {
    const [[x, y], [nextX, nextY]] = [place(index), place(index + 1)];
    return STEPS.flatMap((step) => [x + (nextX - x) * step, y + (nextY - y) * step]);
  }).flat();
}

/**
 * Positions of the points along each edge. The corners are left out, which rounds them; several points allow a partly
 * drawn edge.
 */
const STEPS = [0.08, 0.25, 0.42, 0.58, 0.75, 0.92] as const;

/** Returns `count` points around a circle, starting at the top. */
function turned(count: number, at: (angle: number) => readonly [number, number]): number[] {
  return Array.from({ length: count }, (_, index) => at((index / count) * 2 * Math.PI - Math.PI / 2)).flat();
}

const circle: Outline = turned(FINE, (angle) => [Math.cos(angle), Math.sin(angle)]);

/** The shapes of the sides, in the order in which they appear on the table. */
export const SIDE_SHAPES: readonly Outline[] = [
  circle,
  polygon(4, 0, 1.22),
  polygon(4, 45, 1.2),
  polygon(3, 0, 1.36),
  polygon(6, 30, 1.08),
];

/** Returns a small circle with just enough corners to look round. */
export function dot(x: number, y: number, radius: number): number[] {
  return turned(12, (angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
}

/** Returns a box whose corners have a radius of at most `most`, with just enough points to look round. */
export function softBox(x: number, y: number, width: number, height: number, most: number): number[] {
  const radius = Math.min(most, width / 2, height / 2);
  const [right, bottom] = [x + width - radius, y + height - radius];
  const middles = [[right, bottom], [x + radius, bottom], [x + radius, y + radius], [right, y + radius]] as const; // biome-ignore format: keeps the corners on one line
  return middles.flatMap(([middleX, middleY], quarter) =>
    [0, 1, 2, 3].flatMap((step) => {
      const angle = ((quarter + step / 3) * Math.PI) / 2;
      return [middleX + radius * Math.cos(angle), middleY + radius * Math.sin(angle)];
    }),
  );
}

/** Returns an outline scaled to a radius. */
export function sized(outline: Outline, radius: number): number[] {
  return outline.map((value) => value * radius);
}

/** Returns the beginning of an outline as an open line. `share` is the length of this part, from 0 to 1. */
export function partOf(outline: Outline, share: number): number[] {
  const points = outline.length / 2;
  const count = Math.max(2, Math.round(points * Math.min(1, share)) + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = (index % points) * 2;
    return [outline[at] ?? 0, outline[at + 1] ?? 0];
  }).flat();
}
