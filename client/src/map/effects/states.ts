import type { Id } from '@riposte/shared';
import { MAP_COLORS } from '../../theme/colors.ts';
import { type Beat, drawnAt, posed, rays, type Stage, scatter, slowing, swell, together } from './beat.ts';
import { sway } from './blows.ts';
import { ELEMENT_COLORS, SPENT } from './colors.ts';

/* Motions of a single fighter: guarding, being hurt or healed, falling and dying. */

/** The angle of a token that lies on the ground, in radians. */
const LYING = 1.4;

/** Returns the animation of a guard: a shield in front of the fighter or, against spells, a ward of light. */
export function guard(stage: Stage, id: Id, isWard: boolean): Beat {
  const color = isWard ? ELEMENT_COLORS.spell : MAP_COLORS.asked;
  return drawnAt(stage, id, 320, (drawing, moment) => {
    const size = 20 + 8 * swell(moment);
    const [side, low] = [size * 0.85, size * 0.4];
    if (isWard) drawing.regularPoly(0, 0, size * 1.4, 6, moment * 0.5);
    else drawing.poly([-size, -size, 0, -size * 1.25, size, -size, side, low, 0, size * 1.3, -side, low]);
    drawing.fill({ color, alpha: 0.3 * (1 - moment) });
    drawing.stroke({ color, width: 4, alpha: 1 - moment * 0.7, join: 'round' });
  });
}

/** Returns the animation of a dodge: a stroke passes beside the fighter. */
export function miss(stage: Stage, id: Id): Beat {
  const stroke = drawnAt(stage, id, 260, (drawing, moment) => {
    const [from, to] = [Math.max(0, moment - 0.45), Math.min(1, moment * 1.5)];
    drawing
      .moveTo(34 + 14 * from, -30 + 60 * from)
      .quadraticCurveTo(50, -39 + 30 * (from + to), 34 + 14 * to, -30 + 60 * to);
    drawing.stroke({ color: SPENT, width: 3, alpha: 1 - moment * 0.6, cap: 'round' });
  });
  return together(sway(stage, id, 9, 1), stroke);
}

export function hurt(stage: Stage, id: Id): Beat {
  const burst = drawnAt(stage, id, 320, (drawing, moment) => {
    rays(drawing, { x: 0, y: 0 }, 8, 26 + 10 * moment, 30 + 20 * moment);
    drawing.stroke({ color: MAP_COLORS.dying, width: 5, alpha: 1 - moment, cap: 'round' });
  });
  return posed(stage, id, 'hit', together(sway(stage, id, 4, 3), burst));
}

/** Returns the animation of healing: crosses rise from the fighter. */
export function heal(stage: Stage, id: Id): Beat {
  return drawnAt(stage, id, 420, (drawing, moment) => {
    for (const [x, late] of [
      [-16, 0],
      [2, 0.25],
      [18, 0.1],
    ] as const) {
      // biome-ignore format: keeps the pairs on one line
      const time = Math.max(0, moment - late) / (1 - late);
      const y = 12 - 40 * time;
      drawing.rect(x - 6, y - 2, 12, 4).rect(x - 2, y - 6, 4, 12);
      drawing.fill({ color: MAP_COLORS.healthy, alpha: swell(time) });
    }
  });
}

/** Returns the animation of a fighter that stands up: a ring climbs and widens around it. */
export function rise(stage: Stage, id: Id): Beat {
  return drawnAt(stage, id, 280, (drawing, moment) => {
    drawing.ellipse(0, 20 - 40 * slowing(moment), 26 + 6 * moment, 10 + 4 * moment);
    drawing.stroke({ color: MAP_COLORS.healthy, width: 4, alpha: 1 - moment });
  });
}

/** Returns the animation of a fighter that is knocked down: it tips over, and dust rises. */
export function trip(stage: Stage, id: Id): Beat {
  return together(
    turn(stage, id, 300, (view, moment) => {
      view.rotation = moment >= 1 ? 0 : LYING * 0.7 * swell(moment ** 0.6);
    }),
    dust(stage, id, 300),
  );
}

/** Returns the animation of a fighter that falls and stays down until the map shows its new state. */
export function fall(stage: Stage, id: Id): Beat {
  return together(
    turn(stage, id, 360, (view, moment) => {
      view.rotation = LYING * moment ** 2;
    }),
    dust(stage, id, 360),
  );
}

/** Returns the animation of a death: the fighter topples, shrinks and loses its color, while a dark ring closes. */
export function die(stage: Stage, id: Id): Beat {
  const topple = turn(stage, id, 560, (view, moment) => {
    const late = Math.max(0, moment - 0.4) / 0.6;
    view.rotation = LYING * Math.min(1, moment * 2) ** 2;
    view.scale.set(1 - 0.4 * late);
    view.tint = gray(1 - 0.5 * late);
  });
  const ring = drawnAt(stage, id, 560, (drawing, moment) => {
    drawing.circle(0, 0, 44 - 26 * slowing(moment));
    drawing.stroke({ color: MAP_COLORS.shade, width: 3 + 6 * moment, alpha: 0.8 * (1 - moment) });
  });
  return posed(stage, id, 'hit', together(topple, ring, dust(stage, id, 560)));
}

/** Returns the animation of a canceled action: a cross over the fighter. */
export function cancel(stage: Stage, id: Id): Beat {
  return drawnAt(stage, id, 320, (drawing, moment) => {
    const far = 10 + 6 * slowing(moment);
    drawing.moveTo(-far, -far).lineTo(far, far).moveTo(far, -far).lineTo(-far, far);
    drawing.stroke({ color: MAP_COLORS.shade, width: 9, alpha: 0.8 * (1 - moment ** 2), cap: 'round' });
    drawing.moveTo(-far, -far).lineTo(far, far).moveTo(far, -far).lineTo(-far, far);
    drawing.stroke({ color: SPENT, width: 5, alpha: 1 - moment ** 2, cap: 'round' });
  });
}

/** Returns the animation of dust that puffs up around a fighter's feet. */
export function dust(stage: Stage, id: Id, lasts: number): Beat {
  return drawnAt(stage, id, lasts, (drawing, moment) => {
    if (moment < 0.3) return;
    const time = (moment - 0.3) / 0.7;
    for (let puff = 0; puff < 8; puff++) {
      const side = (puff / 7) * 2 - 1;
      const lift = scatter(puff) * 14 * time;
      drawing.circle(side * (18 + 20 * slowing(time)), 18 - lift, 4 + 4 * scatter(puff + 9));
    }
    drawing.fill({ color: 0xbfae92, alpha: 0.55 * (1 - time) });
  });
}

type View = NonNullable<ReturnType<Stage['viewOf']>>;

function turn(stage: Stage, id: Id, lasts: number, draw: (view: View, moment: number) => void): Beat {
  return {
    lasts,
    draw(moment) {
      const view = stage.viewOf(id);
      if (view) draw(view, moment);
    },
  };
}

function gray(share: number): number {
  const level = Math.round(255 * share);
  return (level << 16) | (level << 8) | level;
}
