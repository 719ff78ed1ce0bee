import type { BeatElement, Id } from '@riposte/shared';
import type { Graphics } from 'pixi.js';
import type { Attack } from '../motions.ts';
import {
  angleOf,
  around,
  type Beat,
  between,
  drawn,
  type Point,
  posed,
  rays,
  type Stage,
  swell,
  through,
  together,
} from './beat.ts';
import { ELEMENT_COLORS, SPENT } from './colors.ts';

/** The share of the animation during which the shot flies. After that, it strikes. */
const FLIGHT = 0.75;
/** Distance from the center of the target at which a shot strikes, in map pixels. */
const SKIN = 16;

/** Returns the animation of a shot: an arrow, a thrown blade or a stone flies to each target. A miss flies past. */
export function shoot(stage: Stage, { who, at, element = 'arrow', outcome }: Attack): Beat {
  const isMiss = outcome === 'bad' || outcome === 'awful';
  return posed(stage, who, 'acting', together(...at.map((one) => fly(stage, who, one, element, isMiss))));
}

function fly(stage: Stage, by: Id, struck: Id, element: BeatElement, isMiss: boolean): Beat {
  return drawn(stage, 380, (drawing, moment) => {
    const [from, to] = [stage.viewOf(by)?.position, stage.viewOf(struck)?.position];
    if (!from || !to) return;
    const angle = angleOf(from, to);
    const end = isMiss
      ? around(around(to, angle + Math.PI / 2, 30), angle, 40)
      : around(to, angle + Math.PI, SKIN);
    const time = Math.min(1, moment / FLIGHT);
    const place = (share: number) => lifted(from, end, share);
    drawMissile(drawing, element, place(time), angleOf(place(time - 0.05), place(time)), time);
    drawing.alpha = isMiss && time >= 1 ? (1 - moment) / (1 - FLIGHT) : 1;
    if (time < 1 || isMiss) return;
    const struckFor = (moment - FLIGHT) / (1 - FLIGHT);
    rays(drawing, end, 6, 5 + 8 * struckFor, 9 + 14 * struckFor);
    drawing.stroke({ color: isMiss ? SPENT : ELEMENT_COLORS[element], width: 3, alpha: 1 - struckFor });
  });
}

/** Returns a point on a shallow arc above the line between two points. `share` is how far along the arc it lies. */
function lifted(from: Point, to: Point, share: number): Point {
  const { x, y } = between(from, to, share);
  const height = Math.min(26, Math.hypot(to.x - from.x, to.y - from.y) * 0.12);
  return { x, y: y - height * swell(Math.max(0, share)) };
}

function drawMissile(drawing: Graphics, element: BeatElement, at: Point, angle: number, time: number): void {
  const color = ELEMENT_COLORS[element];
  if (element === 'stone') {
    drawing.circle(at.x, at.y, 6).fill({ color }).stroke({ color: 0x2a2118, width: 2 });
  } else if (element === 'steel') {
    const turn = angle + time * 14; // a thrown blade spins
    through(drawing, [around(at, turn + Math.PI, 10), around(at, turn, 12)]).stroke({ color, width: 5 });
  } else {
    const [nock, neck] = [around(at, angle + Math.PI, 34), around(at, angle + Math.PI, 9)];
    through(drawing, [nock, at]).stroke({ color: 0x2a2118, width: 6 });
    through(drawing, [nock, at]).stroke({ color: 0xb98a55, width: 3 });
    for (const side of [2.6, -2.6]) through(drawing, [around(nock, angle, 8), around(around(nock, angle, 6), angle + side, 9)]); // biome-ignore format: keeps the feathers on one line
    drawing.stroke({ color: 0xffffff, width: 3 });
    const [left, right] = [around(neck, angle + Math.PI / 2, 5), around(neck, angle - Math.PI / 2, 5)];
    const tip = around(at, angle, 4);
    drawing.poly([tip.x, tip.y, left.x, left.y, right.x, right.y]).fill({ color });
  }
}
