import type { Actions } from '../../../engine/action.ts';
import type { PhasesTable } from '../table.ts';
import { use } from './abilities.ts';
import { defend, refresh } from './bolster.ts';
import { attack, grapple, shove } from './brawl.ts';
import { channel, drop, release } from './channel.ts';
import { fullAttack } from './full-attack.ts';
import { breakFree, letGo, wrestle } from './grapple.ts';
import { fire, ready } from './ready.ts';
import { hide, rush } from './reposition.ts';
import { mark, search } from './skirmish.ts';
import { endTurn } from './turns.ts';
import { delay, skip } from './waiting.ts';
import { move, stand } from './walking.ts';

/** Every intent of a turn, and what may be said without a prompt open: section 6.1. */
export const ACTIONS: Actions<PhasesTable> = {
  attack,
  'full-attack': fullAttack,
  grapple,
  shove,
  use,
  channel,
  release,
  move,
  stand,
  rush,
  hide,
  defend,
  refresh,
  mark,
  search,
  ready,
  escape: breakFree,
  wrestle,
  'let-go': letGo,
  drop,
  skip,
  delay,
  'end-turn': endTurn,
  'gm.fire': fire,
};
