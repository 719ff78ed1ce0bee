import type { Id } from '@riposte/shared';
import { type Container, Graphics } from 'pixi.js';
import type { MomentaryPose } from '../figures.ts';

/**
 * A step of an animation. `lasts` is its length in milliseconds at normal speed. `draw` draws the step at a moment
 * from 0 (start) to 1 (end). A step creates nothing before it is first drawn, and removes everything at 1.
 */
export interface Beat {
  readonly lasts: number;
  draw(moment: number): void;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The tokens that animations move, and the container for the shapes that they draw. */
export interface Stage {
  /** Returns the drawn token of a fighter; undefined if the fighter is not on the map. */
  viewOf(id: Id): Container | undefined;
  pose(id: Id, pose: MomentaryPose | null): void;
  readonly shapes: Container;
}

/** Combines animations into one that plays them at the same time. It lasts as long as the longest. */
export function together(...beats: readonly Beat[]): Beat {
  return {
    lasts: Math.max(...beats.map(({ lasts }) => lasts)),
    draw(moment) {
      for (const beat of beats) beat.draw(moment);
    },
  };
}

/**
 * Returns a beat that contains a shorter one: it plays from the moment `from` to the moment `to` of the longer beat.
 */
export function within(from: number, to: number, { lasts, draw }: Beat): Beat {
  return {
    lasts: lasts / (to - from),
    draw(moment) {
      if (moment >= from) draw(moment >= 1 ? 1 : Math.min(1, (moment - from) / (to - from)));
    },
  };
}

/** Returns an animation that draws one shape in every frame, and removes it at the end. */
export function drawn(
  { shapes }: Stage,
  lasts: number,
  draw: (drawing: Graphics, moment: number) => void,
): Beat {
  let drawing: Graphics | undefined;
  return {
    lasts,
    draw(moment) {
      if (moment >= 1) {
        drawing?.destroy();
        drawing = undefined;
        return;
      }
      drawing ??= shapes.addChild(new Graphics());
      drawing.clear();
      draw(drawing, moment);
    },
  };
}

/** Returns an animation that draws a shape around the center of a token. */
export function drawnAt(
  stage: Stage,
  id: Id,
  lasts: number,
  draw: (drawing: Graphics, moment: number) => void,
): Beat {
  return drawn(stage, lasts, (drawing, moment) => {
    const at = stage.viewOf(id)?.position;
    if (!at) return;
    drawing.position.set(at.x, at.y);
    draw(drawing, moment);
  });
}

/** Returns a beat that also shows a fighter in a pose while it plays. */
export function posed(stage: Stage, id: Id, pose: MomentaryPose, beat: Beat): Beat {
  return {
    lasts: beat.lasts,
    draw(moment) {
      stage.pose(id, moment >= 1 ? null : pose);
      beat.draw(moment);
    },
  };
}

/** Returns a value that rises from 0 to 1 and falls back to 0 while `moment` goes from 0 to 1. */
export const swell = (moment: number): number => Math.sin(Math.min(1, moment) * Math.PI);

/** Returns a value that rises from 0 to 1, fast at the start and slowly at the end, while `moment` goes from 0 to 1. */
export const slowing = (moment: number): number => 1 - (1 - Math.min(1, moment)) ** 2;

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Returns the point at an angle and a distance from another point. */
export function around({ x, y }: Point, angle: number, far: number): Point {
  return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
}

export const angleOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

/** Returns a number from 0 to 1 that looks random but is the same for the same index. */
export function scatter(index: number): number {
  const wave = Math.sin((index + 1) * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Draws rays around a point, from one distance to another. */
export function rays(drawing: Graphics, center: Point, count: number, near: number, far: number): Graphics {
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * 2 * Math.PI + 0.3;
    const [from, to] = [around(center, angle, near), around(center, angle, far)];
    drawing.moveTo(from.x, from.y).lineTo(to.x, to.y);
  }
  return drawing;
}

/** Draws an open line through points. */
export function through(drawing: Graphics, points: readonly Point[]): Graphics {
  for (const [index, { x, y }] of points.entries())
    if (index === 0) drawing.moveTo(x, y);
    else drawing.lineTo(x, y);
  return drawing;
}
