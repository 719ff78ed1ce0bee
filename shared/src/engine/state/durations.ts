import { fighter, listOf, nullable, optional, record } from '../schema/field-schema.ts';
import type { AskedId, Id } from '../schema/ids.ts';
import { type Fighter, fightersOf, findFighter, type Table } from './table.ts';

/*
 * What lasts a while on somebody, and when that is over: counted in turns and rounds, never in moments that
 * may be missed.
 */

/** How many turns a fighter has begun, and how many of them are over. */
export interface TurnCount {
  readonly begun: number;
  readonly ended: number;
}

/**
 * When something ends: as a turn of somebody (null: whom one does not see) begins or ends, with a round, or
 * not by itself.
 */
export type Until =
  | { readonly of: Id | null; readonly turn: number; readonly at: 'start' | 'end' }
  | { readonly round: number }
  | null;

/** Something that lasts a while on a fighter. */
export interface Lasting {
  readonly name: string;
  /**
   * Who has brought it about; null: nobody at the table. Nested: it is felt by whom its maker is hidden from.
   */
  readonly cause: { readonly by: AskedId | null };
  readonly until: Until;
}

/** A fighter whose turns a ruleset counts. */
export interface Counted extends Fighter {
  turns: TurnCount;
}

/** A fighter on whom something can last. */
export interface Enduring extends Counted {
  lasting: readonly Lasting[];
}

/** Where the end of something names a fighter: for the `names` of a ruleset. */
export const UNTIL_NAMES = nullable(record({ of: optional(fighter) }));

/** Where what lasts names fighters: for the `names` of a ruleset. */
export const LASTING_NAMES = listOf(record({ cause: record({ by: nullable(fighter) }), until: UNTIL_NAMES }));

/** What an enduring fighter begins with. */
export const UNTOUCHED: Pick<Enduring, 'turns' | 'lasting'> = { turns: { begun: 0, ended: 0 }, lasting: [] };

/** Counts a turn that begins. */
export function countBegun(fighter: Counted): void {
  fighter.turns = { ...fighter.turns, begun: fighter.turns.begun + 1 };
}

/** Counts a turn that ends: all that have begun are over. */
export function countEnded(fighter: Counted): void {
  fighter.turns = { ...fighter.turns, ended: fighter.turns.begun };
}

/** Until the first turn of somebody that is yet to begin does so. */
export function startOfNextTurn({ id, turns }: Counted): Until {
  return { of: id, turn: turns.begun + 1, at: 'start' };
}

/** Until the first turn of somebody that is yet to begin ends. */
export function endOfNextTurn({ id, turns }: Counted): Until {
  return { of: id, turn: turns.begun + 1, at: 'end' };
}

/** Until the turn ends that somebody has begun. */
export function endOfThisTurn({ id, turns }: Counted): Until {
  return { of: id, turn: turns.begun, at: 'end' };
}

/** Until the round that is on ends, or one so many rounds later. */
export function endOfRound({ round }: Table, later = 0): Until {
  return { round: round + later };
}

/**
 * Whether something is over. Of whoever is gone from the table no further turn will come: what waited for one
 * is over.
 */
export function hasLapsed(table: Table<Counted>, { until }: Pick<Lasting, 'until'>): boolean {
  if (until === null) return false;
  if ('round' in until) return table.round > until.round;
  if (until.of === null) return false;
  const turns = findFighter(table, until.of)?.turns;
  return turns === undefined || until.turn <= (until.at === 'start' ? turns.begun : turns.ended);
}

/** Takes off everybody what is over; gives what it was and on whom, as the fighters are listed. */
export function lapse<F extends Enduring>(table: Table<F>): { readonly on: F; readonly lasting: Lasting }[] {
  return fightersOf(table).flatMap((on) => {
    const over = on.lasting.filter((lasting) => hasLapsed(table, lasting));
    if (over.length > 0) on.lasting = on.lasting.filter((lasting) => !over.includes(lasting));
    return over.map((lasting) => ({ on, lasting }));
  });
}

/** Whether something of that name lasts on a fighter. */
export function isUnder({ lasting }: Pick<Enduring, 'lasting'>, name: string): boolean {
  return lasting.some((one) => one.name === name);
}
