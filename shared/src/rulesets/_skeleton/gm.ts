import type { GmPowers } from '../../engine/ruleset.ts';
import { conclude, emit, enter, place, withdraw } from '../../engine/verbs.ts';
import { newFighter } from './open.ts';
import type { SkeletonTable } from './table.ts';

/** What the GM's interventions mean under these rules: each keeps the table whole, at any moment. */
export const GM: GmPowers<SkeletonTable> = {
  place: (table, id, to) => place(table, id, to, 'placed'),
  add(table, from) {
    enter(table, newFighter(from, table));
    table.order = [...table.order, from.id];
    emit(table, { type: 'joined', target: from.id });
  },
  remove(table, id) {
    emit(table, { type: 'removed', target: id });
    withdraw(table, id);
    table.order = table.order.filter((other) => other !== id);
  },
  end: (table) => conclude(table, null),
};
