import type { Id } from '../../../../engine/schema/ids.ts';
import { findFighter } from '../../../../engine/state/table.ts';
import { emit, touch } from '../../../../engine/state/verbs.ts';
import type { DegreesFighter, DegreesTable, Locked } from '../../table.ts';

/* Locks: after 2 or more degrees of failure, a fighter needs a Surge to retry on the same target (DEG-R25, DEG-103). */

/** Returns the name of a lock in the table view, such as `assess:troll`. */
export function lockKey({ what, against }: Locked): string {
  return `${what}:${against}`; // DEG-R25
}

/** Returns the lock with this name; undefined if the name is invalid. */
export function lockOf(key: string): Locked | undefined {
  const [what, against, ...rest] = key.split(':');
  return what && against && rest.length === 0 ? { what, against } : undefined;
}

export function isLocked({ locked }: DegreesFighter, what: string, against: Id | undefined): boolean {
  return locked.some((one) => one.what === what && one.against === against);
}

export function lock(table: DegreesTable, by: Id, what: string, against: Id): void {
  const me = findFighter(table, by);
  if (!me || isLocked(me, what, against)) return;
  touch(table, by);
  me.locked = [...me.locked, { what, against }]; // DEG-R25
  emit(table, { type: 'locked', by, target: against, what, clause: 'DEG-R25' });
}
