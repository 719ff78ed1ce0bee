import { unlessWaived } from '../engine/gm/overrides.ts';
import { type Fault, lackOf } from '../engine/presentation/rejection.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fighterOf, type Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';

/* Resources that fighters pay with. A resource is a numeric field of a fighter. */

/**
 * A cost: an amount per resource. If several resources are too low, a rejection reports the first of them in the order
 * of the cost.
 */
export type Cost<Resource extends string = string> = { readonly [resource in Resource]?: number };

type Payer<Resource extends string> = Fighter & Record<Resource, number>;

/** Returns the sentence and the clause of the rejection for a resource that is too low. */
type Words<Resource> = (
  resource: Resource,
  price: number,
  has: number,
) => Omit<Exclude<Fault, string>, 'code'>;

/**
 * Returns the fault of a cost that a fighter cannot pay: `not-enough-` followed by the first resource that is too
 * low. Returns undefined if the fighter can pay.
 */
export function missing<Resource extends string>(
  payer: Readonly<Record<NoInfer<Resource>, number>> & Pick<Fighter, 'forced'>,
  cost: Cost<Resource>,
  wordsFor?: Words<NoInfer<Resource>>,
): Fault | undefined {
  for (const [resource, price] of pricesIn(cost)) {
    const has = payer[resource];
    if (has >= price) continue;
    const fault = unlessWaived(payer, { code: lackOf(resource), ...wordsFor?.(resource, price, has) });
    if (fault) return fault;
  }
  return undefined;
}

/** Pays a cost that has already been checked. If the GM has waived the check, the fighter pays at most what it has. */
export function pay<Resource extends string>(
  table: Table<Payer<NoInfer<Resource>>>,
  target: Id,
  cost: Cost<Resource>,
): void {
  const payer: Record<Resource, number> = fighterOf(table, target);
  const { forced } = fighterOf(table, target);
  const prices = pricesIn(cost)
    .map(([resource, price]) => [resource, forced ? Math.min(price, payer[resource]) : price] as const)
    .filter(([, price]) => price > 0);
  for (const [resource, price] of prices) payer[resource] -= price;
  if (prices.length > 0) emit(table, { type: 'paid', target, ...Object.fromEntries(prices) });
}

/**
 * Adds to a resource, up to `most` (if omitted, without limit). An amount that is already above `most` does not
 * change. Returns the amount added.
 */
export function gain<Resource extends string>(
  table: Table<Payer<NoInfer<Resource>>>,
  target: Id,
  resource: Resource,
  amount: number,
  { clause, most = Number.POSITIVE_INFINITY }: { readonly clause: string; readonly most?: number },
): number {
  const resources: Record<Resource, number> = fighterOf(table, target);
  const gained = Math.min(amount, Math.max(0, most - resources[resource]));
  if (gained <= 0) return 0;
  resources[resource] += gained;
  emit(table, { type: 'gained', target, resource, amount: gained, now: resources[resource], clause });
  return gained;
}

/** Removes at most `amount` from a resource. Returns the amount removed. */
export function lose<Resource extends string>(
  table: Table<Payer<NoInfer<Resource>>>,
  target: Id,
  resource: Resource,
  amount: number,
  clause: string,
): number {
  const resources: Record<Resource, number> = fighterOf(table, target);
  const lost = Math.min(amount, resources[resource]);
  if (lost <= 0) return 0;
  resources[resource] -= lost;
  emit(table, { type: 'lost', target, resource, amount: lost, now: resources[resource], clause });
  return lost;
}

function pricesIn<Resource extends string>(cost: Cost<Resource>): [Resource, number][] {
  const prices: [Resource, number][] = [];
  for (const resource in cost) prices.push([resource, cost[resource] ?? 0]);
  return prices;
}
