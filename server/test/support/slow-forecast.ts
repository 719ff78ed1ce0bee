import { isMainThread } from 'node:worker_threads';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { hiding } from './hidden-fight.ts';

/**
 * Returns the toy ruleset under another id, with a forecast that first calls `first`. Only bots may call the
 * forecast.
 */
function stubborn(id: string, first: () => void): Ruleset {
  const forecast: Ruleset['forecast'] = (...about) => {
    if (isMainThread) throw new Error('A bot chooses on the main thread.');
    first();
    return hiding.forecast(...about);
  };
  const scenarios = hiding.scenarios.map((scenario) => ({
    ...scenario,
    setup: { ...scenario.setup, ruleset: id },
  }));
  return { ...hiding, id, scenarios, forecast };
}

/** Rulesets with a forecast that throws an error, ends its thread or blocks it. */
export const STUBBORN = {
  breaking: stubborn('breaking', () => {
    throw new Error('A rule broke.');
  }),
  ending: stubborn('ending', () => process.exit(1)),
  hanging: stubborn('hanging', () => {
    for (;;);
  }),
};
