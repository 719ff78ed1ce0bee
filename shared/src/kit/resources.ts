import { excused } from '../engine/gm/overrides.ts';
import { type Fault, lackOf } from '../engine/presentation/rejection.ts';
import type { Id } from '../engine/schema/ids.ts';
import { type Fighter, fighterOf, type Table } from '../engine/state/table.ts';
import { emit } from '../engine/state/verbs.ts';

/* Resources that fighters pay with. A resource is a numeric field of a fighter. */

/** An amount per resource. A missing resource is reported in this order. */
export type Cost<Purse extends string = string> = { readonly [purse in Purse]?: number };

type Payer<Purse extends string> = Fighter & Record<Purse, number>;

/** Returns the sentence and clause for a resource that is too low. */
type Words<Purse> = (purse: Purse, price: number, has: number) => { say?: string; clause?: string };

/** Returns what is wrong with paying a cost: `not-enough-` and the first resource that is too low. */
export function missing<Purse extends string>(
  payer: Readonly<Record<NoInfer<Purse>, number>> & Pick<Fighter, 'forced'>,
  cost: Cost<Purse>,
  wordsFor?: Words<NoInfer<Purse>>,
): Fault | undefined {
  for (const [purse, price] of pricesIn(cost)) {
    const has = payer[purse];
    if (has >= price) continue;
    const fault = excused(payer, { code: lackOf(purse), ...wordsFor?.(purse, price, has) });
    if (fault) return fault;
  }
  return undefined;
}

/** Pays a cost that has been checked. If the GM has waived the check, pays as much as there is. */
export function pay<Purse extends string>(
  table: Table<Payer<NoInfer<Purse>>>,
  target: Id,
  cost: Cost<Purse>,
): void {
  const payer: Record<Purse, number> = fighterOf(table, target);
  const { forced } = fighterOf(table, target);
  const prices = pricesIn(cost)
    .map(([purse, price]) => [purse, forced ? Math.min(price, payer[purse]) : price] as const)
    .filter(([, price]) => price > 0);
  for (const [purse, price] of prices) payer[purse] -= price;
  if (prices.length > 0) emit(table, { type: 'paid', target, ...Object.fromEntries(prices) });
}

/**
 * Adds to a resource, up to `most` (left out: no limit); an amount already above it stays. Returns the amount
 * added.
 */
export function gain<Purse extends string>(
  table: Table<Payer<NoInfer<Purse>>>,
  target: Id,
  resource: Purse,
  amount: number,
  { clause, most = Number.POSITIVE_INFINITY }: { readonly clause: string; readonly most?: number },
): number {
  const purses: Record<Purse, number> = fighterOf(table, target);
  const gained = Math.min(amount, Math.max(0, most - purses[resource]));
  if (gained <= 0) return 0;
  purses[resource] += gained;
  emit(table, { type: 'gained', target, resource, amount: gained, now: purses[resource], clause });
  return gained;
}

/** Removes at most `amount` from a resource. Returns the amount removed. */
export function lose<Purse extends string>(
  table: Table<Payer<NoInfer<Purse>>>,
  target: Id,
  resource: Purse,
  amount: number,
  clause: string,
): number {
  const purses: Record<Purse, number> = fighterOf(table, target);
  const lost = Math.min(amount, purses[resource]);
  if (lost <= 0) return 0;
  purses[resource] -= lost;
  emit(table, { type: 'lost', target, resource, amount: lost, now: purses[resource], clause });
  return lost;
}

function pricesIn<Purse extends string>(cost: Cost<Purse>): [Purse, number][] {
  const prices: [Purse, number][] = [];
  for (const purse in cost) prices.push([purse, cost[purse] ?? 0]);
  return prices;
}
