import type { Input } from '../battle/input.ts';
import { seededDice, seedHash } from '../state/dice.ts';
import type { GameEvent, RewindWay } from '../state/event.ts';
import type { Table } from '../state/table.ts';

/**
 * The input that takes a battle back. It stands in the journal with all others, and nothing in there goes
 * away.
 */
export type RewindInput = Input & {
  readonly do: 'gm.rewind';
  /** The battle is again as it was after that input; 0: as it began. */
  readonly to: number;
  /** Of the dice from here on: 64 hex digits, secret until the battle ends. */
  readonly seed: string;
  /** In words, for everybody; empty: no reason was given. */
  readonly why: string;
  readonly way: RewindWay;
  /** The name of whoever asked for it, or did it by themselves. */
  readonly who: string;
  /** How many steps do not count any more from here on, and how many count again. */
  readonly undone: number;
  readonly restored: number;
};

/** An input that takes a battle back, and which of the journal it is. */
export interface Rewind extends Pick<RewindInput, 'to' | 'seed'> {
  readonly rev: number;
}

/** The inputs from one to another, both included. Input 0 stands for the opening. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** The inputs that lead to a table, oldest first; what was taken back is not among them. */
export type Course = readonly Stretch[];

/** Whether an input of a journal takes the battle back. */
export function isRewind(input: Input): input is RewindInput {
  return input.do === 'gm.rewind';
}

/** Which inputs of a journal take the battle back, oldest first. */
export function rewindsIn(entries: readonly { readonly seq: number; readonly input: Input }[]): Rewind[] {
  return entries.flatMap(({ seq, input }) =>
    isRewind(input) ? [{ rev: seq, to: input.to, seed: input.seed }] : [],
  );
}

/**
 * The inputs that lead to the table as it was after one of them: after a rewind, those that lead to where it
 * goes, and the rewind itself, from which on the dice are others. `rewinds` are in their order; those that
 * were taken back may be missing.
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

/** Whether an input is one of a course: a binary search, as a course may have a thousand stretches. */
export function isOn(course: Course, rev: number): boolean {
  let [low, high] = [0, course.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((course[middle]?.last ?? rev) < rev) low = middle + 1;
    else high = middle;
  }
  return (course[low]?.first ?? Number.POSITIVE_INFINITY) <= rev;
}

/** The inputs of a course that are not of another, rewinds left out, oldest first. */
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

/** The entries that lead to the table as it is after the last of them. */
export function whatCounts<Entry extends { readonly seq: number; readonly input: Input }>(
  entries: readonly Entry[],
): readonly Entry[] {
  const course = courseTo(rewindsIn(entries), entries.at(-1)?.seq ?? 0);
  return entries.filter(({ seq }) => isOn(course, seq));
}

/**
 * Begins the dice of a rewind on a table that has been taken back to where it goes, and gives what everybody
 * is told.
 */
export function branchOff(table: Table, { seed, as: _as, do: _do, ...told }: RewindInput): GameEvent {
  table.dice = seededDice(seed);
  return { ...told, type: 'rewound', round: table.round, diceHash: seedHash(seed) };
}
