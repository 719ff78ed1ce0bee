import { expect, it } from 'vitest';
import type { Setup } from '../engine/setup/setup.ts';
import { seedOf } from '../fuzz/chance.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { shareOf } from '../simulate/report.ts';
import { beginner } from './beginner.ts';
import { easy } from './easy.ts';
import { playFight } from './fight.ts';
import { hard } from './hard.ts';
import { mirrored } from './mirror.ts';
import type { Policy } from './policy.ts';
import { tactical } from './tactical.ts';

const { LEVEL_FIGHTS } = process.env;
/**
 * With at least this many fights, a result must clearly exceed its limit. With fewer, only the upper end of its
 * interval must.
 */
const CERTAIN = 500;

/**
 * Returns the share of decided fights that the first policy wins. With `isSwapped`, it alternates between the two
 * sides.
 */
function shareWon(
  rulesetId: string,
  setup: Setup,
  fights: number,
  [one, other]: [Policy, Policy],
  isSwapped: boolean,
) {
  const ruleset = RULESETS[rulesetId];
  if (!ruleset) throw new Error(`Unknown ruleset: ${rulesetId}.`);
  const sides = [...new Set(setup.combatants.map(({ side }) => side))];
  const results = Array.from({ length: fights }, (_, number) => {
    const mine = sides[isSwapped ? number % 2 : 0];
    const policyOf = (side: string) => (side === mine ? one : other);
    const plan = { ruleset, setup, policyOf, maxRounds: 60, maxInputs: 20_000 };
    const winner = playFight({ ...plan, seed: seedOf(`level ${number}`) }).battle.table.over?.winner;
    return winner == null ? [] : [winner === mine];
  }).flat();
  return shareOf(results.filter(Boolean).length, results.length);
}

function duelIn(rulesetId: string) {
  const duel = RULESETS[rulesetId]?.scenarios.find(({ id }) => id === 'duel');
  if (!duel) throw new Error(`${rulesetId} has no duel.`);
  return duel;
}

it('a beginner wins about two in three Flow duels against an easy bot', { timeout: 3_600_000 }, () => {
  const fights = Number(LEVEL_FIGHTS ?? 24);
  const { percent, high } = shareWon('flow', duelIn('flow').setup, fights, [beginner, easy], false);
  expect(fights < CERTAIN ? high : percent).toBeGreaterThan(66);
});

it.each(Object.keys(RULESETS))(
  'the normal bot beats the easy one in mirrored duels under %s',
  { timeout: 3_600_000 },
  (id) => {
    const fights = Number(LEVEL_FIGHTS ?? 10);
    const { setup } = mirrored(duelIn(id));
    const { low, high } = shareWon(id, setup, fights, [tactical, easy], true);
    expect(fights < CERTAIN ? high : low).toBeGreaterThan(50);
  },
);

it('the hard bot beats the normal one in mirrored Vigil duels', { timeout: 3_600_000 }, () => {
  const fights = Number(LEVEL_FIGHTS ?? 10);
  const { setup } = mirrored(duelIn('vigil'));
  const { low, high } = shareWon('vigil', setup, fights, [hard, tactical], true);
  expect(fights < CERTAIN ? high : low).toBeGreaterThan(50);
});
