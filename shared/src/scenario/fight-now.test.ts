import { describe, expect, it } from 'vitest';
import { playFight } from '../bots/fight.ts';
import { tactical } from '../bots/tactical.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { healthResource } from '../engine/presentation/description.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import { standing, type Table } from '../engine/state/table.ts';
import { seedOf } from '../fuzz/chance.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { readFight } from './fight-file.ts';
import { fightNow } from './fight-now.ts';
import { writeFight } from './write-fight.ts';

const FIGHTS = Object.values(RULESETS).flatMap((ruleset) => {
  const scenario = groupFight(ruleset.scenarios);
  return scenario ? [{ ruleset, name: ruleset.id, setup: scenario.setup }] : [];
});

/** The number of inputs between two moments at which the battle is saved as a fight. */
const EVERY = 25;

describe('a battle that is saved as a fight', () => {
  it.each(FIGHTS)('starts again in the same state under $name', ({ ruleset, setup }) => {
    const again = (table: Table): Table => {
      const now = fightNow(ruleset, { setup, newcomers: [], table });
      const read = readFight(writeFight({ title: '', blurb: '', setup: now }), RULESETS);
      if ('faults' in read) throw new Error(read.faults[0].message);
      return ruleset.open(read.scenario.setup, table.dice);
    };
    let inputs = 0;
    playFight({
      ruleset,
      setup,
      seed: seedOf('saved'),
      policyOf: () => tactical,
      maxRounds: 5,
      maxInputs: 6 * EVERY,
      watch: ({ battle: { table } }) => {
        if (++inputs % EVERY === 0)
          expect(whoStandsOn(ruleset, again(table))).toEqual(whoStandsOn(ruleset, table));
      },
    });
    expect(inputs).toBeGreaterThan(EVERY);
  });
});

/** Returns the position, side, health and visibility of all fighters on the map. */
function whoStandsOn({ description, fields }: Ruleset, table: Table): readonly unknown[] {
  const health = fields[healthResource(description)?.field ?? ''];
  return standing(table)
    .filter(({ at }) => at !== null)
    .map((one) => [one.id, one.side, one.at, one.hidden, health?.get(table, one)]);
}
