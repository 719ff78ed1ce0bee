import type { Actions } from '../../../engine/core/action.ts';
import type { FlowTable } from '../table.ts';
import { endTurnAction, flow, flowState, totalDefense } from './actions/flow.ts';
import { free } from './actions/free.ts';
import { breakFree, maintain, release } from './actions/grapple.ts';
import { moveNow } from './actions/move.ts';
import { READIABLE } from './actions/readiable.ts';
import { ready } from './actions/ready.ts';
import { fire, start } from './gm.ts';

/** All actions of a fighter's turn, and the actions of the GM. Delaying a turn is not an action. */
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
  'end-turn': endTurnAction,
  'gm.fire': fire,
  'gm.start': start,
};
