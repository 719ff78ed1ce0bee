import { expect, it } from 'vitest';
import { seedOf } from '../fuzz/chance.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { coach } from './coach.ts';
import { playFight } from './fight.ts';
import { tactical } from './tactical.ts';

const FIGHTS = 60;

it('a player who follows the coach wins the first lesson against a bot in most fights', () => {
  const { flow } = RULESETS;
  const setup = flow?.scenarios.find(({ id }) => id === 'lesson')?.setup;
  if (!flow || !setup) throw new Error('There is no lesson.');
  const winners = Array.from({ length: FIGHTS }, (_, number) => {
    const policyOf = (side: string) => (side === 'heroes' ? coach : tactical);
    const plan = { ruleset: flow, setup, policyOf, maxRounds: 40, maxInputs: 5000 };
    return playFight({ ...plan, seed: seedOf(`lesson ${number}`) }).battle.table.over?.winner;
  });
  expect(winners.filter((side) => side === 'heroes').length).toBeGreaterThan(0.7 * FIGHTS);
});
