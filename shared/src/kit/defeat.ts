import type { Id } from '../engine/schema/ids.ts';
import type { GameEvent } from '../engine/state/event.ts';
import { type Fighter, fighterOf, isStanding, type Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';

/* Hit points, and what it is to be out of the fight. */

/**
 * Who did it (left out or null: nobody, like a wound that goes on), by which clause, and what else is to be
 * told of it.
 */
export type How = { readonly by?: Id | null } & Omit<GameEvent, 'type' | 'by' | 'target'>;

type Body = Fighter & { hp: number };

/**
 * Takes hit points from somebody in the fight, as far as there are any; without any left, `felled` happens.
 * Whether it has.
 */
export function hurt<T extends Table<Body>>(
  table: T,
  target: Id,
  amount: number,
  how: How,
  felled: (table: T, target: Id, by: Id | null) => void,
): boolean {
  if (!isStanding(table, target)) return false;
  const body = fighterOf<Body>(table, target);
  const lost = Math.min(body.hp, amount);
  body.hp -= lost;
  tell(table, 'hurt', target, { ...how, amount: lost, hp: body.hp });
  if (body.hp > 0) return false;
  felled(table, target, how.by ?? null);
  return true;
}

/** Gives hit points back, not above the most. */
export function heal(
  table: Table<Body & { readonly maxHp: number }>,
  target: Id,
  amount: number,
  how: How,
): void {
  const body = fighterOf(table, target);
  const gained = Math.max(0, Math.min(amount, body.maxHp - body.hp));
  body.hp += gained;
  tell(table, 'healed', target, { ...how, amount: gained, hp: body.hp });
}

/** Takes somebody out of the fight; it stays on the table as a body. */
export function fall(table: Table, target: Id, how: How): void {
  fighterOf(table, target).defeated = true;
  tell(table, 'defeated', target, how);
}

function tell(table: Table, type: string, target: Id, { by, ...detail }: How): void {
  emit(table, { type, ...(typeof by === 'string' && { by }), target, ...detail });
}
