import type { Id } from '../../../engine/schema/ids.ts';
import { inTurnOrder } from '../../../engine/state/table.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';

/** Returns all fighters in the order in which they are asked to react, starting after the fighter whose turn it is. */
export function inAskingOrder(table: DegreesTable): readonly DegreesFighter[] {
  return from(table, 1); // DEG-R19
}

/** Returns all fighters in turn order, starting with the fighter whose turn it is. */
export function fromWhoseTurn(table: DegreesTable): readonly DegreesFighter[] {
  return from(table, 0); // DEG-R27
}

/**
 * Returns all fighters in turn order, starting `past` places after the fighter whose turn it is. If that fighter has
 * left the table, starts with the next fighter to have a turn.
 */
function from(table: DegreesTable, past: number): readonly DegreesFighter[] {
  const all = inTurnOrder(table);
  const placeOf = (whose: Id | null | undefined) => all.findIndex(({ id }) => id === whose);
  const at = placeOf(table.turn);
  const first = at < 0 ? Math.max(0, placeOf(table.pending[0])) : at + past;
  return [...all.slice(first), ...all.slice(0, first)];
}

/**
 * Returns the next undefeated fighter after this fighter in turn order; undefined if all other fighters are defeated.
 */
export function nextAfter(table: DegreesTable, id: Id): Id | undefined {
  const all = inTurnOrder(table);
  const at = all.findIndex((fighter) => fighter.id === id);
  const rest = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
  return rest.find(({ defeated }) => !defeated)?.id; // DEG-41
}
