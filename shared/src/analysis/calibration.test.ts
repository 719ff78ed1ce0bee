import { expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { shareOf } from '../simulate/report.ts';
import { analyze, type Effort } from './analyze.ts';
import { analystOf, botFight, doTasksHere, recordingOf } from './testing/recorded-fights.ts';

/** The number of positions for each ruleset. The full check uses 2000 (`npm run calibration`). */
const POSITIONS = Number(process.env.CALIBRATION_POSITIONS ?? 4);
/** The maximum number of positions that are taken from one fight. */
const FROM_ONE_FIGHT = Math.max(2, Math.min(20, POSITIONS / 10));
/** A small check plays duels only. */
const isSmall = process.env.CALIBRATION_POSITIONS === undefined;
const EFFORT: Effort = {
  anchors: isSmall ? 4 : 12,
  playoutsEach: 3,
  inputs: Number(process.env.CALIBRATION_INPUTS ?? 400),
  playouts: 200,
  decisions: 0,
};
const [PREDICTED_LOW, PREDICTED_HIGH] = [0.55, 0.65];
const [WINS_LOW, WINS_HIGH] = [52, 68];
/** The lowest number of a playout that no analysis uses. Playouts from this number on have fresh dice. */
const FRESH = 1_000_000;

it.each(Object.values(RULESETS))(
  'positions of $id with a predicted chance of 55 to 65% are won about as often',
  { timeout: 10_000 + POSITIONS * 20_000 },
  async (ruleset) => {
    const groups = ruleset.scenarios.filter(({ setup }) => setup.combatants.length > 2 !== isSmall);
    let [positions, wins] = [0, 0];
    for (let fight = 0; positions < POSITIONS; fight++) {
      const scenario = groups[fight % groups.length] ?? ruleset.scenarios[0];
      if (!scenario) throw new Error(`${ruleset.id} has no scenario.`);
      const played = botFight(ruleset, scenario.setup, `calibration/${ruleset.id}/${fight}`);
      const analyst = analystOf(ruleset, recordingOf(ruleset, scenario.setup, played));
      const { sides, moments } = await analyze(doTasksHere(analyst), EFFORT);
      const found = moments.flatMap(({ chances }, moment) => {
        const side = chances.findIndex(([chance]) => chance >= PREDICTED_LOW && chance <= PREDICTED_HIGH);
        return side < 0 ? [] : [{ moment, side: sides[side] }];
      });
      const stride = Math.max(1, Math.ceil(found.length / FROM_ONE_FIGHT));
      for (const [index, { moment, side }] of found.entries()) {
        if (index % stride !== 0 || positions >= POSITIONS) continue;
        const { winner } = analyst.do({ kind: 'playout', moment, number: FRESH + positions });
        positions++;
        if (winner === side) wins++;
      }
      if (!isSmall) console.log(`${ruleset.id}: ${wins} of ${positions} won, after ${fight + 1} fights`);
    }
    // The check allows for the sampling error of this number of positions.
    const { low, high } = shareOf(wins, positions);
    expect(high, `${wins} of ${positions}`).toBeGreaterThanOrEqual(WINS_LOW);
    expect(low, `${wins} of ${positions}`).toBeLessThanOrEqual(WINS_HIGH);
  },
);
