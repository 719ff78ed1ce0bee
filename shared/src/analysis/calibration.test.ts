import { expect, it } from 'vitest';
import type { Ruleset } from '../engine/core/ruleset.ts';
import type { Scenario } from '../engine/setup/scenario.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { shareOf, Z } from '../simulate/report.ts';
import { type Effort, estimateChances } from './analyze.ts';
import { analystOf, botFight, doTasksHere, recordingOf } from './testing/recorded-fights.ts';

/**
 * The number of positions for each ruleset. The full check uses 2000 (`npm run calibration`). If 0, nothing is checked.
 */
const POSITIONS = Number(process.env.CALIBRATION_POSITIONS ?? 0);
/** The rulesets to check, separated by commas; all if omitted. */
const ONLY = process.env.CALIBRATION_RULESETS?.split(',');
const EFFORT: Effort = {
  anchors: 16,
  playoutsEach: 4,
  inputs: Number(process.env.CALIBRATION_INPUTS ?? 400),
  playouts: 320,
  decisions: 0,
};
const [PREDICTED_LOW, PREDICTED_HIGH] = [0.55, 0.65];
const [WINS_LOW, WINS_HIGH] = [52, 68];
/** The lowest number of a playout that no analysis uses. Playouts from this number on have fresh dice. */
const FRESH = 1_000_000;

/** The positions of one fight with a prediction in the range, and how many of them were won. */
interface Outcome {
  readonly positions: number;
  readonly wins: number;
}

it.for(Object.values(RULESETS).filter(({ id }) => ONLY?.includes(id) ?? true))(
  'positions of $id with a predicted chance of 55 to 65% are won about as often',
  { timeout: 10_000 + POSITIONS * 20_000 },
  async (ruleset, { skip }) => {
    skip(POSITIONS === 0, 'takes minutes for each fight; `npm run calibration` runs it');
    const groups = ruleset.scenarios.filter(({ setup }) => setup.combatants.length > 2);
    const outcomes: Outcome[] = [];
    for (let fight = 0; sumOf(outcomes).positions < POSITIONS; fight++) {
      const scenario = groups[fight % groups.length] ?? ruleset.scenarios[0];
      if (!scenario) throw new Error(`${ruleset.id} has no scenario.`);
      const most = POSITIONS - sumOf(outcomes).positions;
      outcomes.push(await outcomeOf(ruleset, scenario, `calibration/${ruleset.id}/${fight}`, most));
      console.log(`${ruleset.id}: ${summaryOf(outcomes)}`);
    }
    const [low, high] = intervalOf(outcomes);
    expect(high, summaryOf(outcomes)).toBeGreaterThanOrEqual(WINS_LOW);
    expect(low, summaryOf(outcomes)).toBeLessThanOrEqual(WINS_HIGH);
  },
);

/** Plays a fight. Then continues it once from each position whose predicted chance is in the range. */
async function outcomeOf(
  ruleset: Ruleset,
  { setup }: Scenario,
  name: string,
  most: number,
): Promise<Outcome> {
  const analyst = analystOf(ruleset, recordingOf(ruleset, setup, botFight(ruleset, setup, name)));
  const { sides, moments } = await estimateChances(doTasksHere(analyst), EFFORT);
  const found = moments.flatMap((chances, moment) => {
    const side = chances.findIndex(([chance]) => chance >= PREDICTED_LOW && chance <= PREDICTED_HIGH);
    return side < 0 ? [] : [{ moment, side: sides[side] }];
  });
  const won = found.slice(0, most).map(({ moment, side }, index) => {
    const { winner } = analyst.do<'playout'>({ kind: 'playout', moment, number: FRESH + index });
    return winner === side;
  });
  return { positions: won.length, wins: won.filter(Boolean).length };
}

function sumOf(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, { positions, wins }) => ({ positions: sum.positions + positions, wins: sum.wins + wins }),
    { positions: 0, wins: 0 },
  );
}

/**
 * Returns the 95% confidence interval of the win rate, in percent. Positions from the same fight are not independent,
 * so the interval also allows for the variation between fights.
 */
function intervalOf(outcomes: readonly Outcome[]): [low: number, high: number] {
  const { positions, wins } = sumOf(outcomes);
  const share = wins / positions;
  const squares = outcomes.reduce((sum, one) => sum + (one.wins - share * one.positions) ** 2, 0);
  const between = (100 * Z * Math.sqrt(squares)) / positions;
  const { low, high } = shareOf(wins, positions);
  return [Math.min(low, 100 * share - between), Math.max(high, 100 * share + between)];
}

function summaryOf(outcomes: readonly Outcome[]): string {
  const { positions, wins } = sumOf(outcomes);
  const [low, high] = intervalOf(outcomes).map((bound) => bound.toFixed(1));
  const fights = outcomes.filter((one) => one.positions > 0).length;
  return `${wins} of ${positions} won (95%: ${low} to ${high}%), from ${fights} of ${outcomes.length} fights`;
}
