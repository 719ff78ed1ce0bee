import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fighterOf, isStanding, type Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';

/**
 * Returns functions that add and remove a fighter's conditions. `key` is the member of the fighter that holds its
 * conditions as a sorted list.
 */
export function conditionsIn<Key extends string, Condition extends string>(key: Key) {
  type Lists = Record<Key, readonly Condition[]>;
  return {
    /** Adds a condition to an undefeated fighter; does nothing if the fighter already has it. */
    afflict(table: Table<Fighter & Lists>, target: Id, condition: Condition, by?: Id): void {
      if (!isStanding(table, target)) return;
      const lists: Lists = fighterOf(table, target);
      if (lists[key].includes(condition)) return;
      lists[key] = [...lists[key], condition].sort();
      emit(table, { type: 'afflicted', ...(by !== undefined && { by }), target, condition });
    },

    /** Removes a condition from a fighter; does nothing if the fighter does not have it. */
    relieve(table: Table<Fighter & Lists>, target: Id, condition: Condition): void {
      const lists: Lists = fighterOf(table, target);
      if (!lists[key].includes(condition)) return;
      lists[key] = lists[key].filter((other) => other !== condition);
      emit(table, { type: 'relieved', target, condition });
    },
  };
}
