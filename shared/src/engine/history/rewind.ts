import type { Input } from '../battle/input.ts';
import { seededDice, seedHash } from '../state/dice.ts';
import type { GameEvent, RewindWay } from '../state/event.ts';
import type { Table } from '../state/table.ts';

/** The input that rewinds a battle. The journal only grows, so undone inputs stay in it. */
export type RewindInput = Input & {
  readonly do: 'gm.rewind';
  /** The number of the input to return to. The battle continues from the state after it; 0 is the start. */
  readonly to: number;
  /** The seed of the dice after the rewind: 64 hex digits, secret until the battle ends. */
  readonly seed: string;
  /** The public reason; empty if none was given. */
  readonly why: string;
  readonly way: RewindWay;
  /** The name of the person who requested the rewind, or who did it directly. */
  readonly who: string;
  /** The number of steps that this rewind undoes, and the number that it restores. */
  readonly undone: number;
  readonly restored: number;
};

/** A rewind and its number in the journal. */
export interface Rewind extends Pick<RewindInput, 'to' | 'seed'> {
  readonly rev: number;
}

/** A range of inputs, including both ends. Input 0 is the start of the battle. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** The inputs that lead to a table, oldest first, without undone inputs. */
export type Course = readonly Stretch[];

/** Returns whether an input is a rewind. */
export function isRewind(input: Input): input is RewindInput {
  return input.do === 'gm.rewind';
}

/** Returns the rewinds of a journal, oldest first. */
export function rewindsIn(entries: readonly { readonly seq: number; readonly input: Input }[]): Rewind[] {
  return entries.flatMap(({ seq, input }) =>
    isRewind(input) ? [{ rev: seq, to: input.to, seed: input.seed }] : [],
  );
}

/**
 * Returns the inputs that lead to the table after input `rev`. After a rewind, these are the inputs up to its
 * target and the rewind itself, which changes the dice. `rewinds` are in order; rewinds that were undone themselves
 * may be missing.
 */
export function courseTo(rewinds: readonly Pick<Rewind, 'rev' | 'to'>[], rev: number): Course {
  const latestFirst: Stretch[] = [];
  let last = rev;
  for (const rewind of rewinds.toReversed()) {
    if (rewind.rev > last) continue;
    latestFirst.push({ first: rewind.rev, last });
    last = rewind.to;
  }
  if (last >= 0) latestFirst.push({ first: 0, last });
  return latestFirst.reverse();
}

/** Returns whether an input is on a course. Uses a binary search, because a course may have a thousand ranges. */
export function isOn(course: Course, rev: number): boolean {
  let [low, high] = [0, course.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((course[middle]?.last ?? rev) < rev) low = middle + 1;
    else high = middle;
  }
  return (course[low]?.first ?? Number.POSITIVE_INFINITY) <= rev;
}

/** Returns the numbers of the inputs that are on `course` but not on `other`, oldest first. Leaves out rewinds. */
export function stepsBeside(
  course: Course,
  other: Course,
  rewinds: readonly Pick<Rewind, 'rev'>[],
): number[] {
  const all = course.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  const rewound = new Set(rewinds.map(({ rev }) => rev));
  return all.filter((rev) => rev > 0 && !rewound.has(rev) && !isOn(other, rev));
}

/** Returns the entries that are still in effect: those that no later rewind has undone. */
export function withoutUndone<Entry extends { readonly seq: number; readonly input: Input }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const course = courseTo(rewindsIn(entries), entries.at(-1)?.seq ?? 0);
  return entries.filter(({ seq }) => isOn(course, seq));
}

/**
 * Completes a rewind: gives the table the new dice and returns the public event. The table must already be back in
 * the target state.
 */
export function branchOff(table: Table, { seed, as: _as, do: _do, ...told }: RewindInput): GameEvent {
  table.dice = seededDice(seed);
  return { ...told, type: 'rewound', round: table.round, diceHash: seedHash(seed) };
}
