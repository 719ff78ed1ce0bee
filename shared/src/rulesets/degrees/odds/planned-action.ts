import type { Forecast, Odds } from '../../../engine/core/forecast.ts';
import type { Params } from '../../../engine/schema/json.ts';
import { findFighter } from '../../../engine/state/table.ts';
import { NOTHING } from '../../../kit/odds.ts';
import { purseFor } from '../book/action-economy.ts';
import type { DegreesFighter, DegreesTable } from '../table.ts';
import { REACTION } from './worth.ts';

/* What is asked about: an intent, what it costs, at whom it is aimed. */

export type PlannedAction = Params & { readonly do: string };

/** What an action of that type costs now, with the reaction that is declared with it. */
export function costOf(
  me: DegreesFighter,
  type: 'std' | 'mov' | 'quick',
  declared: Params = {},
): Readonly<Record<string, number>> {
  const purse = purseFor(me, type) ?? type;
  return { [purse]: 1, ...(isDeclared(declared) && { reaction: 1 }) };
}

function isDeclared({ raise, hunch, slam, smash }: Params): boolean {
  return raise !== undefined || hunch === true || slam === true || smash === true;
}

/** A reaction that is declared comes back soon. */
export function rebated(odds: Odds, declared: Params): Odds {
  return isDeclared(declared) ? { ...odds, worth: (odds.worth ?? 0) + REACTION } : odds;
}

export function targetOf(table: DegreesTable, { target }: Params): DegreesFighter | undefined {
  return typeof target === 'string' ? findFighter(table, target) : undefined;
}

/** How often a check is raised. */
export function raiseOf({ raise }: Params): number {
  return typeof raise === 'number' ? raise : 0;
}

/** What has a worth of its own, and no dice that are worth telling of. */
export function worthOnly(
  cost: Forecast['cost'],
  worth: number,
  provokes: Forecast['provokes'] = [],
): Forecast {
  return { ...NOTHING, cost, odds: { outcomes: [], success: 1, effects: [], worth }, provokes };
}
