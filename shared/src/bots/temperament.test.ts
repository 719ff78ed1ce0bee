import { describe, expect, it } from 'vitest';
import { TEMPERAMENTS, type Temperament } from '../engine/content/content.ts';
import { presentEdition } from '../engine/history/edition.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { simulateFight } from '../simulate/simulate.ts';
import { addTally, emptyTally, type Tally } from '../simulate/statistics.ts';
import { tactical } from './tactical.ts';

const FIGHTS = 4;

/** Returns the tally of a few fights in which all enemies have a temperament; null for none. */
function fought(
  rulesetId: string,
  scenario: string,
  temperament: Temperament | null,
  options: Setup['options'] = {},
): Tally {
  const ruleset = RULESETS[rulesetId];
  const setup = ruleset?.scenarios.find(({ id }) => id === scenario)?.setup;
  if (!ruleset || !setup) throw new Error(`${rulesetId} has no ${scenario}.`);
  const combatants = setup.combatants.map((one) =>
    one.side === 'foes' ? { ...one, bot: { temperament } } : one,
  );
  const simulation = {
    ...presentEdition(ruleset),
    ...{ setup: { ...setup, combatants, options: { ...setup.options, ...options } } },
    ...{ seed: 'temper', policies: [tactical] as const, now: () => 0 },
  };
  const total = emptyTally();
  for (let fight = 1; fight <= FIGHTS; fight++) addTally(total, simulateFight(simulation, fight));
  return total;
}

const fleeing = { enemyFlight: 'allowed' };

describe('temperaments', () => {
  it('make bots act differently from each other', { timeout: 600_000 }, () => {
    const played = [null, ...TEMPERAMENTS].map((temperament) =>
      JSON.stringify(fought('flow', 'mill-weir', temperament).actions.foes),
    );
    expect(new Set(played).size).toBe(played.length);
  });

  it.each([
    { temperament: 'cowardly', options: fleeing, flees: true },
    { temperament: 'cowardly', options: { enemyFlight: 'forbidden' }, flees: false },
    { temperament: 'fierce', options: fleeing, flees: false },
  ] as const)(
    'let $temperament fighters leave the fight only if the rules allow it: $options.enemyFlight',
    { timeout: 600_000 },
    ({ temperament, options, flees }) => {
      const { foes = {} } = fought('hunt', 'drove-at-the-ford', temperament, options).actions;
      expect((foes.flee ?? 0) > 0).toBe(flees);
    },
  );
});
