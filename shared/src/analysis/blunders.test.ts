import { expect, it } from 'vitest';
import type { Chosen, Policy } from '../bots/policy.ts';
import { tactical } from '../bots/tactical.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { analyze, type Effort } from './analyze.ts';
import { optionsIn } from './decisions.ts';
import { analystOf, botFight, doTasksHere, recordingOf } from './testing/recorded-fights.ts';

/** The number of fights. The full check uses 100 (`npm run calibration`). */
const FIGHTS = Number(process.env.BLUNDER_FIGHTS ?? 1);
/** The share of the blunders that must be found. */
const FOUND = 0.8;
const EFFORT: Effort = { anchors: 8, playoutsEach: 3, inputs: 1500, playouts: 60, decisions: 6 };
/** The number of decisions before the blunder. */
const BEFORE = FIGHTS > 1 ? 12 : 4;

/**
 * Returns bots that choose their worst option once, after this many decisions, and a function that returns whether they
 * have.
 */
function blundering(before: number): { policy: Policy; hasBlundered: () => boolean } {
  let decisions = 0;
  let isDone = false;
  const choose = (situations: Parameters<Required<Policy>['choose']>[0]): Chosen | undefined => {
    const chosen = tactical.choose(situations);
    if (!chosen || isDone || decisions++ < before || chosen.situation.kind !== 'turn') return chosen;
    const worst = optionsIn(chosen.situation).reduce((one, other) => (other.worth < one.worth ? other : one));
    isDone = true;
    return worst;
  };
  return { policy: { ...tactical, choose }, hasBlundered: () => isDone };
}

it('a planted blunder is among the three decisions that changed the chances most', {
  timeout: 60_000 + FIGHTS * 600_000,
}, async () => {
  const rulesets = Object.values(RULESETS);
  let [fights, found] = [0, 0];
  for (let number = 0; fights < FIGHTS; number++) {
    const ruleset = rulesets[number % rulesets.length];
    const scenario = ruleset?.scenarios.find(({ setup }) => setup.combatants.length > (FIGHTS > 1 ? 2 : 1));
    if (!ruleset || !scenario) continue;
    const { policy, hasBlundered } = blundering(BEFORE);
    let blunder = 0;
    let inputs = 0;
    const played = botFight(ruleset, scenario.setup, `blunder/${number}`, {
      policyOf: () => policy,
      watch: () => {
        inputs++;
        if (blunder === 0 && hasBlundered()) blunder = inputs;
      },
    });
    if (blunder === 0) continue;
    fights++;
    const analyst = analystOf(ruleset, recordingOf(ruleset, scenario.setup, played));
    const { turningPoints } = await analyze(doTasksHere(analyst), EFFORT);
    if (turningPoints.some(({ rev }) => rev === blunder)) found++;
    if (FIGHTS > 1) console.log(`${found} of ${fights} found`);
  }
  expect(found).toBeGreaterThanOrEqual(Math.floor(FOUND * FIGHTS));
});
