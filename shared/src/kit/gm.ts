import type { GmPowers } from '../engine/core/ruleset.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { SetupFighter } from '../engine/setup/setup.ts';
import { type Fighter, findFighter, type Table } from '../engine/state/table.ts';
import { conclude, concludeIfDecided, emit, enter, place, withdraw } from '../engine/state/verbs.ts';
import type { Hex } from '../hex/axial.ts';

/** The parts of the GM's interventions that each rulebook defines for itself. */
export interface GmBook<T extends Table<F>, F extends Fighter> {
  /** Creates a fighter as a setup describes it. */
  make(from: SetupFighter, table: T): F;
  /** Adds a new fighter to the turn order. If omitted, the fighter is added at the end. */
  join?(table: T, newcomer: F, from: SetupFighter): void;
  /** Moves a fighter. If omitted, moving has no consequences. */
  move?(table: T, id: Id, to: Hex): void;
  /** Ends the effects that depend on a fighter, just before the fighter leaves the table. */
  leave?(table: T, id: Id): void;
  /** Ends the battle if it is decided. If omitted, the battle is decided as soon as at most one side is left. */
  decide?(table: T): void;
  readonly grounds?: GmPowers<T>['grounds'];
  takeUp?(table: T, hexes: readonly Hex[]): void;
  /** Ends the battle. The default is `conclude`. */
  end?(table: T, winner: null): void;
}

/** Returns the GM's interventions for a rulebook. Each one leaves the table in a consistent state. */
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
