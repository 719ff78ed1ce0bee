import type { BeatElement, Id } from '@riposte/shared';
import type { Graphics } from 'pixi.js';
import { MAP_COLORS } from '../../theme/colors.ts';
import type { Attack } from '../motions.ts';
import {
  angleOf,
  around,
  type Beat,
  between,
  drawn,
  drawnAt,
  type Point,
  posed,
  rays,
  type Stage,
  slowing,
  swell,
  through,
  together,
  within,
} from './beat.ts';
import { ELEMENT_COLORS, SPENT } from './colors.ts';

/* Motions at close range: blows, counterattacks and grabs. */

/** Returns the animation of a blow, with a variant for each outcome: hit, critical hit, miss and fumble. */
export function strike(stage: Stage, { who, at, element = 'steel', outcome }: Attack): Beat {
  if (outcome === 'awful') return sway(stage, who, 8, 4);
  const first = at[0] ?? who;
  const cuts = at.map((one) => cut(stage, who, one, element, outcome === 'bad'));
  const stars = outcome === 'great' ? at.map((one) => star(stage, one)) : [];
  return posed(stage, who, 'acting', together(lunge(stage, who, first), ...cuts, ...stars));
}

/** Returns the animation of a counterattack: crossed blades flash, then the blow follows at once. */
export function counter(stage: Stage, attack: Attack): Beat {
  const flash = parry(stage, attack.who);
  return attack.at.length === 0
    ? flash
    : together(within(0, 0.4, flash), within(0.35, 1, strike(stage, attack)));
}

/** Returns the animation of a grab: two arms close around the target. */
export function grab(stage: Stage, { who, at }: Attack): Beat {
  const held = at[0] ?? who;
  const arms = drawnAt(stage, held, 320, (drawing, moment) => {
    const open = 1.3 * (1 - slowing(moment * 1.6));
    for (const side of [0, Math.PI])
      arc(drawing, { x: 0, y: 0 }, 31 + 10 * open, side - 1.2 + open, side + 1.2 - open / 2);
    drawing.stroke({ color: MAP_COLORS.path, width: 6, alpha: 1 - moment ** 3, cap: 'round' });
  });
  return held === who ? arms : together(lunge(stage, who, held), arms);
}

/** Returns the animation of a token that lunges at another and comes back. */
function lunge(stage: Stage, id: Id, struck: Id): Beat {
  let ends: readonly [Point, Point] | undefined;
  return {
    lasts: 280,
    draw(moment) {
      const [from, to] = [stage.viewOf(id), stage.viewOf(struck)];
      if (!from || !to) return;
      ends ??= [from.position.clone(), to.position.clone()];
      const [start, toward] = ends;
      const far = Math.max(1, Math.hypot(toward.x - start.x, toward.y - start.y));
      const reach = moment < 0.25 ? -0.3 * swell(moment * 4) : swell((moment - 0.25) / 0.75);
      from.position.copyFrom(between(start, toward, reach * Math.min(0.4, 20 / far)));
    },
  };
}

/** Returns the animation of a token that sways from side to side. `far` is how far it sways, in map pixels. */
export function sway(stage: Stage, id: Id, far: number, times: number): Beat {
  let x: number | undefined;
  return {
    lasts: 220,
    draw(moment) {
      const view = stage.viewOf(id);
      if (!view) return;
      x ??= view.position.x;
      view.position.x = moment >= 1 ? x : x + far * Math.sin(moment * Math.PI * times);
    },
  };
}

/** Returns the animation of a weapon's stroke across the target. A miss passes beside the target, in gray. */
function cut(stage: Stage, by: Id, struck: Id, element: BeatElement, isMiss: boolean): Beat {
  return drawn(stage, 300, (drawing, moment) => {
    const [from, to] = [stage.viewOf(by)?.position, stage.viewOf(struck)?.position];
    if (!from || !to || moment < 0.2) return;
    const [angle, time] = [angleOf(from, to), (moment - 0.2) / 0.8];
    const center = isMiss ? around(to, angle + Math.PI / 2, 30) : to;
    const look = { color: isMiss ? SPENT : ELEMENT_COLORS[element], alpha: 1 - time ** 2 };
    drawCut(drawing, isMiss ? 'steel' : element, center, angle, time);
    drawing.stroke({ ...look, width: element === 'blunt' ? 6 : 5, cap: 'round' });
  });
}

function drawCut(drawing: Graphics, element: BeatElement, center: Point, angle: number, time: number): void {
  if (element === 'blunt') {
    const contact = around(center, angle + Math.PI, 14);
    drawing.circle(contact.x, contact.y, 6 + 16 * slowing(time));
    rays(drawing, contact, 6, 14 + 10 * time, 22 + 18 * time);
  } else if (element === 'claws') {
    for (const beside of [-11, 0, 11]) {
      const middle = around(center, angle, beside);
      const [top, low] = [around(middle, angle - 1.9, 26), around(middle, angle + 1.2, 26)];
      through(drawing, [between(top, low, Math.max(0, time - 0.4)), between(top, low, slowing(time))]);
    }
  } else {
    const head = -1.5 + 3 * slowing(time * 1.2);
    const hilt = around(center, angle + Math.PI, 26);
    arc(drawing, hilt, 34, angle + Math.max(-1.5, head - 1.6), angle + head);
  }
}

/** Returns the animation of crossed strokes that flash in front of a fighter. */
function parry(stage: Stage, id: Id): Beat {
  return drawnAt(stage, id, 260, (drawing, moment) => {
    const far = 14 + 16 * slowing(moment);
    through(drawing, [{ x: -far, y: -far }, { x: far, y: far }]); // biome-ignore format: keeps the stroke on one line
    through(drawing, [{ x: far, y: -far }, { x: -far, y: far }]); // biome-ignore format: keeps the stroke on one line
    drawing.stroke({ color: 0xffffff, width: 5, alpha: 1 - moment, cap: 'round' });
    drawing.star(0, 0, 4, 18 * (1 - moment), 5 * (1 - moment)).fill({ color: MAP_COLORS.light });
  });
}

/** Returns the animation of rays around a fighter that is hit hard. */
function star(stage: Stage, id: Id): Beat {
  return drawnAt(stage, id, 300, (drawing, moment) => {
    rays(drawing, { x: 0, y: 0 }, 10, 24 + 12 * moment, 34 + 22 * moment);
    drawing.stroke({ color: MAP_COLORS.light, width: 4, alpha: 1 - moment, cap: 'round' });
  });
}

function arc(drawing: Graphics, { x, y }: Point, radius: number, from: number, to: number): void {
  const start = around({ x, y }, from, radius);
  drawing.moveTo(start.x, start.y).arc(x, y, radius, from, to);
}
