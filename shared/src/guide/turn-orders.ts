import { perform } from '../engine/core/action.ts';
import { turnQuestion } from '../engine/core/choices.ts';
import { askAny, type Script } from '../engine/core/script.ts';
import type { Id } from '../engine/schema/ids.ts';
import { fighterOf, isStanding } from '../engine/state/table.ts';
import { concludeIfDecided, touchAll } from '../engine/state/verbs.ts';
import { TOY_ACTIONS as ACTIONS } from '../engine/testing/toy-actions.ts';
import { AP, type ToyTable } from '../engine/testing/toy-table.ts';

/* The examples of turn orders in docs/writing-a-ruleset.md. */

/** Returns the fighters that may act now, derived from the table alone; empty if a round or phase is over. */
export type TurnOrder = (table: ToyTable) => Id[];

/** Plays turns in the order that `upNow` defines. `finish` starts the next phase or round. */
export function* playTurns(
  table: ToyTable,
  upNow: TurnOrder,
  finish: (table: ToyTable) => void = startRound,
): Script {
  const turnOf = (id: Id) => turnQuestion(ACTIONS, id, (seen: ToyTable) => upNow(seen).includes(id));
  while (!table.over) {
    const intent = yield* askAny(upNow(table).map(turnOf));
    if (intent) {
      if (intent.as !== 'gm') table.turn = intent.as ?? null;
      yield* perform(table, ACTIONS, intent);
    } else if (upNow(table).length === 0) finish(table);
    concludeIfDecided(table);
  }
}

export const byInitiative: TurnOrder = (table) => waiting(table).slice(0, 1);

export const byChoice: TurnOrder = (table) => current(table) ?? waiting(table);

export const bySides: TurnOrder = (table) => {
  const sideOf = (id: Id) => fighterOf(table, id).side;
  const last = table.done.at(-1);
  const others = waiting(table).filter((id) => last === undefined || sideOf(id) !== sideOf(last));
  return current(table) ?? (others.length > 0 ? others : waiting(table));
};

const PHASES: readonly string[] = ['shoot', 'fight'];

export function finishPhase(table: ToyTable): void {
  const next = PHASES[PHASES.indexOf(table.phase ?? '') + 1];
  if (table.phase === null || next === undefined) startRound(table);
  table.phase = next ?? 'shoot';
  table.done = [];
}

/** Returns the fighter that is in the middle of its turn, as a list; undefined if there is none. */
function current({ turn, done }: ToyTable): Id[] | undefined {
  return turn === null || done.includes(turn) ? undefined : [turn];
}

/** Returns the fighters that have not had their turn in this round or phase. */
function waiting(table: ToyTable): Id[] {
  return table.order.filter((id) => isStanding(table, id) && !table.done.includes(id));
}

export function startRound(table: ToyTable): void {
  table.round++;
  table.done = [];
  table.turn = null;
  for (const id of table.order) fighterOf(table, id).ap = AP;
  touchAll(table);
}
