import type { Battle } from '../engine/battle/battle.ts';
import type { BotValues } from '../engine/core/bot-values.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Choice } from '../engine/core/script.ts';
import type { AskedId } from '../engine/schema/ids.ts';
import type { Params } from '../engine/schema/json.ts';
import { type Dice, rollDie } from '../engine/state/dice.ts';
import type { Table } from '../engine/state/table.ts';
import type { Viewer } from '../engine/visibility/viewer.ts';
import type { Weights } from './temperament.ts';

/** The input of a policy: the view of one seat, and a prompt or the actions that need no prompt. */
export interface Situation {
  readonly ruleset: Ruleset;
  /** The viewer of `view`. */
  readonly viewer: Viewer;
  /** The table as `viewer` sees it. */
  readonly view: Table;
  readonly asked: AskedId;
  /** The fighter that makes the decision, usually the one that was asked. */
  readonly speaker: AskedId;
  /** The fighter's side; undefined for the GM. */
  readonly side: string | undefined;
  readonly kind: string;
  readonly choices: readonly Choice[];
  /** The default decision; null if no decision is needed. */
  readonly fallback: Decision | null;
  /** Seeded dice for the policy's own random choices, so a fight of bots can be replayed. */
  readonly dice: Dice;
  /** The weights of the fighter's temperament; if omitted, it has none. */
  readonly weights?: Weights | undefined;
  /** The values to compare choices by; if omitted, the usual ones. */
  readonly values?: BotValues | undefined;
  /**
   * Starts a battle from a table with nothing pending, under the same edition; omitted where battles cannot be played.
   */
  readonly restore?: ((table: Table) => Battle) | undefined;
  /** Returns the share of the time that is left, from 1 down to 0. At 0 the best option so far counts. */
  readonly timeLeft: () => number;
}

/** A situation that needs a decision. */
export interface AskedSituation extends Situation {
  readonly fallback: Decision;
}

/** A policy's decision: an option with its parameters. */
export interface Decision {
  readonly option: string;
  readonly params: Params;
}

/** A bot, for empty seats, simulations and tests. */
export interface Policy {
  readonly name: string;
  decide(situation: AskedSituation): Decision;
  /**
   * Chooses among all situations of a side; returns undefined to do nothing. If omitted, the policy decides in
   * the first situation that needs a decision.
   */
  choose?(situations: readonly Situation[]): Chosen | undefined;
}

/** A decision and its situation. */
export interface Chosen {
  readonly situation: Situation;
  readonly decision: Decision;
}

/** Returns a random item, uniformly. Throws if there are none. */
export function pick<Item>(dice: Dice, items: readonly Item[]): Item {
  const item = items[rollDie(dice, items.length) - 1];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}
