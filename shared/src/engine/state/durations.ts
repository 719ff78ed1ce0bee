import { fighter, listOf, nullable, optional, record } from '../schema/field-schema.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import { type Fighter, fightersOf, findFighter, type Table } from './table.ts';

/* This file handles effects with a duration. Each duration ends at a counted turn or round, so its end cannot be
   missed. */

/** The number of turns that a fighter has begun, and the number of those that have ended. */
export interface TurnCount {
  readonly begun: number;
  readonly ended: number;
}

/**
 * The end of a duration: the start or end of a fighter's turn, the end of a round, or null for no end. `of` is the
 * fighter; it is null if the viewer does not know the fighter.
 */
export type Until =
  | { readonly of: Id | null; readonly turn: number; readonly at: 'start' | 'end' }
  | { readonly round: number }
  | null;

/** An effect that lasts for a while on a fighter. */
export interface Lasting {
  readonly name: string;
  /**
   * The fighter or GM who caused the effect; null if unknown. This is a record of its own so that hiding the
   * cause does not hide the effect.
   */
  readonly cause: { readonly by: AskedId | null };
  readonly until: Until;
}

/** A fighter whose turns a ruleset counts. */
export interface Counted extends Fighter {
  turns: TurnCount;
}

/** A fighter that can have effects with a duration. */
export interface Enduring extends Counted {
  lasting: readonly Lasting[];
}

/** The members of `Until` that name a fighter, for the `names` of a ruleset. */
export const UNTIL_NAMES = nullable(record({ of: optional(fighter) }));

/** The members of `Lasting` that name a fighter, for the `names` of a ruleset. */
export const LASTING_NAMES = listOf(record({ cause: record({ by: nullable(fighter) }), until: UNTIL_NAMES }));

/** The initial turn count and effects of a fighter. */
export const UNTOUCHED: Pick<Enduring, 'turns' | 'lasting'> = { turns: { begun: 0, ended: 0 }, lasting: [] };

/** Counts the start of a turn. */
export function countBegun(fighter: Counted): void {
  fighter.turns = { ...fighter.turns, begun: fighter.turns.begun + 1 };
}

/** Counts the end of a turn: all turns that have begun are over. */
export function countEnded(fighter: Counted): void {
  fighter.turns = { ...fighter.turns, ended: fighter.turns.begun };
}

/** Returns a duration that ends when the fighter's next turn starts. */
export function startOfNextTurn({ id, turns }: Counted): Until {
  return { of: id, turn: turns.begun + 1, at: 'start' };
}

/** Returns a duration that ends when the fighter's next turn ends. */
export function endOfNextTurn({ id, turns }: Counted): Until {
  return { of: id, turn: turns.begun + 1, at: 'end' };
}

/** Returns a duration that ends when the fighter's current turn ends. */
export function endOfThisTurn({ id, turns }: Counted): Until {
  return { of: id, turn: turns.begun, at: 'end' };
}

/** Returns a duration that ends with the current round, or `later` rounds after it. */
export function endOfRound({ round }: Table, later = 0): Until {
  return { round: round + later };
}

/**
 * Returns whether an effect has ended. An effect also ends if it lasts until a turn of a fighter that has left the
 * table.
 */
export function hasLapsed(table: Table<Counted>, { until }: Pick<Lasting, 'until'>): boolean {
  if (until === null) return false;
  if ('round' in until) return table.round > until.round;
  if (until.of === null) return false;
  const turns = findFighter(table, until.of)?.turns;
  return turns === undefined || until.turn <= (until.at === 'start' ? turns.begun : turns.ended);
}

/** Removes all effects that have ended. Returns each with its fighter, in the order of the fighters. */
export function lapse<F extends Enduring>(table: Table<F>): { readonly on: F; readonly lasting: Lasting }[] {
  return fightersOf(table).flatMap((on) => {
    const over = on.lasting.filter((lasting) => hasLapsed(table, lasting));
    if (over.length > 0) on.lasting = on.lasting.filter((lasting) => !over.includes(lasting));
    return over.map((lasting) => ({ on, lasting }));
  });
}

/** Returns whether a fighter has an effect called `name`. */
export function isUnder({ lasting }: Pick<Enduring, 'lasting'>, name: string): boolean {
  return lasting.some((one) => one.name === name);
}
