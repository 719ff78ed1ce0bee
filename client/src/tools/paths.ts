import { type Forecast, type Hex, hexKey, type Id, type Json } from '@riposte/shared';
import type { Offer } from '../store/draft.ts';
import { isPath } from '../store/draft.ts';
import { actionOf, costText, forecastOf } from '../store/offers.ts';
import type { Scene } from '../store/scene.ts';
import type { MarkedHex, Marks } from './tool.ts';

/** One way to go that is offered: where it ends, and what it would cost and bring about. */
export interface Way {
  readonly end: Hex;
  readonly path: readonly Hex[];
  readonly offer: Offer;
  readonly variant: Offer['variants'][number];
  readonly forecast: Forecast | undefined;
}

const known = new WeakMap<readonly Offer[], ReadonlyMap<number, Way>>();

/** The ways to go that a turn offers, by the hex they end in. */
export function waysOf(scene: Scene, offers: readonly Offer[]): ReadonlyMap<number, Way> {
  let ways = known.get(offers);
  if (!ways) {
    ways = findWays(scene, offers);
    known.set(offers, ways);
  }
  return ways;
}

function findWays(scene: Scene, offers: readonly Offer[]): Map<number, Way> {
  const ways = new Map<number, Way>();
  for (const offer of offers) {
    if (actionOf(scene, offer)?.pointer !== 'path') continue;
    for (const variant of offer.variants) {
      const path = Object.values(variant).find((value): value is Json => isPath(value));
      const end = (path as readonly Hex[] | undefined)?.at(-1);
      if (!end || ways.has(hexKey(end))) continue;
      const forecast = forecastOf(scene, offer, variant);
      ways.set(hexKey(end), { end, path: path as unknown as readonly Hex[], offer, variant, forecast });
    }
  }
  return ways;
}

/** The hexes that can be gone to, each with its cost. */
export function reachMarks(scene: Scene, ways: Iterable<Way>): MarkedHex[] {
  const all = [...ways];
  const costs = [...new Set(all.map(costOf))].sort((a, b) => a - b);
  return all.map((way) => ({
    at: way.end,
    label: way.forecast ? shortCost(scene, way.forecast) : '',
    band: costs.indexOf(costOf(way)),
  }));
}

/** A cost paid from one purse needs no name on the map. */
function shortCost(scene: Scene, { cost }: Forecast): string {
  const amounts = Object.values(cost).filter((amount) => amount !== 0);
  return amounts.length === 1 ? String(amounts[0]) : costText(scene, cost);
}

function costOf({ forecast }: Way): number {
  return Object.values(forecast?.cost ?? {}).reduce((sum, amount) => sum + amount, 0);
}

/** Where somebody could strike on the way, and who. */
export function dangersOf(way: Way): Marks['dangers'] {
  const byHex = new Map<number, { at: Hex; by: Set<Id> }>();
  for (const { at, by } of way.forecast?.provokes ?? []) {
    const danger = byHex.get(hexKey(at)) ?? { at, by: new Set<Id>() };
    danger.by.add(by);
    byHex.set(hexKey(at), danger);
  }
  return [...byHex.values()].map(({ at, by }) => ({ at, by: [...by] }));
}
