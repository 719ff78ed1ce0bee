import type { Id } from '../engine/schema/ids.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { Fighter } from '../engine/state/table.ts';
import type { Presses } from './presses.ts';

/** The statistics of one fighter over all fights. */
export interface FighterTally {
  readonly id: Id;
  readonly name: string;
  readonly side: string;
  survived: number;
  dealt: number;
  taken: number;
  defeats: number;
}

/** The number of answers by kind of prompt and option. */
export type Answers = Record<string, Record<string, number>>;

/** Statistics over many fights. */
export interface Tally {
  fights: number;
  /** The number of wins by side; `none` counts fights without a winner and fights that were stopped. */
  readonly wins: Record<string, number>;
  readonly rounds: number[];
  /** The number of intents by side and action. */
  readonly actions: Record<string, Record<string, number>>;
  readonly answers: Answers;
  readonly fighters: Map<Id, FighterTally>;
  /** The number of decisions of each policy, and their total milliseconds. */
  readonly decisions: Record<string, { count: number; milliseconds: number }>;
  endless: number;
  /** The presses of a player who plays a whole side, by side: see `pressesOf`. */
  readonly presses: Record<string, Presses>;
}

export function emptyTally(): Tally {
  return {
    fights: 0,
    wins: {},
    rounds: [],
    actions: {},
    answers: {},
    fighters: new Map(),
    decisions: {},
    endless: 0,
    presses: {},
  };
}

/** Increments a count. */
export function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Returns the counts under a key, creating them if needed. */
export function under(counts: Record<string, Record<string, number>>, key: string): Record<string, number> {
  counts[key] ??= {};
  return counts[key];
}

/** Updates the statistics by events. Every ruleset emits `hurt` and `defeated`. */
export function credit({ fighters }: Tally, event: GameEvent): void {
  const maker = event.by === undefined ? undefined : fighters.get(event.by);
  const target = event.target === undefined ? undefined : fighters.get(event.target);
  if (event.type === 'hurt' && typeof event.amount === 'number') {
    if (maker) maker.dealt += event.amount;
    if (target) target.taken += event.amount;
  }
  if (event.type === 'defeated' && maker && maker !== target) maker.defeats++;
}

/** Adds the fighters that are not yet listed. */
export function enter({ fighters }: Tally, present: readonly Fighter[]): void {
  for (const { id, name, side } of present) {
    if (!fighters.has(id)) fighters.set(id, { id, name, side, survived: 0, dealt: 0, taken: 0, defeats: 0 });
  }
}
