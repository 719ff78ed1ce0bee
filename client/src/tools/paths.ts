import { bare, type Forecast, type Hex, hexKey, type Id } from '@riposte/shared';
import type { Offer } from '../battle/draft.ts';
import { actionOf, costText, forecastOf } from '../battle/offers.ts';
import { pathIn } from '../battle/places.ts';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import type { MarkedHex, Marks } from '../session/tool.ts';

/** A path on offer, with its last hex, its cost and its risks. */
export interface Way {
  readonly end: Hex;
  readonly path: readonly Hex[];
  readonly offer: Offer;
  readonly variant: Offer['variants'][number];
  readonly forecast: Forecast | undefined;
}

const known = new WeakMap<readonly Offer[], ReadonlyMap<number, Way>>();

/** Returns the paths on offer in a turn. The key is the hex where the path ends. */
export function waysOf(snapshot: BattleSnapshot, offers: readonly Offer[]): ReadonlyMap<number, Way> {
  let ways = known.get(offers);
  if (!ways) {
    ways = findWays(snapshot, offers);
    known.set(offers, ways);
  }
  return ways;
}

function findWays(snapshot: BattleSnapshot, offers: readonly Offer[]): Map<number, Way> {
  const ways = new Map<number, Way>();
  for (const offer of offers) {
    const key = Object.entries(offer.params).find(([, kind]) => bare(kind).type === 'path')?.[0];
    if (key === undefined || actionOf(snapshot, offer)?.pointer !== 'path') continue;
    for (const variant of offer.variants) {
      const value = variant[key];
      const path = value === undefined ? [] : pathIn(value);
      const end = path.at(-1);
      if (!end || ways.has(hexKey(end))) continue;
      ways.set(hexKey(end), { end, path, offer, variant, forecast: forecastOf(snapshot, offer, variant) });
    }
  }
  return ways;
}

/** Returns marks for all reachable hexes, with their costs. */
export function reachMarks(snapshot: BattleSnapshot, ways: Iterable<Way>): MarkedHex[] {
  const all = [...ways];
  const costs = [...new Set(all.map(costOf))].sort((a, b) => a - b);
  const common = commonCost(all);
  return all.map((way) => ({
    at: way.end,
    label: way.forecast ? shortCost(snapshot, way.forecast, common) : '',
    band: costs.indexOf(costOf(way)),
  }));
}

/**
 * Returns a cost as a short label. If only one resource is spent, the label is the amount. Otherwise, it lists the
 * parts that differ from `common`.
 */
function shortCost(snapshot: BattleSnapshot, { cost }: Forecast, common: Forecast['cost']): string {
  const parts = Object.entries(cost).filter(([, amount]) => amount !== 0);
  if (parts.length === 1) return String(parts[0]?.[1]);
  return costText(snapshot, Object.fromEntries(parts.filter(([field, amount]) => common[field] !== amount)));
}

/** Returns the part of the cost that is the same for all paths. */
function commonCost([first, ...others]: readonly Way[]): Forecast['cost'] {
  const parts = Object.entries(first?.forecast?.cost ?? {});
  const isCommon = (field: string, amount: number) =>
    others.every(({ forecast }) => forecast?.cost[field] === amount);
  return Object.fromEntries(parts.filter(([field, amount]) => isCommon(field, amount)));
}

function costOf({ forecast }: Way): number {
  return Object.values(forecast?.cost ?? {}).reduce((sum, amount) => sum + amount, 0);
}

/** Returns the hexes of a path where movement provokes attacks, with the attackers. */
export function dangersOf(way: Way): Marks['dangers'] {
  const byHex = new Map<number, { at: Hex; by: Set<Id> }>();
  for (const { at, by } of way.forecast?.provokes ?? []) {
    const danger = byHex.get(hexKey(at)) ?? { at, by: new Set<Id>() };
    danger.by.add(by);
    byHex.set(hexKey(at), danger);
  }
  return [...byHex.values()].map(({ at, by }) => ({ at, by: [...by] }));
}
