import type { Fault } from '../engine/presentation/rejection.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { GameEvent } from '../engine/state/event.ts';
import {
  type Fighter,
  fighterOf,
  isStanding,
  occupant,
  type PlacedFighter,
  type Table,
} from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';

/* Hit points and defeat. */

/**
 * The details of a change in health: the actor (`by`), the clause, and other members of the event. `by` is omitted
 * or null if there is no actor, as for bleeding.
 */
export type How = { readonly by?: Id | null } & Omit<GameEvent, 'type' | 'by' | 'target'>;

type Body = Fighter & { hp: number };

/**
 * Removes hit points from an undefeated fighter. At 0 hit points, calls `felled`, which defeats the fighter.
 * Returns whether `felled` was called.
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

/** Restores hit points, up to the maximum. */
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

/**
 * Returns why a fighter cannot have this many hit points; undefined if it can. They may exceed `most`, or another
 * fighter may be in the hex where a defeated fighter would get up.
 */
export function faultOfHealth(
  table: Table,
  { at, defeated }: PlacedFighter,
  hp: number,
  most: number,
): Fault | undefined {
  if (hp > most) return 'too-much';
  return defeated && hp > 0 && occupant(table, at) ? 'occupied' : undefined;
}

/** Defeats a fighter. The fighter stays on the table. */
export function fall(table: Table, target: Id, how: How): void {
  fighterOf(table, target).defeated = true;
  tell(table, 'defeated', target, how);
}

function tell(table: Table, type: string, target: Id, { by, ...detail }: How): void {
  emit(table, { type, ...(typeof by === 'string' && { by }), target, ...detail });
}
