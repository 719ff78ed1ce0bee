import type { Action, Actions } from '../../../engine/core/action.ts';
import { onStack } from '../../../engine/core/script.ts';
import type { FieldSchemas, Values } from '../../../engine/schema/field-schema.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { action, type PhasesTable, type Step } from '../table.ts';
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

/** Makes a staged action an action of the turn, which takes its part: PHASE-9. */
function inTurn<P extends FieldSchemas>(
  name: string,
  staged: StagedAction<P>,
): Action<PhasesTable, Values<P>> {
  const { params, understand, variants, axes } = staged;
  return action<P>({
    params,
    ...(understand && { understand }),
    ...(variants && { variants }),
    ...(axes && { axes }),
    check: (table, by, act) => faultInTurn(table, by, staged, act),
    *run(table, by, act) {
      if (!findFighter(table, by)) return;
      const takes = staged.takes(act);
      const completes = takes === 'attack' && spendAttack(table, by); // PHASE-R50
      if (takes === 'release') spendRelease(table, by);
      if (takes === 'standard' || takes === 'minor' || takes === 'movement') spend(table, by, takes);
      const step: Step = { name, by, completes };
      yield* onStack(table, step, carryOut(table, step, staged, act));
    },
  });
}

/** The intents of a turn, and the GM's actions. */
export const ACTIONS: Actions<PhasesTable> = {
  attack: inTurn('attack', ATTACK),
  'full-attack': inTurn('full-attack', FULL_ATTACK),
  grapple: inTurn('grapple', GRAPPLE),
  shove: inTurn('shove', SHOVE),
  use: inTurn('use', USE),
  channel: inTurn('channel', CHANNEL),
  release: inTurn('release', RELEASE),
  move: inTurn('move', MOVE),
  stand: inTurn('stand', STAND),
  rush: inTurn('rush', RUSH),
  hide: inTurn('hide', HIDE),
  defend: inTurn('defend', DEFEND),
  refresh: inTurn('refresh', REFRESH),
  mark: inTurn('mark', MARK),
  search: inTurn('search', SEARCH),
  ready: inTurn('ready', READY),
  escape: inTurn('escape', ESCAPE),
  wrestle: inTurn('wrestle', WRESTLE),
  'let-go': inTurn('let-go', LET_GO),
  drop: inTurn('drop', DROP),
  skip,
  delay,
  'end-turn': endTurn,
  'gm.fire': fire,
};
