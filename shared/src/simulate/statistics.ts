import type { Id } from '../engine/schema/ids.ts';
import type { GameEvent } from '../engine/state/event.ts';
import type { Fighter } from '../engine/state/table.ts';
import type { Presses } from './presses.ts';

/** What one fighter did over all fights. */
export interface FighterTally {
  readonly id: Id;
  readonly name: string;
  readonly side: string;
  survived: number;
  dealt: number;
  taken: number;
  defeats: number;
}

/** How often a prompt of a kind was answered how. */
export type Answers = Record<string, Record<string, number>>;

/** What is counted over many fights. */
export interface Tally {
  fights: number;
  /** By side; `none` is a fight that ended without a winner or was broken off. */
  readonly wins: Record<string, number>;
  readonly rounds: number[];
  /** Intents in turns: how often each side used which. */
  readonly actions: Record<string, Record<string, number>>;
  readonly answers: Answers;
  readonly fighters: Map<Id, FighterTally>;
  /** Milliseconds that policies took to decide, and decisions made. */
  readonly decisions: Record<string, { count: number; milliseconds: number }>;
  endless: number;
  /** By side, how often somebody would press who plays all of it: see `pressesOf`. */
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

/** Adds one to a count. */
export function count(counts: Record<string, number>, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** The counts under a key, made if there are none yet. */
export function under(counts: Record<string, Record<string, number>>, key: string): Record<string, number> {
  counts[key] ??= {};
  return counts[key];
}

/** Credits what happened: `hurt` and `defeated` are told by every ruleset. */
export function credit({ fighters }: Tally, event: GameEvent): void {
  const maker = event.by === undefined ? undefined : fighters.get(event.by);
  const target = event.target === undefined ? undefined : fighters.get(event.target);
  if (event.type === 'hurt' && typeof event.amount === 'number') {
    if (maker) maker.dealt += event.amount;
    if (target) target.taken += event.amount;
  }
  if (event.type === 'defeated' && maker && maker !== target) maker.defeats++;
}

/** Enters those who fight, once each. */
export function enter({ fighters }: Tally, present: readonly Fighter[]): void {
  for (const { id, name, side } of present) {
    if (!fighters.has(id)) fighters.set(id, { id, name, side, survived: 0, dealt: 0, taken: 0, defeats: 0 });
  }
}
