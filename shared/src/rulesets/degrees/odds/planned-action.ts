import type { RatedForecast, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { NOTHING } from '../../../kit/odds.ts';
import { resourceFor } from '../book/action-economy.ts';
import { type Declared, reactionsFor } from '../book/raise-hunch-smash-and-slam/raising.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { REACTION } from './worth.ts';

/* The cost, target and forecast of a planned action. */

export type PlannedAction = Params & { readonly do: string };

const COSTS = { std: { std: 1 }, mov: { mov: 1 }, quick: { quick: 1 } } as const;

/** Returns the current cost of an action of this type, including a reaction that is declared with it. */
export function costOf(
  me: DegreesFighter,
  type: 'std' | 'mov' | 'quick',
  declared: Params = {},
): Readonly<Record<string, number>> {
  const cost = COSTS[resourceFor(me, type) ?? type];
  return takesReaction(declared) ? { ...cost, reaction: 1 } : cost;
}

function takesReaction(declared: Params): boolean {
  return reactionsFor(declared as Declared) > 0;
}

/** Adds most of the cost of a declared reaction back to the worth, because the fighter soon regains its reaction. */
export function withReactionBack(odds: RatedOdds, declared: Params): RatedOdds {
  return takesReaction(declared) ? { ...odds, worth: (odds.worth ?? 0) + REACTION } : odds;
}

export function targetOf(table: DegreesTable, { target }: Params): DegreesFighter | undefined {
  return typeof target === 'string' ? findFighter(table, target) : undefined;
}

/** Returns the number of declared raises; 0 if none. */
export function raiseOf({ raise }: Params): number {
  return typeof raise === 'number' ? raise : 0;
}

/** Returns a forecast that has a worth for bots but no odds to show. */
export function ratedOnly(
  cost: RatedForecast['cost'],
  worth: number,
  provokes: RatedForecast['provokes'] = [],
): RatedForecast {
  return { ...NOTHING, cost, odds: { outcomes: [], success: 1, effects: [], worth }, provokes };
}
