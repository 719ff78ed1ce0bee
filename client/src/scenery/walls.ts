import { add, DIRECTIONS, type Direction, type Hex, hexKey } from '@riposte/shared';
import { shape, stroke } from './brushwork.ts';
import { scattered } from './details.ts';
import { centerOf, edgeOf, SIDES } from './metrics.ts';
import { chanceOf } from './noise.ts';
import { addPolygon, type Point, wobblyEdge } from './outlines.ts';
import type { Pen, WallStyle } from './theme.ts';

/** How many sections each open edge of a wall has. */
const SECTIONS = 4;
const SHADOW: Point = [9, 8];

/** Paints the shadows that all walls cast on the ground. */
export function paintWallShadows(pen: Pen, outline: Path2D): void {
  pen.save();
  pen.translate(...SHADOW);
  pen.lineJoin = 'round';
  pen.fillStyle = 'rgb(0 0 0 / 26%)';
  pen.fill(outline);
  pen.strokeStyle = 'rgb(0 0 0 / 9%)';
  for (const width of [4, 9]) {
    pen.lineWidth = width;
    pen.stroke(outline);
  }
  pen.restore();
}

/**
 * Paints the wall on one hex. Walls on neighboring hexes join into one mass, so `walls` holds the keys of all of
 * them. Hexes must be painted from north to south.
 */
export function paintWall(pen: Pen, style: WallStyle, walls: ReadonlySet<number>, at: Hex): void {
  const sides = SIDES.map((side) => sideOf(style, walls, at, side));
  const foot = clockwise(sides).flatMap(({ points }) => points.slice(0, -1));
  for (const { side, points, isOpen } of sides)
    if (isOpen && FACES_SOUTH.has(side)) paintFace(pen, style, points, side);
  const top = foot.map(([x, y]): Point => [x, y - style.height]);
  shape(pen, top, style.top, style.top, 1.2);
  const { x, y } = centerOf(at);
  pen.save();
  pen.beginPath();
  addPolygon(pen, top);
  pen.clip();
  for (const detail of style.topDetails) detail(pen, { at, x, y: y - style.height, chance: chanceOf(at, 9) });
  pen.restore();
  for (const { points, isOpen } of sides) if (isOpen) paintTopEdge(pen, style, points);
  paintGrowth(pen, style, at);
}

interface Side {
  readonly side: Direction;
  readonly points: readonly Point[];
  /** Whether the hex beyond this side is not a wall. */
  readonly isOpen: boolean;
}

const FACES_SOUTH: ReadonlySet<Direction> = new Set([4, 5]);

function sideOf(style: WallStyle, walls: ReadonlySet<number>, at: Hex, side: Direction): Side {
  const [from, to] = edgeOf(at, side, 0);
  const isOpen = !walls.has(hexKey(add(at, DIRECTIONS[side])));
  return { side, isOpen, points: wobblyEdge(from, to, isOpen ? SECTIONS : 1, style.wobble) };
}

/** Returns sides in the order of their edges around the hex. */
function clockwise(sides: readonly Side[]): readonly Side[] {
  return [...sides].reverse();
}

/** Paints the face of a wall that is visible from the south. */
function paintFace(pen: Pen, style: WallStyle, points: readonly Point[], side: Direction): void {
  const top = points.map(([x, y]): Point => [x, y - style.height]);
  const color = side === 4 ? style.lit : style.shaded;
  shape(pen, [...points, ...top.reverse()], color, color, 0.8);
  for (const line of LINES[style.face](points, style.height)) stroke(pen, line, style.ink, 1);
  stroke(pen, points, style.ink, 1.8);
}

/** For each kind of face, a function that returns the lines that divide it. `points` is the line along its foot. */
const LINES: Readonly<
  Record<WallStyle['face'], (points: readonly Point[], height: number) => readonly (readonly Point[])[]>
> = {
  courses: (points, height) => [
    ...[0.34, 0.67].map((share) => points.map((point) => above(point, height * share))),
    ...points.map((point, index) => {
      const course = index % 2;
      return [above(point, height * 0.34 * course), above(point, height * 0.34 * (course + 1))];
    }),
  ],
  cracks: (points, height) =>
    points.slice(1).map(([x, y]) => [
      [x, y - height],
      [x - 2, y - height * 0.55],
      [x - 1, y - height * 0.2],
    ]),
  planks: (points, height) => {
    const [[x, y], [toX, toY]] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
    return Array.from({ length: 9 }, (_, step) => {
      const foot: Point = [x + ((toX - x) * step) / 8, y + ((toY - y) * step) / 8];
      return [foot, above(foot, height)];
    });
  },
  plain: () => [],
};

function above([x, y]: Point, by: number): Point {
  return [x, y - by];
}

function paintTopEdge(pen: Pen, style: WallStyle, points: readonly Point[]): void {
  const raised = (by: number) => points.map(([x, y]): Point => [x, y - style.height + by]);
  stroke(pen, raised(1), 'rgb(255 255 255 / 22%)', 2.4);
  stroke(pen, raised(0), style.ink, 1.8);
}

function paintGrowth(pen: Pen, { growth, height }: WallStyle, at: Hex): void {
  if (!growth) return;
  const chance = chanceOf(at, 17);
  const center = centerOf(at);
  const spots = Array.from({ length: growth.count }, () => scattered({ ...center, chance }, 0.62));
  for (const [x, y] of spots.sort((one, other) => one[1] - other[1]))
    growth.prop(pen, { x, y: y - height + 6, size: 0.85 + 0.35 * chance(), chance });
}
