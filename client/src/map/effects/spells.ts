import type { BeatElement, Id } from '@riposte/shared';
import type { Graphics } from 'pixi.js';
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
  scatter,
  slowing,
  swell,
  through,
  together,
} from './beat.ts';
import { ELEMENT_COLORS, SPENT } from './colors.ts';

/** The share of the animation during which the spell flies. After that, it takes effect. */
const FLIGHT = 0.65;

/**
 * Returns the animation of a spell: a bolt to each target, or an aura around the caster. A failed spell loses its
 * color.
 */
export function cast(stage: Stage, { who, at, element = 'spell', outcome }: Attack): Beat {
  const hasFailed = outcome === 'bad' || outcome === 'awful';
  const aura = ring(stage, who, hasFailed ? SPENT : ELEMENT_COLORS[element]);
  if (at.length === 0) return posed(stage, who, 'acting', aura);
  const bolts = at.map((one) => bolt(stage, who, one, element, hasFailed));
  return posed(stage, who, 'acting', together(...bolts));
}

/** Returns the animation of rings that grow around a fighter. */
export function ring(stage: Stage, id: Id, color: number): Beat {
  return drawnAt(stage, id, 360, (drawing, moment) => {
    for (const late of [0, 0.2]) {
      const time = Math.max(0, moment - late) / (1 - late);
      drawing.circle(0, 0, 24 + 24 * slowing(time)).stroke({ color, width: 4, alpha: 1 - time });
    }
  });
}

type Draw = (drawing: Graphics, from: Point, to: Point, time: number) => void;

const FLYING: Readonly<Partial<Record<BeatElement, Draw>>> = {
  fire: drawFire,
  frost: drawFrost,
  lightning: drawLightning,
  stone: drawStones,
  voice: drawVoice,
};

function bolt(stage: Stage, by: Id, struck: Id, element: BeatElement, hasFailed: boolean): Beat {
  const draw = FLYING[element] ?? drawOrb;
  return drawn(stage, 420, (drawing, moment) => {
    const [from, to] = [stage.viewOf(by)?.position, stage.viewOf(struck)?.position];
    if (!from || !to) return;
    const end = hasFailed ? between(from, to, 0.55) : to;
    drawing.tint = hasFailed ? SPENT : 0xffffff;
    if (moment < FLIGHT) draw(drawing, from, end, moment / FLIGHT);
    else land(drawing, end, ELEMENT_COLORS[element], (moment - FLIGHT) / (1 - FLIGHT));
  });
}

/** Draws the end of a spell: rays and a ring. */
function land(drawing: Graphics, at: Point, color: number, time: number): void {
  rays(drawing, at, 9, 12 + 14 * time, 20 + 24 * time);
  drawing.circle(at.x, at.y, 14 + 18 * slowing(time));
  drawing.stroke({ color, width: 4, alpha: 1 - time, cap: 'round' });
}

/** Draws a bolt of fire with embers that fall behind it. */
function drawFire(drawing: Graphics, from: Point, to: Point, time: number): void {
  const head = between(from, to, slowing(time));
  for (let ember = 0; ember < 9; ember++) {
    const age = (ember + 1) / 10;
    const { x, y } = between(from, to, slowing(Math.max(0, time - age * 0.5)));
    const [aside, size] = [(scatter(ember) - 0.5) * 16, 6 * (1 - age)];
    drawing.circle(x + aside, y + aside / 2 - age * 8, size);
    drawing.fill({ color: ember % 2 === 0 ? 0xffd27a : 0xff6a2a, alpha: 1 - age * 0.7 });
  }
  drawing.circle(head.x, head.y, 12).fill({ color: 0xff6a2a, alpha: 0.5 });
  drawing.circle(head.x, head.y, 7).fill({ color: 0xffe6a0 });
}

/** Draws shards of ice that fly side by side. */
function drawFrost(drawing: Graphics, from: Point, to: Point, time: number): void {
  const angle = angleOf(from, to);
  for (let shard = 0; shard < 5; shard++) {
    const place = between(from, to, Math.min(1, Math.max(0, time * 1.4 - scatter(shard) * 0.4)));
    const middle = around(place, angle + Math.PI / 2, (shard - 2) * 11 * (1 - time / 2));
    const corners = [13, 4.5, 9, 4.5].map((far, corner) =>
      around(middle, angle + (corner * Math.PI) / 2, far),
    );
    drawing.poly(corners.flatMap(({ x, y }) => [x, y]));
    drawing
      .fill({ color: ELEMENT_COLORS.frost, alpha: 0.9 })
      .stroke({ color: 0xffffff, width: 1.5, alpha: 0.8 });
  }
}

/** Draws a bolt of lightning that changes its shape a few times. */
function drawLightning(drawing: Graphics, from: Point, to: Point, time: number): void {
  const [shape, angle] = [Math.floor(time * 5) * 10, angleOf(from, to) + Math.PI / 2];
  const points = Array.from({ length: 8 }, (_, index) => {
    const aside = index === 0 || index === 7 ? 0 : (scatter(shape + index) - 0.5) * 34;
    return around(between(from, to, index / 7), angle, aside);
  });
  through(drawing, points).stroke({ color: 0x6f7bff, width: 8, alpha: 0.45, join: 'round' });
  through(drawing, points).stroke({ color: ELEMENT_COLORS.lightning, width: 3, join: 'round' });
}

/** Draws stones that fly in an arc. */
function drawStones(drawing: Graphics, from: Point, to: Point, time: number): void {
  for (let stone = 0; stone < 4; stone++) {
    const share = Math.max(0, Math.min(1, time * 1.25 - stone * 0.08));
    const { x, y } = between(from, to, share);
    drawing.regularPoly(x + (stone - 1.5) * 7, y - 30 * swell(share), 5 + scatter(stone) * 4, 5, time * 6);
    drawing.fill({ color: ELEMENT_COLORS.stone }).stroke({ color: 0x2a2118, width: 1.5 });
  }
}

/** Draws arcs of sound that spread from a speaker to a listener. */
function drawVoice(drawing: Graphics, from: Point, to: Point, time: number): void {
  const [angle, far] = [angleOf(from, to), Math.hypot(to.x - from.x, to.y - from.y)];
  for (const late of [0, 0.16, 0.32]) {
    const share = time * 1.32 - late;
    if (share <= 0 || share > 1) continue;
    const [radius, wide] = [26 + (far - 26) * share, 0.5 - 0.3 * share];
    const start = around(from, angle - wide, radius);
    drawing.moveTo(start.x, start.y).arc(from.x, from.y, radius, angle - wide, angle + wide);
    drawing.stroke({ color: ELEMENT_COLORS.voice, width: 4, alpha: 1 - share * 0.5, cap: 'round' });
  }
}

/** Draws a glowing orb with a ring around it. */
function drawOrb(drawing: Graphics, from: Point, to: Point, time: number): void {
  const { x, y } = between(from, to, time);
  const color = ELEMENT_COLORS.spell;
  drawing.circle(x, y, 14).fill({ color, alpha: 0.3 });
  drawing.circle(x, y, 7).fill({ color: 0xffffff });
  drawing.ellipse(x, y, 16, 16 * Math.abs(Math.cos(time * 9))).stroke({ color, width: 2.5 });
}
