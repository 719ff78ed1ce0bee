import { emit } from '../../../engine/state/verbs.ts';
import type { VigilTable } from '../table.ts';
import { relieve } from './conditions.ts';
import { emptySlots } from './slots.ts';

/**
 * Ends the current turn: empties the fighter's regular and movement slots, and ends the conditions `held` and `dazed`.
 */
export function endTurn(table: VigilTable): void {
  const owner = table.turn === null ? undefined : table.fighters[table.turn];
  if (table.turn !== null) emit(table, { type: 'turn-ended', by: table.turn });
  table.turn = null;
  if (!owner) return;
  emptySlots(owner); // VIG-7
  relieve(table, owner.id, 'held'); // chapter 12: both conditions end with the turn
  relieve(table, owner.id, 'dazed');
}
