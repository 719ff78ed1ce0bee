import type { Actions, AnytimeAction } from '../../../engine/core/action.ts';
import type { Id } from '../../../engine/state/table.ts';
import { action, type DegreesTable } from '../table.ts';
import { delay } from './delay.ts';
import { talk } from './free/free.ts';
import { fortuneAsk, spend } from './free/spend.ts';
import { fire } from './gm.ts';
import { reactionAsk } from './reactions/reaction-ask.ts';
import { surgeIn } from './reactions/surge.ts';
import { WINDOWS } from './reactions/windows.ts';
import { endTurn } from './rounds.ts';
import { STAGED_ACTIONS } from './staged-actions.ts';

const leave = action({
  leavesTurn: true,
  check: () => undefined,
  *run(table, by) {
    yield* endTurn(table, by as Id); // DEG-3
  },
});

export const ACTIONS: Actions<DegreesTable> = {
  ...Object.fromEntries(STAGED_ACTIONS.map((staged) => [staged.name, staged.inTurn(WINDOWS)])),
  surge: surgeIn(WINDOWS),
  spend,
  delay: delay.inTurn(WINDOWS),
  'end-turn': leave,
  'gm.fire': fire,
};

export const ANYTIME: Readonly<Record<string, AnytimeAction<DegreesTable>>> = {
  talk,
  'fortune-ask': fortuneAsk,
  'reaction-ask': reactionAsk,
};
