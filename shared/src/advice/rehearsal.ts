import type { Battle } from '../engine/battle/battle.ts';
import { toInput } from '../engine/battle/input.ts';
import type { Prompt } from '../engine/battle/prompt.ts';
import { choiceIn } from '../engine/core/script.ts';
import type { Edition } from '../engine/history/edition.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import { type Dice, seededDice } from '../engine/state/dice.ts';
import type { Table } from '../engine/state/table.ts';

/** An action that a fighter takes in its turn. */
export interface Plan {
  readonly by: Id;
  readonly option: string;
  readonly params: Params;
}

/** Dice that cannot be rolled: an action that needs them is not rehearsed. */
const NO_DICE: Dice = { algorithm: 'sealed' };
/** The seed for rolls between turns, such as for initiative. It is fixed, so results are the same each time. */
const SEED = '5'.repeat(64);
/** The maximum number of prompts that are declined after an action. */
const MOST_REACTIONS = 40;
/** The maximum number of prompts that are declined while waiting for turns. */
const MOST_PROMPTS = 300;

/**
 * Returns a seat's view of the table after a fighter's action to which no fighter reacts. Undefined if the action is
 * illegal, needs dice or ends the turn.
 */
export function rehearse(edition: Edition, seen: Table, { by, option, params }: Plan): Table | undefined {
  const battle = startFrom(edition, seen, NO_DICE);
  const prompt = battle && turnPromptOf(battle, by);
  if (!prompt) return undefined;
  try {
    battle.apply(toInput(prompt, { option, params }));
    for (let count = 0; count < MOST_REACTIONS && !battle.table.over; count++) {
      if (turnPromptOf(battle, by)) return battle.table;
      if (!decline(battle)) return undefined;
    }
  } catch {
    // the action is illegal, dice would be rolled, or a rule needs something that this seat cannot see
  }
  return undefined;
}

/**
 * Returns, for each of these fighters, a seat's view of the table when the fighter's next turn begins. Until then, all
 * fighters decline to act. Fighters whose turn does not come are left out.
 */
export function nextTurns(edition: Edition, seen: Table, ids: readonly Id[]): ReadonlyMap<Id, Table> {
  const turns = new Map<Id, Table>();
  const battle = startFrom(edition, seen, seededDice(SEED));
  if (!battle) return turns;
  try {
    for (let count = 0; count < MOST_PROMPTS && !battle.table.over; count++) {
      const begun = ids.filter((id) => !turns.has(id) && turnPromptOf(battle, id));
      for (const id of begun) turns.set(id, structuredClone(battle.table));
      if (turns.size === ids.length || !decline(battle)) break;
    }
  } catch {
    // a rule needs something that this seat cannot see
  }
  return turns;
}

/** Starts a battle from a seat's view; undefined if the rules cannot continue from it. */
export function startFrom({ ruleset, Battle }: Edition, seen: Table, dice: Dice): Battle | undefined {
  try {
    return Battle.restore(ruleset, { ...seen, dice, events: [] });
  } catch {
    return undefined; // a rule needs something that this seat cannot see
  }
}

function turnPromptOf({ prompts }: Battle, id: Id): Prompt | undefined {
  return prompts.find((prompt) => prompt.kind === 'turn' && prompt.for === id);
}

/** Answers the first prompt with its fallback. Returns whether there was one. */
function decline(battle: Battle): boolean {
  const [prompt] = battle.prompts;
  if (!prompt) return false;
  battle.apply(toInput(prompt, choiceIn(prompt.fallback)));
  return true;
}
