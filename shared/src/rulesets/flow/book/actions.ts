import type { Actions } from '../../../engine/core/action.ts';
import type { FlowTable } from '../table.ts';
import { finish, flow, flowState, totalDefense } from './actions/flow.ts';
import { free } from './actions/free.ts';
import { breakFree, maintain, release } from './actions/grapple.ts';
import { moveNow } from './actions/move.ts';
import { READIABLE } from './actions/readiable.ts';
import { ready } from './actions/ready.ts';
import { fire, start } from './gm.ts';

/** All that a fighter can do in its turn, and what the GM can set off. There is no delaying. */
export const ACTIONS: Actions<FlowTable> = {
  ...READIABLE, // FLOW-R38
  move: moveNow,
  maintain,
  escape: breakFree,
  release,
  flow,
  'flow-state': flowState,
  'total-defense': totalDefense,
  ready,
  free,
  'end-turn': finish,
  'gm.fire': fire,
  'gm.start': start,
};
