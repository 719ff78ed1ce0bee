import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import type { Odds } from '../../../engine/core/forecast.ts';
import { parseSetup } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { flow } from '../index.ts';
import { levelsIn, oddsOfLevels } from './chances.ts';

function duel(dice: readonly number[] = []) {
  const setup = parseSetup({
    ruleset: 'flow',
    map: { radius: 4 },
    combatants: [
      { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist' } },
      { id: 'raider', side: 'foes', at: [1, 0], sheet: { kind: 'raider' } },
    ],
    order: ['ana', 'raider'],
  });
  return Battle.start(flow, setup, scriptedDice(dice));
}

const total = (chances: Iterable<number>) => [...chances].reduce((sum, chance) => sum + chance, 0);

/** Plays every pair of attack and parry rolls. Returns the share of hits. */
function playedOut(): number {
  let hits = 0;
  for (let attack = 1; attack <= 100; attack += 1) {
    for (let parry = 1; parry <= 100; parry += 1) hits += isHit(attack, parry) ? 1 : 0;
  }
  return hits / 10_000;
}

function isHit(attack: number, parry: number): boolean {
  const battle = duel([attack, parry, 1]);
  battle.apply({ as: 'ana', do: 'attack', target: 'raider', onHit: 'pass' });
  if (battle.prompts[0]?.kind !== 'defend') return false;
  battle.apply({ as: 'raider', answer: 'parry', onParry: 'pass' });
  return battle.table.fighters.raider?.hp !== 24;
}

describe('the odds under the Flow rules', () => {
  it.each([
    { name: 'a single die', edge: 0 as const, critical: 0.05, fumble: 0.06 },
    { name: 'Advantage', edge: 1 as const, critical: 1 - 0.95 ** 2, fumble: 0.06 ** 2 },
    { name: 'Disadvantage', edge: -1 as const, critical: 0.05 ** 2, fumble: 1 - 0.94 ** 2 },
  ])('cover every roll with $name', ({ edge, critical, fumble }) => {
    const odds = levelsIn(oddsOfLevels(65, edge)).map(({ chance }) => chance);
    expect(total(odds)).toBeCloseTo(1, 12);
    expect(odds[5]).toBeCloseTo(critical, 12);
    expect(odds[0]).toBeCloseTo(fumble, 12);
  });

  it('match all pairs of rolls for an attack against a parry', { timeout: 60_000 }, () => {
    const forecast = flow.forecast(duel().table, 'ana', { do: 'attack', target: 'raider' });
    const against = forecast?.against.find(({ option }) => option === 'parry');
    expect(against?.odds.success).toBeCloseTo(playedOut(), 10);
  });

  it('give the chance that a defense stops the attack', () => {
    const battle = duel([50]);
    battle.apply({ as: 'ana', do: 'attack', target: 'raider' });
    const forecast = flow.forecast(battle.table, 'raider', { answer: 'parry', kind: 'defend' });
    const missed = forecast?.odds?.outcomes.find(({ id }) => id === 'miss')?.chance;
    expect(forecast?.odds?.success).toBeGreaterThan(0);
    expect(forecast?.odds?.success).toBeCloseTo(missed ?? 0, 12);
  });

  it('add up to 1 for the damage against every defense', () => {
    const forecast = flow.forecast(duel().table, 'ana', { do: 'attack', target: 'raider' });
    const all: Odds[] = [...(forecast?.against ?? []).map(({ odds }) => odds)];
    expect(all).toHaveLength(5);
    for (const { effects, outcomes } of all) {
      expect(total(outcomes.map(({ chance }) => chance))).toBeCloseTo(1, 10);
      for (const { changes } of effects)
        expect(total(changes.map(([, chance]) => chance))).toBeCloseTo(1, 10);
    }
  });

  it('list the enemies who could attack a mover, and where', () => {
    const forecast = flow.forecast(duel().table, 'ana', {
      do: 'move',
      path: [
        [-1, 0],
        [-2, 0],
      ],
    });
    expect(forecast?.cost).toEqual({ ap: 1 });
    expect(forecast?.provokes.map(({ by, at, step }) => ({ by, at, step }))).toEqual([
      { by: 'raider', at: [0, 0], step: 0 },
    ]);
  });
});
