import { playOn } from '../bots/fight.ts';
import { tactical } from '../bots/tactical.ts';
import type { Battle } from '../engine/battle/battle.ts';
import type { Input } from '../engine/battle/input.ts';
import type { Edition } from '../engine/history/edition.ts';
import type { Id } from '../engine/schema/ids.ts';
import { seededDice } from '../engine/state/dice.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { Table } from '../engine/state/table.ts';
import { seedOf } from '../fuzz/chance.ts';
import { startFrom } from './rehearsal.ts';

/** The maximum number of inputs of a simulated round. A round that takes longer ends early. */
const MOST_INPUTS = 150;

/** The terms of a standing order, as the parameters of the action `standing-order`. */
export type OrderTerms = Omit<Input, 'as' | 'do' | 'answer'>;

/** Counts from simulated rounds, which show how often an order would apply. */
export interface TrialCounts {
  /** The number of rounds. */
  readonly rounds: number;
  /** The number of prompts to which the order could apply. */
  readonly prompts: number;
  /** The number of prompts that the order answered, by the chosen option. */
  readonly answers: Readonly<Record<string, number>>;
}

/** The options of the prompts that a fighter got in simulated rounds, by the kind of the prompt. */
export type OptionsByKind = Readonly<Record<string, readonly string[]>>;

/**
 * Simulates rounds that bots play from a seat's view of the table. They use only what the seat knows, and leave out the
 * pending actions. In each round, a fighter follows one standing order, or none.
 */
export class OrderTrial {
  readonly #edition: Edition;
  readonly #seen: Table;
  readonly #by: Id;
  readonly #terms: OrderTerms | null;
  readonly #options = new Map<string, Set<string>>();
  readonly #answers: Record<string, number> = {};
  #rounds = 0;
  #prompts = 0;

  /** `terms` is the order of the fighter `by`; null if the fighter follows no order. */
  constructor(edition: Edition, seen: Table, by: Id, terms: OrderTerms | null) {
    this.#edition = edition;
    this.#seen = withoutOrders(seen);
    this.#by = by;
    this.#terms = terms;
  }

  get counts(): TrialCounts {
    return { rounds: this.#rounds, prompts: this.#prompts, answers: { ...this.#answers } };
  }

  get options(): OptionsByKind {
    return Object.fromEntries([...this.#options].map(([kind, options]) => [kind, [...options]]));
  }

  /**
   * Plays one round, which ends when the fighter whose turn it is has its next turn, and at the latest with the next
   * round. Returns false if the rules need something that this seat does not know, or reject the order.
   */
  playRound(): boolean {
    const seed = seedOf(`trial ${this.#rounds}`);
    const battle = startFrom(this.#edition, this.#seen, seededDice(seed));
    if (!battle || !this.#giveOrder(battle)) return false;
    const { round, turn } = this.#seen;
    const known = new Set<string>();
    const look = (now: Battle) => {
      this.#note(now, known);
      const { table } = now;
      return table.round > round + 1 || (table.round > round && table.turn === turn);
    };
    const watch = ({ events }: { readonly events: readonly GameEvent[] }) => this.#count(events);
    const limits = { maxRounds: round + 1, maxInputs: MOST_INPUTS };
    try {
      playOn(battle, { seed, policyOf: () => tactical, ...limits, until: look, watch });
    } catch {
      return false; // a rule needs something that this seat cannot see
    }
    this.#rounds++;
    return true;
  }

  #giveOrder(battle: Battle): boolean {
    if (!this.#terms) return true;
    const input = { ...this.#terms, as: this.#by, do: 'standing-order' };
    if (battle.check(input)) return false;
    this.#count(battle.apply(input));
    return true;
  }

  /** Records the fighter's new prompts and their options. */
  #note({ prompts }: Battle, known: Set<string>): void {
    for (const prompt of prompts) {
      if (prompt.for !== this.#by || prompt.kind === 'turn' || known.has(prompt.id)) continue;
      known.add(prompt.id);
      if (this.#isMeant(prompt.kind)) this.#prompts++;
      const options = this.#options.get(prompt.kind) ?? new Set();
      for (const { option } of prompt.choices()) options.add(option);
      this.#options.set(prompt.kind, options);
    }
  }

  /** Counts the prompts that the order has answered, by the chosen option. */
  #count(events: readonly GameEvent[]): void {
    for (const { type, by, option } of events) {
      if (type !== 'auto-chosen' || by !== this.#by) continue;
      this.#prompts++;
      this.#answers[String(option)] = (this.#answers[String(option)] ?? 0) + 1;
    }
  }

  #isMeant(kind: string): boolean {
    const meant = this.#terms?.kind;
    return meant === undefined || meant === kind;
  }
}

/**
 * Returns a view without pending actions and standing orders. Windows in it are not bluff-proof, because orders would
 * have to wait in bluff-proof windows.
 */
function withoutOrders(seen: Table): Table {
  const free = Object.entries(seen.fighters).map(([id, fighter]) => [id, { ...fighter, standing: [] }]);
  const { windowSeconds: _, ...table } = seen;
  return { ...table, fighters: Object.fromEntries(free), stack: [] };
}
