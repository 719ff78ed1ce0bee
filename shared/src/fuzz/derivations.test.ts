import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { pick } from '../bots/policy.ts';
import { randomChoice } from '../bots/random.ts';
import { Battle } from '../engine/battle/battle.ts';
import { toInput } from '../engine/battle/input.ts';
import { type Forecast, type Odds, type PlannedChoice, prospectOf } from '../engine/core/forecast.ts';
import { foretell } from '../engine/core/foretell.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { type Derivation, totalOf } from '../engine/presentation/derivation.ts';
import type { RollSum } from '../engine/presentation/event-display.ts';
import { lineOf } from '../engine/presentation/log-lines.ts';
import { seededDice } from '../engine/state/dice.ts';
import type { GameEvent } from '../engine/state/event.ts';
import * as terms from '../words/messages/terms.ts';
import { chanceOf, seedOf } from './chance.ts';
import { fightNames } from './fuzz.ts';
import { randomSetup } from './setups.ts';

const FIGHTS = Number(process.env.DERIVATION_FIGHTS ?? 40);
const INPUTS = 80;
/** The time limit in milliseconds. Full runs have thousands of fights. */
const LIMIT = Math.max(120, FIGHTS) * 1000;
const ROUNDING = 1e-9;

/** A choice with the kind of its prompt and its forecast. */
interface Foretold {
  readonly kind: string;
  readonly choice: PlannedChoice;
  readonly forecast: Forecast;
}

/** Yields the forecasts of random choices in random fights. Passes each event to `watch`. */
function* forecastsIn(ruleset: Ruleset, watch: (event: GameEvent) => void): Generator<Foretold> {
  for (const name of fightNames(FIGHTS, 'players')) {
    const dice = chanceOf(`derivations/${ruleset.id}/${name}`);
    const battle = Battle.start(ruleset, randomSetup(ruleset, dice), seededDice(seedOf(name)));
    for (let count = 0; count < INPUTS && !battle.table.over; count++) {
      const prompt = pick(dice, battle.prompts);
      const decision = randomChoice(prompt.choices(), dice);
      if (!decision) {
        battle.apply({ as: 'gm', do: 'gm.timeout' }).forEach(watch);
        continue;
      }
      const choice = prospectOf(prompt.kind, decision.option, decision.params);
      const forecast = foretell(ruleset, battle.table, prompt.for, choice);
      if (forecast) yield { kind: prompt.kind, choice, forecast };
      battle.apply(toInput(prompt, decision)).forEach(watch);
    }
  }
}

function oddsIn({ odds, against, provokes }: Forecast): Odds[] {
  return [...(odds ? [odds] : []), ...against.map((one) => one.odds), ...provokes.map((one) => one.odds)];
}

/** Returns the fault in the derivation of a chance; undefined if it adds up. */
function faultIn({ success, derivation }: Odds): string | undefined {
  if (!derivation) return success > ROUNDING && success < 1 - ROUNDING ? 'it has no derivation' : undefined;
  const points = derivation.sums.flatMap(({ lines }) => lines.map((line) => line.points));
  const added = points.reduce((sum, one) => sum + one, 0);
  if (Math.abs(added - success) > ROUNDING) return `the lines add up to ${added}, not ${success}`;
  return faultOfTotals(derivation);
}

function faultOfTotals({ sums }: Derivation): string | undefined {
  for (const { label, lines, total, table = [] } of sums) {
    const values = totalOf(lines);
    if (total !== undefined && values !== total)
      return `${label}: the values add up to ${values}, not ${total}`;
    const chances = table.reduce((sum, { chance }) => sum + chance, 0);
    if (table.length > 0 && Math.abs(chances - 1) > 1e-6) return `${label}: the table adds up to ${chances}`;
  }
  return undefined;
}

/** Returns the fault in the sum of a roll; undefined if it adds up and names every cause. */
function faultInRoll({ lines, total }: RollSum): string | undefined {
  if (lines.some(({ label }) => label === terms.sums.unseen)) return 'a cause has no name';
  return totalOf(lines) === total ? undefined : `the lines add up to ${totalOf(lines)}, not ${total}`;
}

describe.each(Object.values(SUBJECTS))('$id', (ruleset) => {
  it('derives each chance and each roll, and the lines add up', { timeout: LIMIT }, () => {
    const faults = new Map<string, string>();
    let [derivations, rolls] = [0, 0];
    const watch = (event: GameEvent) => {
      const line = lineOf(ruleset, event, (id) => id);
      if (!line?.sum) return;
      rolls++;
      const fault = faultInRoll(line.sum);
      if (fault) faults.set(event.type, `${line.arithmetic}: ${fault}`);
    };
    for (const { kind, choice, forecast } of forecastsIn(ruleset, watch))
      for (const odds of oddsIn(forecast)) {
        if (odds.derivation) derivations++;
        const fault = faultIn(odds);
        if (fault)
          faults.set(`${kind} ${choice.do ?? choice.answer}`, `${kind} ${JSON.stringify(choice)}: ${fault}`);
      }
    expect([...faults.values()]).toEqual([]);
    expect(derivations).toBeGreaterThan(FIGHTS);
    expect(rolls).toBeGreaterThan(FIGHTS);
  });
});
