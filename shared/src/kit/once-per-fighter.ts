import { cached, type Fighter, type Table } from '../engine/state/table.ts';

/** Returns a version of `find` that caches its result for each fighter until the table changes. */
export function oncePerFighter<T extends Table<F>, F extends Fighter, Found>(
  find: (table: T, fighter: F) => Found,
): (table: T, fighter: F) => Found {
  return (table, fighter) => {
    const known = cached(table, find, () => new Map<F, Found>());
    const before = known.get(fighter);
    if (before !== undefined) return before;
    const found = find(table, fighter);
    known.set(fighter, found);
    return found;
  };
}
