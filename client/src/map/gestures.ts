import { type Container, Graphics } from 'pixi.js';
import { MAP_COLOURS } from '../theme/colours.ts';
import { centreOf } from './metrics.ts';
import type { Motion } from './motions.ts';
import type { TokenLayer } from './token-layer.ts';

/** A piece of what happened: lasts so many milliseconds, and is drawn for every moment from 0 to 1. */
export interface Beat {
  readonly lasts: number;
  draw(moment: number): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What somebody does on the map, as a beat. Whoever is not there does nothing. */
export function gestureOf(motion: Motion, tokens: TokenLayer, effects: Container): Beat {
  const token = () => tokens.viewOf(motion.who);
  switch (motion.beat) {
    case 'walk':
      return walk(token, centreOf(motion.from), centreOf(motion.to));
    case 'strike':
      return lunge(token, () => tokens.viewOf(motion.at));
    case 'shoot':
      return fly(token, () => tokens.viewOf(motion.at), effects, MAP_COLOURS.path);
    case 'cast':
      return fly(token, () => tokens.viewOf(motion.at), effects, MAP_COLOURS.spell);
    case 'guard':
      return ring(token, effects, MAP_COLOURS.text);
    case 'heal':
    case 'rise':
      return ring(token, effects, MAP_COLOURS.healthy);
    case 'miss':
      return sway(token, 7, 1);
    case 'hurt':
    case 'fall':
      return sway(token, 4, 3);
  }
}

type Token = () => Container | undefined;

const arc = (moment: number) => Math.sin(moment * Math.PI);

function walk(token: Token, start: Point, end: Point): Beat {
  return {
    lasts: 150,
    draw(moment) {
      const eased = moment * moment * (3 - 2 * moment);
      const { x, y } = between(start, end, eased);
      token()?.position.set(x, y - arc(moment) * 4);
    },
  };
}

function lunge(token: Token, struck: Token): Beat {
  let ends: readonly [Point, Point] | undefined;
  return {
    lasts: 240,
    draw(moment) {
      const [from, to] = [token(), struck()];
      if (!from || !to) return;
      ends ??= [from.position.clone(), to.position.clone()];
      const [start, toward] = ends;
      const far = Math.max(1, Math.hypot(toward.x - start.x, toward.y - start.y));
      const { x, y } = between(start, toward, arc(moment) * Math.min(0.35, 18 / far));
      from.position.set(x, y);
    },
  };
}

/** Something small goes from one to the other. */
function fly(token: Token, struck: Token, effects: Container, color: number): Beat {
  const drawing = new Graphics();
  return {
    lasts: 260,
    draw(moment) {
      if (moment >= 1) return drawing.destroy();
      const [from, to] = [token(), struck()];
      if (!from || !to) return;
      const [head, tail] = [moment, Math.max(0, moment - 0.25)].map((share) =>
        between(from.position, to.position, share),
      ) as [Point, Point];
      drawing.clear().moveTo(tail.x, tail.y).lineTo(head.x, head.y);
      drawing.stroke({ color, width: 4, cap: 'round' });
      if (!drawing.parent) effects.addChild(drawing);
    },
  };
}

/** A ring that grows around somebody and fades. */
function ring(token: Token, effects: Container, color: number): Beat {
  const drawing = new Graphics();
  return {
    lasts: 220,
    draw(moment) {
      if (moment >= 1) return drawing.destroy();
      const at = token()?.position;
      if (!at) return;
      drawing.clear().circle(at.x, at.y, 26 + 12 * moment);
      drawing.stroke({ color, width: 4, alpha: 1 - moment });
      if (!drawing.parent) effects.addChild(drawing);
    },
  };
}

/** Somebody goes to one side and back, so often. */
function sway(token: Token, far: number, times: number): Beat {
  let x: number | undefined;
  return {
    lasts: 180,
    draw(moment) {
      const view = token();
      if (!view) return;
      x ??= view.position.x;
      view.position.x = moment >= 1 ? x : x + far * Math.sin(moment * Math.PI * times);
    },
  };
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
