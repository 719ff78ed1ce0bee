import type { Derivation } from '../presentation/derivation.ts';
import type { AskedId } from '../schema/ids.ts';
import type { Table } from '../state/table.ts';
import {
  type Forecast,
  type Odds,
  onDemand,
  type PlannedChoice,
  type RatedForecast,
  type RatedOdds,
} from './forecast.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * Returns the forecast of a choice for players, from one seat's view of the table; undefined if the ruleset
 * has none.
 */
export function foretell(
  ruleset: Pick<Ruleset, 'forecast'>,
  table: Table,
  by: AskedId,
  choice: PlannedChoice,
): Forecast | undefined {
  const rated = ruleset.forecast(table, by, choice);
  return rated && unrated(rated);
}

/** Returns a forecast without the estimates for bots. Leaves out odds that contain nothing else. */
function unrated(forecast: RatedForecast): Forecast {
  const { cost, odds } = forecast;
  return onDemand(
    { cost, ...(odds && isTold(odds) && { odds: unratedOdds(odds) }) },
    {
      against: () => forecast.against.map((reaction) => ({ ...reaction, odds: unratedOdds(reaction.odds) })),
      provokes: () =>
        forecast.provokes.map((provoked) => ({ ...provoked, odds: unratedOdds(provoked.odds) })),
      area: () => forecast.area,
    },
  );
}

/** Returns whether odds contain anything for players. Some odds contain only an estimate for bots. */
export function isTold({ outcomes, effects, states = [] }: RatedOdds): boolean {
  return outcomes.length + effects.length + states.length > 0;
}

/** Returns odds for players. Their derivation is computed when it is first read. */
function unratedOdds({ worth: _, derive, ...odds }: RatedOdds): Odds {
  if (!derive) return odds;
  let derivation: Derivation | undefined;
  return {
    ...odds,
    get derivation() {
      derivation ??= derive();
      return derivation;
    },
  };
}
