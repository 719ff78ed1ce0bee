import {
  distance,
  type GroundLook,
  type Hex,
  type HexMap,
  hexKey,
  isCover,
  isDifficult,
  isOnMap,
  isWall,
  lookOfGround,
  range,
  round,
} from '@riposte/shared';
import { disc } from './brushwork.ts';
import { scattered } from './details.ts';
import { type Box, boardOf, centerOf, cornersOf, HEX_SIZE, keysOf } from './metrics.ts';
import { between, chanceOf, grain, smoothNoise } from './noise.ts';
import { addPolygon, outlinesOf, type Point, pathOf } from './outlines.ts';
import { type Area, areaOf, paintArea } from './surfaces.ts';
import type { Frame, Pen, Prop, Scatter, Theme } from './theme.ts';
import { torchesOf } from './torches.ts';
import { paintWall, paintWallShadows } from './walls.ts';

/** A map that is ready to be painted, as a whole or in parts. */
export interface Scene {
  readonly map: HexMap;
  readonly theme: Theme;
  /** All hexes from north to south. */
  readonly hexes: readonly Hex[];
  readonly board: Path2D;
  readonly areas: readonly Area[];
  readonly walls: ReadonlySet<number>;
  readonly wallOutline: Path2D;
  /** The hexes around the map, from north to south. */
  readonly surroundings: readonly Hex[];
  /** Where torches stand at night. */
  readonly torches: readonly Point[];
  /** True if the edges of the hexes are painted. */
  readonly hasGrid: boolean;
}

/** How far a painted object extends beyond its hex, in map pixels. */
const OVERHANG = HEX_SIZE * 1.6;
/** How many rings of hexes around the map are painted as its surroundings. */
const MARGIN = 3;

/** Prepares a map for painting. */
export function sceneOf(map: HexMap, theme: Theme, hasGrid: boolean): Scene {
  const hexes = fromNorth(range([0, 0], map.radius));
  const around = range([0, 0], map.radius + MARGIN);
  const walls = hexes.filter((at) => isWall(map, at));
  const board = new Path2D();
  addPolygon(
    board,
    boardOf(map.radius).map(({ x, y }): Point => [x, y]),
  );
  return {
    map,
    theme,
    hexes,
    board,
    areas: areasOf(map, theme, hexes, around),
    walls: keysOf(walls),
    wallOutline: pathOf(outlinesOf(walls), 0),
    surroundings: fromNorth(around.filter((at) => !isOnMap(map, at))),
    torches: torchesOf(map),
    hasGrid,
  };
}

/** Returns hexes sorted from north to south, because tall objects cover the hexes behind them. */
function fromNorth(hexes: readonly Hex[]): Hex[] {
  return [...hexes].sort(([q1, r1], [q2, r2]) => r1 - r2 || q1 - q2);
}

/** Returns the areas of different ground, in the order in which they are painted. */
function areasOf(map: HexMap, theme: Theme, hexes: readonly Hex[], around: readonly Hex[]): Area[] {
  const { ground, patches, rough, brush, water, planks, surroundings } = theme;
  const isPlain = (at: Hex) => lookOfGround(map, at) === undefined;
  const withLook = (look: GroundLook) =>
    around.filter((at) => lookOfGround(map, nearestOnMap(map, at)) === look);
  const kinds = [
    [surroundings.surface, around],
    [ground, hexes],
    ...(patches ? [[patches, hexes.filter(isPatch)] as const] : []),
    [rough, hexes.filter((at) => isPlain(at) && isDifficult(map, at))],
    [brush, withLook('brush')],
    [water, withLook('water')],
    [planks, withLook('planks')],
  ] as const;
  return kinds.filter(([, there]) => there.length > 0).map(([surface, there]) => areaOf(surface, there));
}

/** Returns the hex of the map that is closest to a hex beyond its edge, so that rivers flow on beyond the map. */
function nearestOnMap(map: HexMap, [q, r]: Hex): Hex {
  const beyond = distance([q, r], [0, 0]) / Math.max(1, map.radius);
  return beyond <= 1 ? [q, r] : round(q / beyond, r / beyond);
}

function isPatch([q, r]: Hex): boolean {
  const { x, y } = centerOf([q, r]);
  return smoothNoise(x / 150, y / 150) > 0.56;
}

/** Paints the part of a scene that lies in a box. The pen must be set to map coordinates. */
export function paintScene(pen: Pen, scene: Scene, box: Box): void {
  const isNear = (x: number, y: number) =>
    x > box.x - OVERHANG &&
    x < box.x + box.width + OVERHANG &&
    y > box.y - OVERHANG &&
    y < box.y + box.height + OVERHANG;
  pen.save();
  pen.clip(scene.board);
  for (const area of scene.areas) paintArea(pen, area, isNear);
  paintSurroundings(pen, scene, isNear);
  if (scene.hasGrid) paintGrid(pen, scene, isNear);
  paintWallShadows(pen, scene.wallOutline);
  for (const at of scene.hexes) {
    const { x, y } = centerOf(at);
    if (isNear(x, y)) paintObjects(pen, scene, at);
  }
  pen.restore();
  paintFrame(pen, scene);
}

function paintSurroundings(
  pen: Pen,
  { surroundings, theme }: Scene,
  isNear: (x: number, y: number) => boolean,
): void {
  for (const at of surroundings) {
    const { x, y } = centerOf(at);
    if (isNear(x, y)) strew(pen, theme.surroundings.scatter, at, 0.9);
  }
}

/** Paints the edges of the hexes. */
function paintGrid(pen: Pen, { hexes, theme }: Scene, isNear: (x: number, y: number) => boolean): void {
  const path = new Path2D();
  for (const at of hexes) {
    const { x, y } = centerOf(at);
    if (!isNear(x, y)) continue;
    const corners = cornersOf(at, 0.5);
    addPolygon(
      path,
      [0, 1, 2, 3, 4, 5].map((index): Point => [corners[2 * index] ?? 0, corners[2 * index + 1] ?? 0]),
    );
  }
  pen.globalAlpha = theme.grid.opacity;
  pen.strokeStyle = theme.grid.color;
  pen.lineWidth = 1.3;
  pen.stroke(path);
  pen.globalAlpha = 1;
}

function paintObjects(pen: Pen, { map, theme, walls }: Scene, at: Hex): void {
  if (walls.has(hexKey(at))) {
    paintWall(pen, theme.wall, walls, at);
    return;
  }
  const look = lookOfGround(map, at);
  if (look === 'brush') strew(pen, theme.growth, at, 0.84);
  else if (isDifficult(map, at) && look === undefined) strew(pen, theme.obstacles, at, 0.84);
  else if (look === undefined && !isCover(map, at) && grain(at[0] + 0.5, at[1]) < 0.34)
    strew(pen, theme.trifles, at, 0.8);
  if (isCover(map, at)) surround(pen, theme.cover, at);
}

/** Scatters objects over a hex. */
function strew(pen: Pen, { props, count, size }: Scatter, at: Hex, reach: number): void {
  const chance = chanceOf(at, 3);
  const center = centerOf(at);
  const spots = Array.from({ length: count }, () => scattered({ ...center, chance }, reach));
  for (const [x, y] of spots.sort((one, other) => one[1] - other[1])) place(pen, props, x, y, size, chance);
}

/** The directions of a hex's corners and edges in degrees, from north to south. */
const FROM_NORTH = [270, 240, 300, 210, 330, 180, 0, 150, 30, 120, 60, 90];

/** Places objects at the corners and edges of a hex, around the token in its middle. */
function surround(pen: Pen, { props, size }: Scatter, at: Hex): void {
  const { x, y } = centerOf(at);
  const chance = chanceOf(at, 11);
  for (const degrees of FROM_NORTH) {
    const angle = (degrees * Math.PI) / 180;
    const isCorner = degrees % 60 === 30;
    const reach = HEX_SIZE * (isCorner ? 0.76 : 0.7);
    place(
      pen,
      props,
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach + 4,
      isCorner ? size : size * 0.7,
      chance,
    );
  }
}

function place(
  pen: Pen,
  props: readonly Prop[],
  x: number,
  y: number,
  size: number,
  chance: () => number,
): void {
  const prop = props[Math.floor(chance() * props.length)];
  prop?.(pen, { x, y, size: size * between(0.85, 1.15, chance()), chance });
}

/** Paints the edge of the board: a dark shade inward, and the theme's frame. */
function paintFrame(pen: Pen, { board, map, theme: { frame } }: Scene): void {
  pen.save();
  pen.clip(board);
  pen.lineJoin = 'round';
  pen.strokeStyle = 'rgb(10 7 5 / 6%)';
  for (let width = 8; width <= 104; width += 12) {
    pen.lineWidth = width;
    pen.stroke(board);
  }
  pen.restore();
  pen.lineJoin = 'miter';
  for (const [width, color] of [
    [13, frame.ink],
    [9, frame.body],
    [2, frame.light],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.stroke(board);
  }
  const corners = boardOf(map.radius);
  for (const [index, from] of corners.entries())
    paintJoints(pen, frame, from, corners[(index + 1) % 6] ?? from);
  for (const { x, y } of corners) {
    disc(pen, [x, y], [10, 10], frame.body, frame.ink, 2.5);
    disc(pen, [x, y], [4.5, 4.5], frame.knob);
  }
}

type Corner = ReturnType<typeof boardOf>[number];

/** Paints the lines between the stones or planks of one side of the frame. */
function paintJoints(pen: Pen, { ink, piece }: Frame, from: Corner, to: Corner): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const count = Math.max(1, Math.round(length / piece));
  const path = new Path2D();
  for (let joint = 1; joint < count; joint++) {
    const far = (joint / count) * length;
    const [middleX, middleY] = [from.x + x * far, from.y + y * far];
    path.moveTo(middleX - 5 * y, middleY + 5 * x);
    path.lineTo(middleX + 5 * y, middleY - 5 * x);
  }
  pen.strokeStyle = ink;
  pen.lineWidth = 1.6;
  pen.stroke(path);
}
