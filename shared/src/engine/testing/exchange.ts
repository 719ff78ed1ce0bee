import { actionsOn, perform } from '../core/action.ts';
import { turnQuestion } from '../core/choices.ts';
import type { Ruleset } from '../core/ruleset.ts';
import { askAny, type Choice, type Script } from '../core/script.ts';
import { type Priority, resolveStack } from '../core/window.ts';
import type { Description } from '../presentation/description.ts';
import { count, fighter, optional } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import { newcomer, newTable } from '../setup/setup.ts';
import {
  type Fighter,
  fighterOf,
  findFighter,
  isStanding,
  type PendingAction,
  type Table,
} from '../state/table.ts';
import { conclude, emit, lay, lift, withdraw } from '../state/verbs.ts';

/*
 * A minimal test ruleset with a stack. A fighter can act, stop the action below on the stack, or defeat a fighter.
 */

interface Duellist extends Fighter {
  /** The number of responses left. */
  tokens: number;
}

interface Pending extends PendingAction {
  /** The item that was below this one when this one was put on the stack. */
  readonly below: Pending | undefined;
}

export type ExchangeTable = Table<Duellist, Pending>;

/**
 * Returns a fighter's responses: `stop` removes the action below from the stack, `strike` defeats a fighter
 * and removes its pending actions.
 */
function answersOf(table: ExchangeTable, by: Id): Choice[] {
  const holder = findFighter(table, by);
  if (!holder || holder.defeated || holder.tokens < 1) return [];
  const targets = Object.keys(table.fighters).filter((id) => id !== by && isStanding(table, id));
  return [
    { option: 'stop' },
    {
      option: 'strike',
      params: { target: optional(fighter) },
      variants: () => targets.map((target) => ({ target })),
    },
    { option: 'pass' },
  ];
}

function priorityOf(table: ExchangeTable): Priority<Pending> {
  return {
    open: (top) => emit(table, { type: 'offered', by: top.by, name: top.name }),
    order: () => table.order,
    question: (holder) => ({
      for: holder,
      kind: 'respond',
      choices: (seen: ExchangeTable) => answersOf(seen, holder),
      fallback: { option: 'pass' },
    }),
    respond: (by, { option, target }) => {
      fighterOf(table, by).tokens -= 1;
      declare(table, option, by, target as Id | undefined);
    },
    resolve: (top) => resolve(table, top),
  };
}

function declare(table: ExchangeTable, name: string, by: Id, target: Id | undefined): void {
  lay(table, { name, by, ...(target !== undefined && { target }), below: table.stack[0] });
}

function* resolve(table: ExchangeTable, item: Pending): Script {
  const isGone =
    (item.name === 'stop' && (!item.below || !table.stack.includes(item.below))) ||
    (item.target !== undefined && !isStanding(table, item.target));
  emit(table, { type: isGone ? 'fizzled' : 'resolved', by: item.by, name: item.name });
  lift(table, item);
  if (isGone) return;
  if (item.name === 'stop' && item.below) lift(table, item.below);
  if (item.name === 'strike' && item.target) fall(table, item.target);
}

function fall(table: ExchangeTable, id: Id): void {
  fighterOf(table, id).defeated = true;
  for (const item of table.stack.filter(({ by }) => by === id)) lift(table, item);
}

const action = actionsOn<ExchangeTable>();

const act = action({
  params: { target: optional(fighter) },
  check: () => undefined,
  run: (table, by, { target }) => {
    declare(table, 'act', by, target);
    return resolveStack(table, priorityOf(table));
  },
});

const endTurn = action({
  check: () => undefined,
  run: (table) => {
    conclude(table, null);
    return resolveStack(table, priorityOf(table));
  },
});

const actions = { act, 'end-turn': endTurn };

function* play(table: ExchangeTable): Script {
  for (;;) {
    const turn = table.order.find((id) => isStanding(table, id)) ?? '';
    table.turn = turn;
    const intent = yield* askAny([turnQuestion(actions, turn, isStanding)]);
    if (intent) yield* perform(table, actions, intent);
  }
}

/** The test ruleset. `tokens` on a sheet is the number of responses that the fighter can make (default: 1). */
export const exchange: Ruleset<ExchangeTable, Duellist> = {
  id: 'exchange',
  version: 1,
  open: (setup, dice) => ({
    ...newTable(setup, dice),
    fighters: Object.fromEntries(
      setup.combatants.map((from) => [
        from.id,
        { ...newcomer(from), tokens: Number(from.sheet.tokens ?? 1) },
      ]),
    ),
    order: setup.combatants.map(({ id }) => id),
    round: 1,
  }),
  faultOf: () => undefined,
  play,
  actions,
  interjections: {},
  gm: {
    place: () => {},
    add: () => {},
    remove: (table, id) => {
      fall(table, id);
      withdraw(table, id);
      table.order = table.order.filter((other) => other !== id);
    },
    end: (table) => conclude(table, null),
  },
  options: {},
  sheet: { tokens: count(0, 9) },
  events: {},
  fields: {
    tokens: {
      kind: count(0, 9),
      get: (_table, { tokens }) => tokens,
      set: (_table, fighter, value) => {
        fighter.tokens = Number(value);
      },
    },
  },
  secrets: {},
  forecast: () => undefined,
  description: { rejections: {}, resources: [] as Description['resources'] } as Description,
  scenarios: [],
};
