import { isMainThread } from 'node:worker_threads';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import { hiding } from './hidden-fight.ts';

/** The toy under another name, with a forecast that does something else first; only bots ask for it. */
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

/** Rulebooks that break, end or hang whatever thread weighs anything by them. */
export const STUBBORN = {
  breaking: stubborn('breaking', () => {
    throw new Error('A rule broke.');
  }),
  ending: stubborn('ending', () => process.exit(1)),
  hanging: stubborn('hanging', () => {
    for (;;);
  }),
};
