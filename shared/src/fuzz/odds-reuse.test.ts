import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { playFight } from '../bots/fight.ts';
import type { AskedSituation, Policy } from '../bots/policy.ts';
import { random } from '../bots/random.ts';
import { checkedIntent, prospectOf, type RatedForecast } from '../engine/core/forecast.ts';
import { withoutReuse } from '../kit/memo.ts';
import { seedOf } from './chance.ts';

/** The maximum number of variants of each option that the test forecasts. */
const VARIANTS = 4;
const FIGHTS = Number(process.env.FUZZ_FIGHTS ?? 10);

/**
 * A bot that plays at random. Before each decision, it expects the same forecasts with and without cached results.
 * For listed choices, it also expects the same forecasts with and without a second check.
 */
const comparing: Policy = {
  name: 'comparing',
  decide(situation) {
    expectEqualForecasts(situation);
    return random.decide(situation);
  },
};

function expectEqualForecasts({ ruleset, view, asked, kind, choices }: AskedSituation): void {
  for (const { option, variants } of choices) {
    for (const params of (variants?.() ?? [{}]).slice(0, VARIANTS)) {
      const prospect = prospectOf(kind, option, params);
      const find = () => computed(ruleset.forecast(view, asked, prospect));
      expect(find()).toEqual(withoutReuse(find));
      if (kind === 'turn')
        expect(computed(ruleset.forecast(view, asked, checkedIntent(option, params)))).toEqual(find());
    }
  }
}

/** Returns a forecast as data, with its derivations computed; undefined if there is no forecast. */
function computed(forecast: RatedForecast | undefined): unknown {
  if (!forecast) return undefined;
  return JSON.parse(JSON.stringify(forecast, (_, value) => (typeof value === 'function' ? value() : value)));
}

describe.each(Object.values(SUBJECTS))('odds under $id', (ruleset) => {
  it('are the same with and without cached results in random fights', () => {
    const fight = fc.record({ scenario: fc.constantFrom(...ruleset.scenarios), seed: fc.nat() });
    fc.assert(
      fc.property(fight, ({ scenario: { setup }, seed: number }) => {
        const seed = seedOf(`reuse ${number}`);
        playFight({ ruleset, setup, seed, policyOf: () => comparing, maxRounds: 10, maxInputs: 60 });
      }),
      { numRuns: FIGHTS },
    );
  }, 120_000);
});
