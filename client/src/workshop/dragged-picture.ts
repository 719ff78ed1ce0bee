import type { Backdrop } from '@riposte/shared';
import type { Spot } from '../session/tool.ts';

/** The position, width and angle of a background picture. */
type Place = Pick<Backdrop, 'x' | 'y' | 'width' | 'turn'>;

/**
 * The limits in fight files, in hex widths: the largest distance from the center, the smallest width, and the largest
 * width.
 */
const [FARTHEST, NARROWEST, WIDEST] = [200, 0.1, 400] as const;

/**
 * Returns the new place of a picture while fingers drag it from the points `from` to the points `to`. One finger
 * moves it; two also scale and turn it.
 */
export function carried(place: Place, from: readonly Spot[], to: readonly Spot[]): Place {
  const [[a, b], [c, d]] = [from, to];
  if (!a || !c) return place;
  const [before, after] = b && d ? [between(a, b), between(c, d)] : [UNTURNED, UNTURNED];
  const scale = before.far > 0 ? after.far / before.far : 1;
  const turn = after.angle - before.angle;
  const [x, y] = [(place.x - a.x) * scale, (place.y - a.y) * scale];
  return fit({
    ...place,
    x: c.x + x * Math.cos(turn) - y * Math.sin(turn),
    y: c.y + x * Math.sin(turn) + y * Math.cos(turn),
    width: place.width * scale,
    turn: (place.turn ?? 0) + (turn * 180) / Math.PI,
  });
}

const UNTURNED = { far: 1, angle: 0 } as const;

function between(a: Spot, b: Spot): { readonly far: number; readonly angle: number } {
  return { far: Math.hypot(b.x - a.x, b.y - a.y), angle: Math.atan2(b.y - a.y, b.x - a.x) };
}

/** Returns the place limited to valid values, with rounded numbers. */
export function fit({ x, y, width, turn = 0 }: Place): Place {
  const bound = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    x: rounded(bound(x, -FARTHEST, FARTHEST), 100),
    y: rounded(bound(y, -FARTHEST, FARTHEST), 100),
    width: rounded(bound(width, NARROWEST, WIDEST), 100),
    turn: rounded(turn - 360 * Math.round(turn / 360), 10),
  };
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts + 0; // adding 0 turns -0 into 0
}
