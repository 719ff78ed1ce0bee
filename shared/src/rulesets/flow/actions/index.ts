import type { Actions } from '../../../engine/action.ts';
import type { FlowTable } from '../flow-table.ts';
import { finish, flow, flowState, totalDefense } from './flow.ts';
import { free } from './free.ts';
import { fire, start } from './gm.ts';
import { breakFree, maintain, release } from './grapple.ts';
import { moveNow } from './move.ts';
import { READIABLE } from './readiable.ts';
import { ready } from './ready.ts';

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
