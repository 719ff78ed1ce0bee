import type { Id } from '../engine/schema/ids.ts';
import type { Table } from '../engine/state/table.ts';

/**
 * Moves a fighter to the place directly before `before` in the turn order. Moves it to the end if `before` is undefined
 * or not in the order.
 */
export function placeBefore(table: Table, id: Id, before: Id | undefined): void {
  const others = table.order.filter((other) => other !== id);
  const place = before === undefined ? -1 : others.indexOf(before);
  table.order = others.toSpliced(place < 0 ? others.length : place, 0, id);
}
