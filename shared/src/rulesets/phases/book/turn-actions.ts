import type { Action, Actions } from '../../../engine/core/action.ts';
import { onStack } from '../../../engine/core/script.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { asAction } from '../../../kit/staged-action.ts';
import type { PhasesFighter, PhasesTable, Step } from '../table.ts';
import { USE } from './abilities.ts';
import { spend, spendAttack, spendRelease } from './actions.ts';
import { DEFEND, REFRESH } from './bolster.ts';
import { ATTACK, GRAPPLE, SHOVE } from './brawl.ts';
import { CHANNEL, DROP, RELEASE } from './channel.ts';
import { FULL_ATTACK } from './full-attack.ts';
import { fire } from './gm.ts';
import { ESCAPE, LET_GO, WRESTLE } from './grapple.ts';
import { READY } from './ready.ts';
import { HIDE, RUSH } from './reposition.ts';
import { MARK, SEARCH } from './skirmish.ts';
import { faultInTurn, type StagedAction } from './staged-action.ts';
import { endTurn } from './turns.ts';
import { delay, skip } from './waiting.ts';
import { MOVE, STAND } from './walking.ts';
import { carryOut } from './windows.ts';

/** Converts a staged action to an action of the turn. Taking it uses up a part of the turn (PHASE-9). */
function inTurn(staged: StagedAction): Action<PhasesTable> {
  const { name, parts } = staged;
  const check = (table: PhasesTable, me: PhasesFighter, act: Params) => faultInTurn(table, me, staged, act);
  return asAction(staged, check, function* (table, by, act) {
    if (!findFighter(table, by)) return;
    const takes = parts.takes(act);
    const completes = takes === 'attack' && spendAttack(table, by); // PHASE-R50
    if (takes === 'release') spendRelease(table, by);
    if (takes === 'standard' || takes === 'minor' || takes === 'movement') spend(table, by, takes);
    const step: Step = { name, by, completes };
    yield* onStack(table, step, carryOut(table, step, staged, act));
  });
}

/** The staged actions, in the order in which a turn offers them. */
const STAGED: readonly StagedAction[] = [
  ATTACK,
  FULL_ATTACK,
  GRAPPLE,
  SHOVE,
  USE,
  CHANNEL,
  RELEASE,
  MOVE,
  STAND,
  RUSH,
  HIDE,
  DEFEND,
  REFRESH,
  MARK,
  SEARCH,
  READY,
  ESCAPE,
  WRESTLE,
  LET_GO,
  DROP,
];

/** The actions that intents can start: the actions of fighters, and the GM's action `gm.fire`. */
export const ACTIONS: Actions<PhasesTable> = {
  ...Object.fromEntries(STAGED.map((staged) => [staged.name, inTurn(staged)])),
  skip,
  delay,
  'end-turn': endTurn,
  'gm.fire': fire,
};
