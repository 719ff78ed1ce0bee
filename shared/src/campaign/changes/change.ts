import type { Ruleset } from '../../engine/core/ruleset.ts';
import type { Fault } from '../../engine/presentation/rejection.ts';
import type { FieldSchemas, Values } from '../../engine/schema/field-schema.ts';
import type { Id } from '../../engine/schema/ids.ts';
import type { Campaign, Member } from '../campaign.ts';

/** The sender of a change. The server itself has the rights of a GM. */
export interface Sender {
  /** The member who makes the change; null for the server. */
  readonly member: Member | null;
  readonly isGm: boolean;
  readonly at: number;
  readonly ruleset: Ruleset;
}

/** A kind of change: who may make it, its parameters and its effect. */
export interface ChangeKind<P extends FieldSchemas = FieldSchemas> {
  /** The lowest role that may make the change. Owners and authors are checked by `apply`. */
  readonly by: 'gm' | 'player';
  readonly params: P;
  /** Returns the changed campaign, or why the change is not possible. */
  apply(campaign: Campaign, given: Values<P>, sender: Sender): Campaign | Fault;
}

/** Declares a kind of change. */
export function change<P extends FieldSchemas>(kind: ChangeKind<P>): ChangeKind<P> {
  return kind;
}

/** Returns whether the result of a change is a fault. */
export function isFault(result: object | Fault): result is Fault {
  return typeof result === 'string' || 'code' in result;
}

/** Returns a list with one more item, or the fault if it already holds `most`. */
export function added<Item>(list: readonly Item[], item: Item, most: number): readonly Item[] | 'too-many' {
  return list.length >= most ? 'too-many' : [...list, item];
}

/** Returns a list in which the item with this id is replaced; without the item if `to` returns undefined. */
export function replaced<Item extends { readonly id: Id }>(
  list: readonly Item[],
  id: Id,
  to: (item: Item) => Item | undefined,
): readonly Item[] {
  return list.flatMap((item) => (item.id === id ? (to(item) ?? []) : [item]));
}

/** Returns the id for a new part of a campaign, and the number for the next one. */
export function newId({ next }: Campaign, letter: string): { readonly id: Id; readonly next: number } {
  return { id: `${letter}${next}`, next: next + 1 };
}

/**
 * Changes a campaign for each of these ids in turn, ignoring repetitions. Returns the changed campaign, or the first
 * fault.
 */
export function inTurn(
  campaign: Campaign,
  ids: readonly Id[],
  apply: (campaign: Campaign, id: Id) => Campaign | Fault,
): Campaign | Fault {
  let changed = campaign;
  for (const id of new Set(ids)) {
    const next = apply(changed, id);
    if (isFault(next)) return next;
    changed = next;
  }
  return changed;
}
