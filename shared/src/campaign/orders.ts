import { inOrderOfTrial, lastingOrdersOf } from '../engine/battle/lasting-orders.ts';
import type { Id } from '../engine/schema/ids.ts';
import type { Json } from '../engine/schema/json.ts';
import { isSameJson } from '../engine/schema/same-json.ts';
import type { Setup, SetupFighter } from '../engine/setup/setup.ts';
import type { StandingOrder } from '../engine/state/standing-order.ts';
import { findFighter, type Table } from '../engine/state/table.ts';

type Orders = readonly StandingOrder[];

/** The orders that fighters bring to a fight, by fighter. */
export type BroughtOrders = Readonly<Record<Id, Orders>>;

/** Returns orders in which the ids of the fighters that they concern are replaced as `ids` says. */
export function withIds(orders: Orders, ids: ReadonlyMap<Id, Id>): Orders {
  return orders.map((order) => {
    const concerns = ids.get(order.when?.concerns ?? '');
    return concerns === undefined ? order : { ...order, when: { ...order.when, concerns } };
  });
}

/**
 * Returns the orders that fighters bring to the fight that follows a fight, by fighter: those at its end, and the
 * `waiting` ones that could not be given in it. `isHero` returns whether a fighter is a hero.
 */
export function nextOrders(
  { combatants }: Setup,
  table: Table,
  waiting: BroughtOrders,
  isHero: (fighter: SetupFighter) => boolean,
): BroughtOrders {
  const orders = combatants
    .filter(isHero)
    .map(({ id }) => [id, inOrderOfTrial([...lastingOrdersOf(table, id), ...(waiting[id] ?? [])])] as const);
  return Object.fromEntries(orders.filter(([, { length }]) => length > 0));
}

/** The orders of a hero in a fight, all with the ids that the campaign uses. */
interface FightOrders {
  /** The orders with which the hero entered the fight. */
  readonly entered: Orders;
  /** Those of `entered` that could not be given in the fight. */
  readonly waiting: Orders;
  /** The campaign's heroes, by fighter. */
  readonly heroes: ReadonlyMap<Id, Id>;
}

/**
 * Returns the orders that a hero takes along from a fight; undefined if there are none. If the fighter has left the
 * table, they are those with which the hero entered.
 */
export function ordersAfter(
  table: Table,
  fighter: Id,
  { entered, waiting, heroes }: FightOrders,
): Orders | undefined {
  const now = withIds(lastingOrdersOf(table, fighter), heroes);
  const given = entered.filter((order) => !waiting.some((one) => isSame([one], [order])));
  const isUnchanged = !findFighter(table, fighter) || isSame(given, now);
  const after = isUnchanged ? entered : inOrderOfTrial([...now, ...waiting]);
  return after.length === 0 ? undefined : after;
}

function isSame(one: Orders, other: Orders): boolean {
  return isSameJson(one as unknown as Json, other as unknown as Json);
}
