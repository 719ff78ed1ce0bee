import type { Id } from '../../../engine/schema/ids.ts';
import { emit, lift } from '../../../engine/state/verbs.ts';
import type { Entry, VigilTable } from '../table.ts';
import { land } from './landing.ts';

/** Removes an action from the stack. Does not undo its effects so far. */
export function removeFromStack(table: VigilTable, entry: Entry): void {
  if (!table.stack.includes(entry)) return;
  lift(table, entry);
  land(table, entry); // VIG-66, VIG-R23
}

/** Prevents an action: it leaves the stack without effect, and its costs stay spent (VIG-66 to VIG-69). */
export function prevent(table: VigilTable, entry: Entry, by: Id | 'gm'): void {
  emit(table, { type: 'prevented', by, target: entry.by, name: entry.name, clause: 'VIG-66' });
  removeFromStack(table, entry); // VIG-66, VIG-67, VIG-68, VIG-69: slot, vigor and focus stay spent
}

/** Removes an action whose requirements no longer hold (VIG-37). */
export function fizzle(table: VigilTable, entry: Entry): void {
  emit(table, { type: 'fizzled', by: entry.by, name: entry.name, clause: 'VIG-37' });
  removeFromStack(table, entry);
}

/**
 * Returns whether an action is resolving now. A move does not count while a reaction window on one of its steps is
 * open.
 */
function isResolving(table: VigilTable, entry: Entry): boolean {
  return table.phase === 'resolve' && table.stack[0] === entry;
}

/** Drops the pending actions of a fighter, except an action that is resolving now (VIG-38). */
export function dropPending(table: VigilTable, by: Id): void {
  const dropped = table.stack.filter((entry) => entry.by === by && !isResolving(table, entry));
  for (const entry of dropped) {
    emit(table, { type: 'dropped', by, name: entry.name, clause: 'VIG-38' });
    removeFromStack(table, entry); // VIG-38: responses to a dropped action stay on the stack
  }
}
