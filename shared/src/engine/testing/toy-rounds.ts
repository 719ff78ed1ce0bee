import { type Actions, perform } from '../core/action.ts';
import { turnQuestion } from '../core/choices.ts';
import { askAny, type Script } from '../core/script.ts';
import type { Id } from '../schema/ids.ts';
import { fighterOf, isStanding } from '../state/table.ts';
import { concludeIfDecided, touchAll } from '../state/verbs.ts';
import { TOY_ACTIONS } from './toy-actions.ts';
import { AP, type ToyTable } from './toy-table.ts';

/** Plays turns until one side is left: one after the other or, in a shared round, all at once. */
export function* playToy(table: ToyTable, actions: Actions<ToyTable> = TOY_ACTIONS): Script {
  while (!table.over) {
    const intent = yield* askAny(upNow(table).map((by) => turnOf(actions, by)));
    if (intent) yield* perform(table, actions, intent);
    else passOn(table);
    concludeIfDecided(table);
  }
}

function turnOf(actions: Actions<ToyTable>, by: Id) {
  return turnQuestion(actions, by, (seen: ToyTable) => upNow(seen).includes(by));
}

/** Returns the fighters that have the turn. In a shared round there are several, and `table.turn` is null. */
function upNow(table: ToyTable): Id[] {
  const up = table.order.filter((id) => isStanding(table, id) && !table.done.includes(id));
  return table.isShared ? up : up.filter((id) => id === table.turn);
}

/**
 * Gives the turn to the next fighter if no fighter has it, because it has ended or an intervention has removed it.
 */
function passOn(table: ToyTable): void {
  const waiting = table.order.filter((id) => isStanding(table, id) && !table.done.includes(id));
  if (waiting.length === 0) startRound(table);
  else if (!table.isShared && upNow(table).length === 0) table.turn = waiting[0] ?? null;
}

function startRound(table: ToyTable): void {
  table.round++;
  table.done = [];
  table.turn = null;
  touchAll(table);
  for (const id of table.order) fighterOf(table, id).ap = AP;
}
