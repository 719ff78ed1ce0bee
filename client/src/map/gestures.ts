import type { RollOutcome } from '@riposte/shared';
import { type Container, Graphics } from 'pixi.js';
import { centerOf } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';
import type { Motion } from './motions.ts';
import type { TokenLayer } from './token-layer.ts';

/**
 * A step of an animation. `lasts` is its length in milliseconds. `draw` draws the step at a moment from 0 (start) to 1
 * (end).
 */
export interface Beat {
  readonly lasts: number;
  draw(moment: number): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the animation of a motion. It draws nothing for fighters that are not on the map. */
export function gestureOf(motion: Motion, tokens: TokenLayer, effects: Container): Beat {
  const token = () => tokens.viewOf(motion.who);
  switch (motion.beat) {
    case 'walk':
      return walk(token, centerOf(motion.from), centerOf(motion.to));
    case 'strike':
      return strike(token, () => tokens.viewOf(motion.at), effects, motion.outcome);
    case 'shoot':
      return fly(token, () => tokens.viewOf(motion.at), effects, MAP_COLORS.path);
    case 'cast':
      return fly(token, () => tokens.viewOf(motion.at), effects, MAP_COLORS.spell);
    case 'guard':
      return shield(token, effects);
    case 'heal':
    case 'rise':
      return ring(token, effects, MAP_COLORS.healthy);
    case 'miss':
      return together(sway(token, 9, 1), streak(token, effects, GRAY));
    case 'hurt':
      return together(sway(token, 4, 3), burst(token, effects));
    case 'fall':
      return together(topple(token), burst(token, effects));
  }
}

const GRAY = 0xc9c0b4;

/** A melee attack, with a variant for each outcome: hit, critical hit, miss and fumble. */
function strike(token: Token, struck: Token, effects: Container, outcome: RollOutcome | undefined): Beat {
  switch (outcome) {
    case 'awful':
      return sway(token, 8, 4);
    case 'bad':
      return together(lunge(token, struck), streak(struck, effects, GRAY));
    case 'great':
      return together(
        lunge(token, struck),
        streak(struck, effects, MAP_COLORS.light),
        burst(struck, effects),
      );
    default:
      return together(lunge(token, struck), streak(struck, effects, 0xffffff));
  }
}

/** Combines animations into one that plays them at the same time. It lasts as long as the longest. */
function together(...beats: readonly Beat[]): Beat {
  return {
    lasts: Math.max(...beats.map(({ lasts }) => lasts)),
    draw(moment) {
      for (const beat of beats) beat.draw(moment);
    },
  };
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

/** A projectile that flies from one token to another. */
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

/** Returns an animation that draws a shape at a token, and removes the shape at the end. */
function drawnAt(
  token: Token,
  effects: Container,
  lasts: number,
  draw: (drawing: Graphics, moment: number) => void,
): Beat {
  const drawing = new Graphics();
  return {
    lasts,
    draw(moment) {
      if (moment >= 1) return drawing.destroy();
      const at = token()?.position;
      if (!at) return;
      drawing.clear().position.set(at.x, at.y);
      draw(drawing, moment);
      if (!drawing.parent) effects.addChild(drawing);
    },
  };
}

/** A stroke across a token. For a miss, the stroke is gray and beside the token. */
function streak(token: Token, effects: Container, color: number): Beat {
  const isPast = color === GRAY;
  return drawnAt(token, effects, 260, (drawing, moment) => {
    const [from, to] = [Math.max(0, moment - 0.45), Math.min(1, moment * 1.5)];
    const place = (share: number) =>
      [(isPast ? 34 : -26) + (isPast ? 14 : 52) * share, -30 + 60 * share] as const;
    const [[x, y], [toX, toY]] = [place(from), place(to)];
    drawing.moveTo(x, y).quadraticCurveTo((x + toX) / 2 + 9, (y + toY) / 2 - 9, toX, toY);
    drawing.stroke({ color, width: isPast ? 3 : 6, alpha: 1 - moment * 0.6, cap: 'round' });
  });
}

/** Rays around a fighter that is hurt. */
function burst(token: Token, effects: Container): Beat {
  return drawnAt(token, effects, 300, (drawing, moment) => {
    for (let ray = 0; ray < 8; ray++) {
      const [x, y] = [Math.cos((ray * Math.PI) / 4 + 0.3), Math.sin((ray * Math.PI) / 4 + 0.3)];
      const [from, to] = [26 + 10 * moment, 30 + 20 * moment];
      drawing.moveTo(x * from, y * from).lineTo(x * to, y * to);
    }
    drawing.stroke({ color: MAP_COLORS.dying, width: 5, alpha: 1 - moment, cap: 'round' });
  });
}

/** A shield in front of a fighter that guards. */
function shield(token: Token, effects: Container): Beat {
  return drawnAt(token, effects, 300, (drawing, moment) => {
    const size = 20 + 8 * Math.sin(moment * Math.PI);
    drawing.poly([
      -size,
      -size,
      0,
      -size * 1.25,
      size,
      -size,
      size * 0.85,
      size * 0.4,
      0,
      size * 1.3,
      -size * 0.85,
      size * 0.4,
    ]);
    drawing.fill({ color: MAP_COLORS.asked, alpha: 0.3 * (1 - moment) });
    drawing.stroke({ color: MAP_COLORS.asked, width: 4, alpha: 1 - moment * 0.7, join: 'round' });
  });
}

/** Tips a token over. The map then draws the fighter as defeated. */
function topple(token: Token): Beat {
  return {
    lasts: 320,
    draw(moment) {
      const view = token();
      if (view) view.rotation = moment >= 1 ? 0 : moment * moment * 1.4;
    },
  };
}

/** A ring that grows around a token and fades. */
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

/** Sways a token from side to side. */
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
