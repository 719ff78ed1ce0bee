import type { RatedForecast, RatedOdds } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { NOTHING } from '../../../kit/odds.ts';
import { resourceFor } from '../book/action-economy.ts';
import { type Declared, reactionsFor } from '../book/raise-hunch-smash-and-slam/raising.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { REACTION } from './worth.ts';

/* A planned action: its costs and target. */

export type PlannedAction = Params & { readonly do: string };

const COSTS = { std: { std: 1 }, mov: { mov: 1 }, quick: { quick: 1 } } as const;

/** Returns the cost of an action of that type now, with its declared reaction. */
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

/** Returns the odds with the price of a declared reaction added back, because a reaction returns soon. */
export function withReactionBack(odds: RatedOdds, declared: Params): RatedOdds {
  return takesReaction(declared) ? { ...odds, worth: (odds.worth ?? 0) + REACTION } : odds;
}

export function targetOf(table: DegreesTable, { target }: Params): DegreesFighter | undefined {
  return typeof target === 'string' ? findFighter(table, target) : undefined;
}

/** Returns the number of raises. */
export function raiseOf({ raise }: Params): number {
  return typeof raise === 'number' ? raise : 0;
}

/** Returns a forecast without odds, which has only a worth. */
export function ratedOnly(
  cost: RatedForecast['cost'],
  worth: number,
  provokes: RatedForecast['provokes'] = [],
): RatedForecast {
  return { ...NOTHING, cost, odds: { outcomes: [], success: 1, effects: [], worth }, provokes };
}
