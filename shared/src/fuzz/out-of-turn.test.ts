import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { reasonsAgainst } from '../engine/gm/overrides.ts';
import { codeOf } from '../engine/presentation/rejection.ts';
import { seededDice } from '../engine/state/dice.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { seedOf } from './chance.ts';

/** An attack from too far away in the first duel of each rulebook, by the fighter that does not have the turn. */
const BLOWS = {
  flow: { as: 'raider1', weapon: 'axe', target: 'duelist' },
  vigil: { as: 'brute', weapon: 'war-axe', target: 'warden' },
  hunt: { as: 'slayer', weapon: 'cleaver', target: 'hog' },
  phases: { as: 'duelist', weapon: 'rapier', target: 'cleaver' },
  degrees: { as: 'warden', weapon: 'maul', target: 'duelist' },
};

/** Answers all prompts with their fallbacks until a fighter may act. */
function settle(battle: Battle): void {
  while (battle.prompts.some(({ kind }) => kind !== 'turn')) battle.apply({ as: 'gm', do: 'gm.timeout' });
}

function duel(ruleset: Ruleset): Battle {
  const [first] = ruleset.scenarios;
  if (!first) throw new Error(`${ruleset.id} has no fight.`);
  const battle = Battle.start(ruleset, first.setup, seededDice(seedOf('out of turn')));
  settle(battle);
  return battle;
}

/** Returns the codes of the reasons why an attack is illegal, for example `out-of-range`. */
function against({ ruleset, table }: Battle, { as: by, ...params }: (typeof BLOWS)['flow']) {
  const act = ruleset.actions.attack?.parse(params, table, by);
  if (!ruleset.actions.attack || !act) throw new Error('There is no such blow.');
  const { faults, isFirm } = reasonsAgainst(table, ruleset.actions.attack, by, act, false);
  return { reasons: faults.map(codeOf), isFirm };
}

describe.each(Object.entries(BLOWS))('%s', (id, blow) => {
  const ruleset = RULESETS[id];
  if (!ruleset) throw new Error(`There is no ruleset "${id}".`);
  const attack = { ...blow, do: 'attack' };

  it('lets the GM override the rules during another fighter’s turn, which continues afterward', () => {
    const battle = duel(ruleset);
    const { turn } = battle.table;
    const { reasons, isFirm } = against(battle, blow);
    expect(reasons).toEqual(expect.arrayContaining(['not-your-turn', 'out-of-range']));
    expect(isFirm).toBe(false);
    const [told] = battle.apply({ ...attack, force: reasons });
    expect(told).toEqual({ type: 'forced', target: blow.as, action: 'attack', reasons });
    settle(battle);
    expect(battle.table.turn).toBe(turn);
    expect(battle.prompts.map((prompt) => prompt.for)).toContain(turn);
    expect(battle.table.fighters[blow.as]).not.toHaveProperty('forced');
  });

  it('preserves the later turn of a fighter that has acted by override', () => {
    const battle = duel(ruleset);
    battle.apply({ ...attack, force: against(battle, blow).reasons });
    const isUp = () =>
      battle.prompts.some((prompt) => prompt.for === blow.as && ['turn', 'nominate'].includes(prompt.kind));
    for (let steps = 0; !isUp() && steps < 20; steps++) battle.apply({ as: 'gm', do: 'gm.timeout' });
    expect(isUp()).toBe(true);
  });

  it('rejects an override without all reasons, and one that ends a turn the fighter does not have', () => {
    const battle = duel(ruleset);
    const { reasons } = against(battle, blow);
    const force = reasons.filter((code) => code !== 'not-your-turn');
    expect(battle.check({ ...attack, force })?.code).toBe('not-your-turn');
    const leave = { as: blow.as, do: 'end-turn', force: ['not-your-turn'] };
    expect(battle.check(leave)?.code).toBe('not-your-turn');
  });
});
