import type { Id, Roll } from '@riposte/shared';
import { BitmapText, type Container } from 'pixi.js';
import { MAP_COLORS } from '../../theme/colors.ts';
import { middleOf } from '../fitting.ts';
import type { LabelsLayer } from '../labels-layer.ts';
import type { Point } from './beat.ts';
import { drawDie, pointAt } from './dice.ts';
import { placeDie } from './die-places.ts';

/** A die or number that floats above a fighter for `lasts` milliseconds. */
export interface Float {
  readonly view: Container;
  readonly lasts: number;
  /** The fighter whose die this is; omitted for other floats. */
  readonly key?: Id;
  /** Draws the float at a moment from 0 to 1. If `isStill`, it does not move. */
  move(moment: number, isStill: boolean): void;
  /** Called when the float is over. */
  end?(): void;
}

/** The distance between a die and its fighter, in pixels, beyond which a line connects them. */
const FAR = 90;

/**
 * Returns a die near the fighter `key`, whose token is at `at`. If there is room, it covers neither tokens nor labels.
 */
export function floatingDie(roll: Roll, isSet: boolean, at: Point, labels: LabelsLayer, key: Id): Float {
  const view = drawDie(roll, isSet);
  const { x: left, y: top, width, height } = view.getLocalBounds();
  const room = labels.roomFor(key);
  const box = placeDie({ x: at.x, y: at.y, width, height }, room.taken, room.labels, room.seen);
  labels.keepFree(key, box);
  const middle = middleOf(box);
  const [x, y] = [middle.x - left - width / 2, middle.y - top - height / 2];
  if (Math.hypot(x - at.x, y - at.y) > FAR) pointAt(view, at.x - x, at.y - y);
  return {
    view,
    lasts: 1900,
    key,
    move(moment, isStill) {
      const fallen = isStill ? 1 : Math.min(1, moment * 9);
      view.position.set(x, y - 26 * (1 - fallen) ** 2);
      view.scale.set(0.6 + 0.4 * fallen);
      view.alpha = isStill ? 1 : Math.min(1, (1 - moment) / 0.15);
    },
    end: () => labels.freeDie(key),
  };
}

/** Returns a number that rises from a token: the health that its fighter lost. A negative `lost` shows a gain. */
export function floatingNumber(lost: number, { x, y }: Point): Float {
  const view = new BitmapText({
    text: lost > 0 ? `-${lost}` : `+${-lost}`,
    style: {
      fontFamily: 'Fraunces Variable',
      fontSize: 34,
      fontWeight: '700',
      fill: lost > 0 ? MAP_COLORS.danger : MAP_COLORS.healthy,
      stroke: { color: 0x0e0a07, width: 6 },
    },
    anchor: 0.5,
  });
  return {
    view,
    lasts: 1100,
    move(moment, isStill) {
      view.position.set(x, y - 26 - (isStill ? 0 : 34 * moment));
      view.alpha = isStill ? 1 : Math.min(1, (1 - moment) / 0.4);
      if (!isStill) view.scale.set(moment < 0.15 ? 0.6 + moment * 3 : 1.05 - moment * 0.05);
    },
  };
}
