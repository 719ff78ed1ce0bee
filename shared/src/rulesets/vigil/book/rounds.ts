import { perform } from '../../../engine/core/action.ts';
import { turnQuestion } from '../../../engine/core/choices.ts';
import { askAny, halt, type Question, type Script } from '../../../engine/core/script.ts';
import { fightersOf, isStanding } from '../../../engine/state/table.ts';
import { emit, touch } from '../../../engine/state/verbs.ts';
import type { VigilTable } from '../table.ts';
import { ACTIONS, hasQuickUse, QUICK_ACTIONS } from './actions.ts';
import { relieve } from './conditions.ts';
import { placeNewcomers } from './joining.ts';
import { hasQuickLeft, resolveAll } from './responses.ts';
import { refillSlots } from './slots.ts';
import { decideOrder } from './turn-order.ts';
import { endTurn } from './turns.ts';

/** Plays a battle, starting from the current state of its table. */
export function* play(table: VigilTable): Script {
  if (table.round === 0) {
    yield* decideOrder(table);
    beginRound(table);
  }
  for (;;) {
    if (table.over) yield* halt();
    yield* placeNewcomers(table); // VIG-R15
    if (table.turn === null) beginNextTurn(table);
    yield* playOneAction(table);
  }
}

function beginRound(table: VigilTable): void {
  table.round += 1; // VIG-2
  emit(table, { type: 'round-began', round: table.round });
  for (const fighter of fightersOf(table)) {
    touch(table, fighter.id);
    fighter.hasBegun = false;
    if (table.round === 1) continue;
    refillSlots(fighter); // VIG-7
    relieve(table, fighter.id, 'ambushed'); // VIG-61
  }
}

/** Starts the next turn of this round. After the last turn, starts a new round. */
function beginNextTurn(table: VigilTable): void {
  for (const id of table.order) {
    const fighter = table.fighters[id];
    if (!fighter || fighter.hasBegun) continue;
    touch(table, id);
    fighter.hasBegun = true;
    if (fighter.defeated) continue; // VIG-2
    table.turn = id;
    fighter.xquick = 0; // VIG-12
    fighter.prepared = null; // VIG-64
    emit(table, { type: 'turn-began', by: id, round: table.round });
    return;
  }
  beginRound(table); // VIG-2
}

/**
 * Lets the fighter whose turn it is take an action, or another fighter take a quick action. Then resolves the stack.
 */
function* playOneAction(table: VigilTable): Script {
  const owner = table.turn;
  if (owner === null) return;
  table.phase = 'turn';
  if (!isStanding(table, owner)) return endTurn(table); // VIG-38
  const intent = yield* askAny(turnQuestions(table, owner)); // VIG-26: the fighter that answers first acts
  if (!intent) return;
  yield* perform(table, ACTIONS, intent);
  yield* resolveAll(table);
}

/**
 * Returns the questions of a turn. The fighter whose turn it is may take any action (VIG-6). Other fighters may take
 * quick actions (VIG-26).
 */
function turnQuestions(table: VigilTable, owner: string): Question[] {
  const others = table.order.filter((id) => id !== owner && hasQuickLeft(table, id));
  return [
    turnQuestion(ACTIONS, owner, isStanding), // VIG-6
    ...others.map((id) => turnQuestion(QUICK_ACTIONS, id, hasQuickUse, { couldAct: hasQuickLeft })),
  ];
}
