import { perform } from '../../../engine/core/action.ts';
import { turnQuestion } from '../../../engine/core/choices.ts';
import { type Answer, ask, askAny, type Question, type Script } from '../../../engine/core/script.ts';
import type { Id } from '../../../engine/schema/ids.ts';
import { fighterOf, isStanding, standing } from '../../../engine/state/table.ts';
import { emit } from '../../../engine/state/verbs.ts';
import { seenBy } from '../../../engine/visibility/view.ts';
import { viewerOf } from '../../../engine/visibility/viewer.ts';
import { heal } from '../../../kit/defeat.ts';
import { lose } from '../../../kit/resources.ts';
import { placeBefore } from '../../../kit/turn-order.ts';
import { type FlowTable, inOrder } from '../table.ts';
import { ACTIONS } from './actions.ts';
import { haltIfDecided } from './defeat.ts';
import { endSurprise } from './initiative.ts';
import { takeBackOldRp } from './points.ts';
import { mayStillHaveReadied } from './ready-window.ts';
import { gmAllowsFreeAction, grapplerMayAct } from './rulings.ts';
import { endTurn, nextInTurn, refreshRound, startTurn } from './turns.ts';

/** Plays a battle from the current state of its table. */
export function* play(table: FlowTable): Script {
  for (;;) {
    yield* haltIfDecided(table); // FLOW-R15
    if (table.phase === 'explore') yield* playOutsideFight(table);
    else if (table.turn !== null) yield* playAction(table, table.turn);
    else yield* nextTurnOrRound(table);
  }
}

/** Plays one step outside a fight: waits until a fighter moves or the GM starts the fight, and performs that action. */
function* playOutsideFight(table: FlowTable): Script {
  const fighters = standing(table).map(({ id }) => turnQuestion(ACTIONS, id, isStanding));
  const intent = yield* askAny([...fighters, startQuestion()]);
  if (intent) yield* perform(table, ACTIONS, intent);
}

/** Returns the question that asks the GM, outside a fight, whether to start a fight. */
function startQuestion(): Question {
  return {
    for: 'gm',
    kind: 'turn',
    choices: () => [{ option: 'gm.start' }],
    fallback: { option: 'end-turn' },
  };
}

function isUp(table: FlowTable, id: Id): boolean {
  return table.turn === id && isStanding(table, id);
}

/** Plays one action of the current turn. The next action can be declared only after this action is resolved. */
function* playAction(table: FlowTable, id: Id): Script {
  const intent = yield* askAny([turnQuestion(ACTIONS, id, isUp)]); // FLOW-2, FLOW-6
  if (!intent) return;
  const wasAllowed = yield* carryOut(table, intent);
  yield* haltIfDecided(table);
  const isSpent = table.turn === id && isStanding(table, id) && fighterOf(table, id).ap === 0;
  if (table.options.autoEnd && wasAllowed && isSpent) endTurn(table, id); // FLOW-6, FLOW-R60
}

/**
 * Carries out an intent if it is still legal. Asks the GM for permission first if the rules require it. Returns
 * whether the intent was carried out.
 */
function* carryOut(table: FlowTable, intent: Answer): Script<boolean> {
  const { option, as, ...read } = intent;
  const asksLeave = as !== undefined && as !== 'gm';
  if (asksLeave && !(yield* isPermitted(table, as, option))) return false; // FLOW-61, FLOW-80
  const action = ACTIONS[option];
  const act = as === undefined ? undefined : action?.understand(read, table, as);
  if (!action || act === undefined || as === undefined) return false;
  const isLegalFor = (seen: FlowTable) => action.check(seen, as, act) === undefined;
  const isStillLegal = isLegalFor(table) || isLegalFor(seenBy(table, viewerOf(as)));
  if (isStillLegal) yield* perform(table, ACTIONS, intent);
  return isStillLegal;
}

/**
 * Returns whether an action is permitted. Asks the GM about a grappler's actions and free actions over the limit.
 */
function* isPermitted(table: FlowTable, by: Id, action: string): Script<boolean> {
  if (!(yield* grapplerMayAct(table, by, action))) return false;
  return action !== 'free' || (yield* gmAllowsFreeAction(table, by));
}

/** Starts the next turn, or ends the round. */
function* nextTurnOrRound(table: FlowTable): Script {
  const next = nextInTurn(table); // FLOW-1, FLOW-5
  if (next !== undefined) return startTurn(table, next);
  yield* endRound(table);
  openRound(table);
}

/**
 * Ends a round: fighters with regrowth heal. Then fighters with a readied action decide whether to keep waiting.
 */
function* endRound(table: FlowTable): Script {
  for (const { id, sheet } of inOrder(table)) {
    if (sheet.regrowth > 0) heal(table, id, sheet.regrowth, { clause: 'FLOW-R32' }); // FLOW-4, FLOW-R32
  }
  for (const { id } of inOrder(table)) {
    if (mayStillHaveReadied(table, id)) yield* askToWait(table, id); // FLOW-68
  }
}

function* askToWait(table: FlowTable, id: Id): Script {
  const isWaiting = (seen: FlowTable) => isStanding(seen, id) && fighterOf(seen, id).readied !== null;
  const answer = yield* ask({
    for: id,
    kind: 'ready-end',
    choices: (seen: FlowTable) =>
      isWaiting(seen) ? [{ option: 'cancel' as const }, { option: 'wait' as const }] : [],
    concerns: (seen: FlowTable) => mayStillHaveReadied(seen, id),
    fallback: { option: 'wait' },
  });
  if (answer?.option !== 'cancel' || !isWaiting(table)) return;
  fighterOf(table, id).readied = null;
  emit(table, { type: 'readied-action-cancelled', by: id, secret: true, clause: 'FLOW-68' });
  lose(table, id, 'ap', fighterOf(table, id).ap, 'FLOW-68'); // FLOW-68
}

/** Starts the next round. Fighters who took a readied action move to their new places in the turn order. */
function openRound(table: FlowTable): void {
  takeBackOldRp(table);
  changeOrder(table);
  table.round += 1;
  table.acted = [];
  if (table.phase === 'surprise') endSurprise(table);
  refreshRound(table); // FLOW-4
  emit(table, { type: 'round-started', round: table.round });
}

function changeOrder(table: FlowTable): void {
  for (const { id, before } of table.orderChanges) {
    if (!table.order.includes(before) || !table.order.includes(id) || id === before) continue;
    placeBefore(table, id, before); // FLOW-67, FLOW-R33
  }
  table.orderChanges = [];
}
