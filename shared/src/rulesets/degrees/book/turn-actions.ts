import type { Actions, AnytimeAction } from '../../../engine/core/action.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { action, type DegreesTable } from '../table.ts';
import { fortuneAsk, spend } from './destiny/spend.ts';
import { talk } from './free-actions.ts';
import { fire } from './gm.ts';
import { reactionAsk } from './raise-hunch-smash-and-slam/reaction-ask.ts';
import { delay } from './ready-and-delay/delay.ts';
import { endTurn } from './rounds.ts';
import { inTurn } from './staged-action.ts';
import { STAGED_ACTIONS } from './staged-actions.ts';
import { surgeIn } from './surges/surge.ts';
import { WINDOWS } from './windows.ts';

const leave = action({
  leavesTurn: true,
  check: () => undefined,
  *run(table, by) {
    yield* endTurn(table, by as Id); // DEG-3
  },
});

export const ACTIONS: Actions<DegreesTable> = {
  ...Object.fromEntries(STAGED_ACTIONS.map((staged) => [staged.name, inTurn(staged, WINDOWS)])),
  surge: surgeIn(WINDOWS),
  spend,
  delay: inTurn(delay, WINDOWS),
  'end-turn': leave,
  'gm.fire': fire,
};

export const ANYTIME_ACTIONS: Readonly<Record<string, AnytimeAction<DegreesTable>>> = {
  talk,
  'fortune-ask': fortuneAsk,
  'reaction-ask': reactionAsk,
};
