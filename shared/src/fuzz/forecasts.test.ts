import { beforeAll, describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import type { Effect } from '../engine/core/forecast.ts';
import { rankTrials, type Trial, tryForecasts } from './forecasts.ts';
import { CHI_SQUARED_LIMIT, unevenness } from './unevenness.ts';

const FIGHTS = Number(process.env.FORECAST_FIGHTS ?? 20_000);

/** Makes a forecast slightly too optimistic. */
const boast = (effect: Effect): Effect => ({
  ...effect,
  changes: effect.changes.map(([by, chance]) => [by, by === 0 ? 0.8 * chance : 1.2 * chance]),
});

describe.each(Object.values(SUBJECTS))('$id', (ruleset) => {
  let trials: readonly Trial[];
  beforeAll(() => {
    trials = [...tryForecasts(ruleset, FIGHTS, 50)];
  }, 120_000);

  it(`forecasts the results of ${FIGHTS} random fights correctly`, () => {
    const ranks = [...rankTrials(ruleset, trials)];
    const wrong = ranks.filter(([, found]) => unevenness(found) > CHI_SQUARED_LIMIT);
    expect(wrong.map(([action, found]) => `${action}: ${unevenness(found)}`)).toEqual([]);
    expect(ranks.length).toBeGreaterThan(0);
  });

  it('fails the check if its forecasts are a fifth too optimistic', () => {
    const ranks = [...rankTrials(ruleset, trials, boast).values()];
    expect(Math.max(...ranks.map(unevenness))).toBeGreaterThan(CHI_SQUARED_LIMIT);
  });
});
