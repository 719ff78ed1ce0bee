import { BitmapText, Container } from 'pixi.js';
import { MAP_COLORS } from '../../theme/colors.ts';
import { dot } from '../../ui/shapes.ts';
import type { Aim } from '../aims-layer.ts';
import { batched } from '../batched.ts';
import type { Box } from '../fitting.ts';
import { type Beat, drawn, type Point, type Stage, through } from './beat.ts';
import { SPENT } from './colors.ts';

const RADIUS = 10;
/** The places on an arc where its number can be, as shares of its length, the best first. */
const PLACES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74] as const;

/** Numbers pending actions in the order in which they resolve: 1 resolves next. The numbers avoid names. */
export class OrderMarks {
  readonly view = new Container();
  #aims: readonly Aim[] = [];
  #labels: readonly Box[] = [];

  /** Draws the numbers, unless nothing has changed. */
  show(aims: readonly Aim[], labels: readonly Box[]): void {
    if (aims === this.#aims && (labels === this.#labels || aims.length === 0)) return;
    this.#aims = aims;
    this.#labels = labels;
    for (const old of this.view.removeChildren()) old.destroy({ children: true });
    if (!aims.some(({ depth }) => depth > 0)) return; // a single action needs no number
    const taken: Point[] = [];
    for (const aim of aims) {
      const at = placeOn(aim.way, labels, taken);
      taken.push(at);
      this.view.addChild(mark(aim, at));
    }
  }
}

/** Returns the first place on an arc that covers neither a label nor another number; the middle if there is none. */
function placeOn(way: readonly Point[], labels: readonly Box[], taken: readonly Point[]): Point {
  const places = PLACES.map((share) => pointAt(way, share));
  const isFree = ({ x, y }: Point) =>
    !labels.some(
      ({ left, top, right, bottom }) =>
        x > left - RADIUS && x < right + RADIUS && y > top - RADIUS && y < bottom + RADIUS,
    ) && taken.every((other) => Math.hypot(other.x - x, other.y - y) > 2 * RADIUS);
  return places.find(isFree) ?? pointAt(way, 0.5);
}

/** Returns the point at a share of the length of a line. */
function pointAt(way: readonly Point[], share: number): Point {
  const parts = way.slice(1).map((to, index) => ({ from: way[index] ?? to, to }));
  const lengthOf = ({ from, to }: { from: Point; to: Point }) => Math.hypot(to.x - from.x, to.y - from.y);
  let left = share * parts.reduce((sum, part) => sum + lengthOf(part), 0);
  for (const part of parts) {
    const length = lengthOf(part);
    if (left <= length && length > 0) {
      const on = left / length;
      return {
        x: part.from.x + (part.to.x - part.from.x) * on,
        y: part.from.y + (part.to.y - part.from.y) * on,
      };
    }
    left -= length;
  }
  return way.at(-1) ?? { x: 0, y: 0 };
}

function mark({ depth, color }: Aim, at: Point): Container {
  const view = new Container();
  view.position.set(at.x, at.y);
  const plate = batched();
  plate.poly(dot(0, 0, RADIUS)).fill({ color: MAP_COLORS.shade, alpha: 0.95 });
  plate
    .poly(dot(0, 0, RADIUS))
    .stroke({ color: depth === 0 ? 0xffffff : color, width: depth === 0 ? 2.5 : 2 });
  const style = { fontFamily: 'Inter Variable', fontSize: 13, fontWeight: '600', fill: 0xffffff } as const;
  view.addChild(plate, new BitmapText({ text: `${depth + 1}`, style, anchor: 0.5 }));
  return view;
}

/**
 * Returns the animation for the end of a pending action: a light runs along its arc. If the action was canceled, the
 * arc turns gray and is crossed out.
 */
export function endOf({ way, color }: Aim, isCanceled: boolean, stage: Stage): Beat {
  return isCanceled ? crossOut(way, stage) : runAlong(way, color, stage);
}

function runAlong(way: readonly Point[], color: number, stage: Stage): Beat {
  return drawn(stage, 420, (drawing, moment) => {
    const [tail, head] = [Math.max(0, moment * 1.4 - 0.4), Math.min(1, moment * 1.4)];
    const points = Array.from({ length: 9 }, (_, index) => pointAt(way, tail + ((head - tail) * index) / 8));
    through(drawing, points).stroke({ color, width: 9, alpha: 0.6 * (1 - moment), cap: 'round' });
    through(drawing, points).stroke({ color: 0xffffff, width: 4, alpha: 1 - moment ** 2, cap: 'round' });
  });
}

function crossOut(way: readonly Point[], stage: Stage): Beat {
  const { x, y } = pointAt(way, 0.5);
  return drawn(stage, 420, (drawing, moment) => {
    through(drawing, way).stroke({ color: SPENT, width: 3, alpha: 0.8 * (1 - moment), cap: 'round' });
    const far = 9 + 4 * moment;
    drawing.moveTo(x - far, y - far).lineTo(x + far, y + far).moveTo(x + far, y - far).lineTo(x - far, y + far); // biome-ignore format: keeps the cross on one line
    drawing.stroke({ color: SPENT, width: 5, alpha: 1 - moment ** 2, cap: 'round' });
  });
}
