import type { Motion } from '../motions.ts';
import type { Beat, Stage } from './beat.ts';
import { counter, grab, strike } from './blows.ts';
import { push, walk } from './moves.ts';
import { shoot } from './shots.ts';
import { cast } from './spells.ts';
import { cancel, die, fall, guard, heal, hurt, miss, rise, trip } from './states.ts';

/** Returns the animation of a motion. It draws nothing for fighters that are not on the map. */
export function gestureOf(motion: Motion, stage: Stage): Beat {
  switch (motion.beat) {
    case 'walk':
      return walk(stage, motion);
    case 'push':
      return push(stage, motion);
    case 'strike':
      return strike(stage, motion);
    case 'shoot':
      return shoot(stage, motion);
    case 'cast':
      return cast(stage, motion);
    case 'grab':
      return grab(stage, motion);
    case 'counter':
      return counter(stage, motion);
    case 'guard':
      return guard(stage, motion.who, motion.element !== undefined);
    case 'miss':
      return miss(stage, motion.who);
    case 'hurt':
      return hurt(stage, motion.who);
    case 'heal':
      return heal(stage, motion.who);
    case 'trip':
      return trip(stage, motion.who);
    case 'fall':
      return fall(stage, motion.who);
    case 'die':
      return die(stage, motion.who);
    case 'rise':
      return rise(stage, motion.who);
    case 'cancel':
      return cancel(stage, motion.who);
  }
}
