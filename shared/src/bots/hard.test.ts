import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import type { Setup } from '../engine/setup/setup.ts';
import { seededDice } from '../engine/state/dice.ts';
import { seedOf } from '../fuzz/chance.ts';
import type { Hex } from '../hex/axial.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { playFight } from './fight.ts';
import { hard } from './hard.ts';
import { mirrored } from './mirror.ts';
import { partyOf, situationsOf } from './situations.ts';

const unlimited = () => 1;
/** The number of decisions in a test fight. */
const INPUTS = 8;

function duelIn(rulesetId: string) {
  const ruleset = RULESETS[rulesetId];
  const duel = ruleset?.scenarios.find(({ id }) => id === 'duel');
  if (!ruleset || !duel) throw new Error(`${rulesetId} has no duel.`);
  return { ruleset, setup: mirrored(duel).setup };
}

/** Returns the setup with the first fighter first to act, and with a hidden enemy at a hex. */
function withHiddenFoe(setup: Setup, at: Hex): Setup {
  const foe = setup.combatants.at(-1);
  if (!foe) throw new Error('The duel has no fighters.');
  const combatants = [...setup.combatants, { ...foe, id: 'lurker', at, hidden: true }];
  return { ...setup, combatants, order: combatants.map(({ id }) => id) };
}

/** Returns the first decision of the hard bot for the side of the first fighter. */
function firstChoice(rulesetId: string, setup: Setup, timeLeft = unlimited) {
  const battle = Battle.start(duelIn(rulesetId).ruleset, setup, seededDice(seedOf('fight')));
  const party = partyOf(battle.table, setup.combatants[0]?.side ?? '');
  return hard.choose(situationsOf(battle, party, seededDice(seedOf('bot')), timeLeft))?.decision;
}

describe.each(Object.keys(RULESETS))('the hard bot under %s', { timeout: 120_000 }, (id) => {
  const { ruleset, setup } = duelIn(id);

  it('makes the same decisions with the same dice', () => {
    const plan = { ruleset, setup, seed: seedOf('same'), policyOf: () => hard, maxRounds: 60 };
    const [one, other] = [
      playFight({ ...plan, maxInputs: INPUTS }),
      playFight({ ...plan, maxInputs: INPUTS }),
    ];
    expect(one.inputs).toEqual(other.inputs);
  });

  it('does not know where a hidden foe is', () => {
    const choices = [[0, 0] as const, [0, -1] as const].map((at) =>
      firstChoice(id, withHiddenFoe(setup, at)),
    );
    expect(choices[0]).toEqual(choices[1]);
  });

  it('takes the default decision if it has no time at all', () => {
    const battle = Battle.start(ruleset, setup, seededDice(seedOf('fight')));
    const side = setup.combatants[0]?.side ?? '';
    const situations = situationsOf(battle, partyOf(battle.table, side), seededDice(seedOf('bot')), () => 0);
    const chosen = hard.choose(situations);
    expect(chosen?.decision ?? {}).toMatchObject(chosen?.situation.fallback ?? {});
  });
});

it('ends its playouts when its time is up', () => {
  let looks = 0;
  const timeLeft = () => Math.max(0, 1 - looks++ / 2_000);
  const { setup } = duelIn('flow');
  expect(firstChoice('flow', setup, timeLeft)).toBeDefined();
  expect(looks).toBeLessThan(2_100);
});
