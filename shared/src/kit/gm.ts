import type { GmPowers } from '../engine/core/ruleset.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { SetupFighter } from '../engine/setup/setup.ts';
import { type Fighter, findFighter, type Table } from '../engine/state/table.ts';
import { conclude, concludeIfDecided, emit, enter, place, withdraw } from '../engine/state/verbs.ts';
import type { Hex } from '../hex/axial.ts';

/** What a rulebook has to say of the GM's interventions. */
export interface GmBook<T extends Table<F>, F extends Fighter> {
  /** A fighter as a setup gives it. */
  make(from: SetupFighter, table: T): F;
  /**
   * Gives somebody its place in the fight that has just come to the table. Left out: the last in the order.
   */
  join?(table: T, newcomer: F, from: SetupFighter): void;
  /** Puts somebody elsewhere. Left out: no more than that. */
  move?(table: T, id: Id, to: Hex): void;
  /** Ends what hangs on somebody who is about to leave the table. */
  leave?(table: T, id: Id): void;
  /** Ends the battle if it is decided. Left out: once at most one side is left. */
  decide?(table: T): void;
  readonly grounds?: GmPowers<T>['grounds'];
  takeUp?(table: T, hexes: readonly Hex[]): void;
  /** Left out: it is concluded. */
  end?(table: T, winner: null): void;
}

/** The GM's interventions, each of which leaves the table whole. */
export function gmPowersBy<T extends Table<F>, F extends Fighter>(book: GmBook<T, F>): GmPowers<T> {
  return {
    place: (table, id, to) => (book.move ? book.move(table, id, to) : place(table, id, to, 'placed')),

    add(table, from) {
      const newcomer = book.make(from, table);
      enter(table, newcomer);
      if (book.join) book.join(table, newcomer, from);
      else table.order = [...table.order, newcomer.id];
      emit(table, { type: 'joined', target: newcomer.id });
    },

    remove(table, id) {
      const leaver = findFighter(table, id);
      if (!leaver) return;
      emit(table, { type: 'removed', target: id, name: leaver.name });
      book.leave?.(table, id);
      withdraw(table, id);
      table.order = table.order.filter((other) => other !== id);
      if (book.decide) book.decide(table);
      else concludeIfDecided(table);
    },

    ...(book.grounds && { grounds: book.grounds }),
    ...(book.takeUp && { takeUp: (table: T, hexes: readonly Hex[]) => book.takeUp?.(table, hexes) }),
    end: (table) => (book.end ?? conclude)(table, null),
  };
}
