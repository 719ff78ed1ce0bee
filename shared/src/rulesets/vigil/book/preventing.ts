import type { Id } from '../../../engine/schema/ids.ts';
import { emit, lift } from '../../../engine/state/verbs.ts';
import type { Entry, VigilTable } from '../table.ts';
import { land } from './landing.ts';

/** Takes an action off the stack, wherever it lies; what it has done stays done. */
export function leave(table: VigilTable, entry: Entry): void {
  if (!table.stack.includes(entry)) return;
  lift(table, entry);
  land(table, entry); // VIG-66, VIG-R23
}

/** Prevents an action: it leaves without effect or dice, and nothing that it cost comes back: VIG-66 to VIG-69. */
export function prevent(table: VigilTable, entry: Entry, by: Id | 'gm'): void {
  emit(table, { type: 'prevented', by, target: entry.by, name: entry.name, clause: 'VIG-66' });
  leave(table, entry); // VIG-66, VIG-67, VIG-68, VIG-69: slot, vigor and focus stay spent
}

/** An action comes to nothing because what it needs is no longer so: VIG-37. */
export function fizzle(table: VigilTable, entry: Entry): void {
  emit(table, { type: 'fizzled', by: entry.by, name: entry.name, clause: 'VIG-37' });
  leave(table, entry);
}

/** Whether an action is being carried out right now; a travel that waits in a step window is not. */
function isResolving(table: VigilTable, entry: Entry): boolean {
  return table.phase === 'resolve' && table.stack[0] === entry;
}

/** Drops all that somebody had pending, but for what is being carried out right now: VIG-38. */
export function dropPending(table: VigilTable, by: Id): void {
  const dropped = table.stack.filter((entry) => entry.by === by && !isResolving(table, entry));
  for (const entry of dropped) {
    emit(table, { type: 'dropped', by, name: entry.name, clause: 'VIG-38' });
    leave(table, entry); // VIG-38: answers above it stay
  }
}
