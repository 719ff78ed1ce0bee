import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { groupFight } from '../engine/setup/scenario.ts';
import { seedOf } from '../fuzz/chance.ts';
import { type Fight, playFight } from './fight.ts';
import { mirrored } from './mirror.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';
import { tactical } from './tactical.ts';

const FIGHTS = Number(process.env.BOT_FIGHTS ?? 30);
const ROUNDS = 60;
/**
 * The number of fights within which each side must win one. Even if one side wins 75% of all fights, it wins this many
 * in a row only once in 300 times.
 */
const MOST_TRIED = 20;

describe.each(Object.values(SUBJECTS))('the tactical bot under $id', (ruleset) => {
  const scenario = groupFight(ruleset.scenarios);
  if (!scenario) throw new Error(`${ruleset.id} has no scenario.`);
  const { setup } = mirrored(scenario);
  const [ours, theirs] = [...new Set(setup.combatants.map(({ side }) => side))];

  function fight(series: string, number: number, policyOf: (side: string) => Policy): Fight {
    const seed = seedOf(`${series} ${number}`);
    return playFight({ ruleset, setup, seed, policyOf, maxRounds: ROUNDS, maxInputs: 20_000 });
  }

  it('beats the random bot in nearly all evenly matched fights, on either side', { timeout: 120_000 }, () => {
    const won = Array.from({ length: FIGHTS }, (_, number) => {
      const side = number % 2 === 0 ? ours : theirs;
      const { battle } = fight('equals', number, (one) => (one === side ? tactical : random));
      return battle.table.over?.winner === side;
    });
    expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(0.95 * FIGHTS); // statistically, this means more than 85% of all fights
  });

  it.each(ruleset.scenarios)(
    'can win $id on either side within a limited number of rounds',
    ({ setup: readyMade }) => {
      const rounds: number[] = [];
      const winners = new Set<string>();
      for (let number = 0; number < 4 || (winners.size < 2 && number < MOST_TRIED); number++) {
        const plan = { ruleset, setup: readyMade, policyOf: () => tactical, maxRounds: ROUNDS };
        const seed = seedOf(`ready-made ${number}`);
        const { table } = playFight({ ...plan, seed, maxInputs: 20_000 }).battle;
        rounds.push(table.round);
        if (table.over?.winner) winners.add(table.over.winner);
      }
      expect(winners.size).toBe(2);
      expect(Math.max(...rounds)).toBeLessThanOrEqual(20);
      const isDuel = readyMade.combatants.length === 2;
      const average = rounds.reduce((sum, round) => sum + round, 0) / rounds.length;
      expect(average).toBeGreaterThanOrEqual(isDuel ? 1.5 : 2.5);
    },
    120_000,
  );

  it('finishes every fight against itself', { timeout: 120_000 }, () => {
    const fights = Array.from({ length: FIGHTS / 3 }, (_, number) => fight('itself', number, () => tactical));
    expect(fights.filter(({ isEndless }) => isEndless)).toEqual([]);
  });
});
