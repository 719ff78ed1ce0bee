import { describe, expect, it } from 'vitest';
import type { Effect } from '../engine/core/forecast.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { rankFights } from './forecasts.ts';
import { CHI_SQUARED_LIMIT, unevenness } from './unevenness.ts';

const FIGHTS = Number(process.env.FORECAST_FIGHTS ?? 20_000);
const SECONDS = 120_000;

/** Returns a ruleset whose forecasts are slightly too optimistic. */
function boasting(ruleset: Ruleset): Ruleset {
  const boast = (effect: Effect): Effect => ({
    ...effect,
    changes: effect.changes.map(([by, chance]) => [by, by === 0 ? 0.8 * chance : 1.2 * chance]),
  });
  return {
    ...ruleset,
    forecast(table, by, prospect) {
      const told = ruleset.forecast(table, by, prospect);
      return told?.odds ? { ...told, odds: { ...told.odds, effects: told.odds.effects.map(boast) } } : told;
    },
  };
}

describe.each(Object.values(RULESETS))('$id', (ruleset) => {
  it(`forecasts the results of ${FIGHTS} random fights correctly`, { timeout: SECONDS }, () => {
    const ranks = [...rankFights(ruleset, FIGHTS, 50)];
    const wrong = ranks.filter(([, found]) => unevenness(found) > CHI_SQUARED_LIMIT);
    expect(wrong.map(([action, found]) => `${action}: ${unevenness(found)}`)).toEqual([]);
    expect(ranks.length).toBeGreaterThan(0);
  });

  it('fails the check if its forecasts are a fifth too optimistic', { timeout: SECONDS }, () => {
    const ranks = [...rankFights(boasting(ruleset), FIGHTS * 0.4, 50).values()];
    expect(Math.max(...ranks.map(unevenness))).toBeGreaterThan(CHI_SQUARED_LIMIT);
  });
});
