import { whole } from '../core/apply-content.ts';
import { listOf, oneOf, readValue } from '../schema/field-schema.ts';
import type { Id } from '../schema/ids.ts';
import type { StandingOrder } from '../state/standing-order.ts';
import { findFighter, type Table } from '../state/table.ts';
import type { Intending } from './input.ts';
import { isConditional, MOST_ORDERS, ORDER_PARTS } from './standing-orders.ts';

const POLICIES = ['never', 'never-below', 'never-if', 'always', 'always-if'] as const;

/** The schema of a standing order that applies until the player removes it. */
export const lastingOrder = whole({ ...ORDER_PARTS, policy: oneOf(POLICIES) });

/** The schema of the lasting orders of one fighter. */
export const lastingOrders = listOf(lastingOrder, MOST_ORDERS);

/** Returns a fighter's standing orders that apply until the player removes them. */
export function lastingOrdersOf(table: Table, id: Id): readonly StandingOrder[] {
  const orders = findFighter(table, id)?.standing ?? [];
  return orders
    .filter(({ round, laid }) => round === undefined && laid === undefined)
    .flatMap((order) => (readValue(lastingOrder, order) as StandingOrder | undefined) ?? []);
}

/** Returns the input with which a fighter's player gives a lasting order. */
export function inputOf(by: Id, { kind, option, policy, below, when }: StandingOrder): Intending {
  return {
    as: by,
    do: 'standing-order',
    policy,
    ...(kind !== undefined && { kind }),
    ...(option !== undefined && { option }),
    ...(below !== undefined && { below }),
    ...(when && { when: { ...when } }),
  };
}

/** Returns orders in the order in which they are tried: conditional ones first. */
export function inOrderOfTrial(orders: readonly StandingOrder[]): readonly StandingOrder[] {
  return orders.toSorted((one, other) => Number(isConditional(other)) - Number(isConditional(one)));
}
