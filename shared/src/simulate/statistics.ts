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

/** Statistics over many fights, as data that can be sent between workers. */
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
  /** The button presses of a player who plays a whole side, by side: see `pressesOf`. */
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

/**
 * Adds the statistics of further fights to a tally. If tallies are added in the order of their fights, the result is
 * the same as if a single tally had counted all fights.
 */
export function addTally(total: Tally, further: Tally): void {
  total.fights += further.fights;
  total.endless += further.endless;
  total.rounds.push(...further.rounds);
  addCounts(total.wins, further.wins);
  for (const [side, counts] of Object.entries(further.actions)) addCounts(under(total.actions, side), counts);
  for (const [kind, counts] of Object.entries(further.answers)) addCounts(under(total.answers, kind), counts);
  for (const [id, fighter] of further.fighters) addFighter(total.fighters, id, fighter);
  for (const [name, spent] of Object.entries(further.decisions)) {
    const { count: before, milliseconds } = total.decisions[name] ?? { count: 0, milliseconds: 0 };
    total.decisions[name] = { count: before + spent.count, milliseconds: milliseconds + spent.milliseconds };
  }
  addPresses(total, further.presses);
}

function addCounts(total: Record<string, number>, further: Readonly<Record<string, number>>): void {
  for (const [key, times] of Object.entries(further)) total[key] = (total[key] ?? 0) + times;
}

function addFighter(fighters: Tally['fighters'], id: Id, further: FighterTally): void {
  const fighter = fighters.get(id);
  if (!fighter) {
    fighters.set(id, { ...further });
    return;
  }
  fighter.survived += further.survived;
  fighter.dealt += further.dealt;
  fighter.taken += further.taken;
  fighter.defeats += further.defeats;
}

/** Adds button presses to a tally, by side. */
export function addPresses(
  { presses }: Pick<Tally, 'presses'>,
  further: Readonly<Record<string, Presses>>,
): void {
  for (const [side, { each, together, reactions }] of Object.entries(further)) {
    const before = presses[side] ?? { each: 0, together: 0, reactions: 0 };
    presses[side] = {
      each: before.each + each,
      together: before.together + together,
      reactions: before.reactions + reactions,
    };
  }
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

/** Updates the statistics from an event. Every ruleset emits `hurt` and `defeated`. */
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
export function addFighters({ fighters }: Tally, present: readonly Fighter[]): void {
  for (const { id, name, side } of present) {
    if (!fighters.has(id)) fighters.set(id, { id, name, side, survived: 0, dealt: 0, taken: 0, defeats: 0 });
  }
}
