import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { parseSetup, type SetupFighter } from '../../../engine/setup/setup.ts';
import { seededDice } from '../../../engine/state/dice.ts';
import { chanceOf, seedOf } from '../../../fuzz/chance.ts';
import { vigil } from '../index.ts';
import type { VigilTable } from '../table.ts';

const hero = (sheet: object, state = {}): SetupFighter =>
  ({ id: 'a', side: 'heroes', at: [0, 0], sheet: { kind: 'duelist', ...sheet }, state }) as SetupFighter;
const foe = (sheet: object, state = {}): SetupFighter =>
  ({
    id: 'x',
    side: 'foes',
    at: [1, 0],
    sheet: { kind: 'raider', maxHp: 99, ...sheet },
    state,
  }) as SetupFighter;

function duel(combatants: readonly SetupFighter[], options = {}, seed = 'a'): Battle<VigilTable> {
  const setup = parseSetup({ ruleset: 'vigil', options, map: { radius: 4 }, combatants, order: ['a', 'x'] });
  const dice = chanceOf(seed);
  return Battle.start(vigil, setup, dice.algorithm === 'chacha20' ? seededDice(dice.seed) : dice);
}

const attack = { as: 'a', do: 'attack', weapon: 'longsword', target: 'x' };

/** Plays many fights with the same attack and the same defense. Returns the share of hits and the average damage. */
function played(setup: readonly SetupFighter[], options: object, boosts: string[], answer: string) {
  const fights = 2000;
  let hits = 0;
  let damage = 0;
  for (let i = 0; i < fights; i++) {
    const battle = duel(setup, options, `fight ${i}`);
    battle.apply({ as: 'x', do: 'autopass', mode: 'all' });
    battle.apply({ ...attack, boosts });
    battle.apply({ as: 'x', answer });
    const lost = 99 - (battle.table.fighters.x?.hp ?? 99);
    damage += lost;
    if (lost > 0) hits++;
  }
  return { success: hits / fights, average: damage / fights };
}

describe('the odds of an attack', () => {
  it.each([
    { name: 'a plain attack against a passive defense', options: {}, boosts: [], state: {}, answer: 'pass' },
    { name: 'an active defense with a shield', options: {}, boosts: [], state: {}, answer: 'active' },
    { name: 'a boosted attack', options: {}, boosts: ['power-strike'], state: {}, answer: 'pass' },
    {
      name: 'an attack on a prone target',
      options: { exploding: false },
      boosts: [],
      state: { conditions: ['prone'] },
      answer: 'active',
    },
    {
      name: 'an attack on a target with fixed results',
      options: { difficulty: 'static' },
      boosts: [],
      state: {},
      answer: 'active',
    },
  ])('match the results of thousands of fights: $name', ({ options, boosts, state, answer }) => {
    const setup = [hero({}), foe({}, state)];
    const { table } = duel(setup, options);
    const { odds, against } = vigil.forecast(table, 'a', { ...attack, boosts }) ?? {};
    const expected = answer === 'pass' ? odds : against?.find(({ option }) => option === answer)?.odds;
    const seen = played(setup, options, boosts, answer);
    expect(expected?.success).toBeCloseTo(seen.success, 1);
    expect(Math.abs((expected?.effects[0]?.average ?? 0) + seen.average)).toBeLessThan(0.5);
  });

  it('add up to 1, and so do the chances of all amounts of damage', () => {
    const { table } = duel([hero({}), foe({})]);
    const { odds } = vigil.forecast(table, 'a', attack) ?? {};
    const sum = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0);
    expect(sum(odds?.outcomes.map(({ chance }) => chance) ?? [])).toBeCloseTo(1, 9);
    expect(sum(odds?.effects[0]?.changes.map(([, chance]) => chance) ?? [])).toBeCloseTo(1, 9);
  });

  it('come with the cost, the slot and the possible responses', () => {
    const { table } = duel([hero({}), foe({ abilities: ['disrupt', 'quick-strike'] })]);
    const forecast = vigil.forecast(table, 'a', { ...attack, boosts: ['power-strike'] });
    expect(forecast?.cost).toEqual({ vigor: 2, focus: 0, hp: 0, regular: 1 });
    expect(forecast?.provokes.map(({ by, reaction }) => [by, reaction])).toEqual([['x', 'disrupt']]);
  });
});

it('a forecast shows the hit points paid in place of missing vigor', () => {
  const { table } = duel([hero({}, { vigor: 1 }), foe({})], { overexertion: true });
  const forecast = vigil.forecast(table, 'a', { ...attack, boosts: ['power-strike'] });
  expect(forecast?.cost).toEqual({ vigor: 1, focus: 0, hp: 1, regular: 1 });
});

it('the forecast of a move names each hex where an enemy could block it', () => {
  const { table } = duel([hero({}), foe({ abilities: ['block-path'] })]);
  const path = [
    [0, 1],
    [1, 1],
    [2, 1],
  ];
  const { provokes } = vigil.forecast(table, 'a', { do: 'move', path }) ?? {};
  expect(provokes?.map(({ at, step }) => [at, step])).toEqual([
    [[0, 0], 0],
    [[0, 1], 1],
    [[1, 1], 2],
  ]);
});

it('a defender sees a forecast of each defense', () => {
  const battle = duel([hero({}), foe({})]);
  battle.apply(attack);
  while (battle.prompts[0]?.kind === 'respond') battle.apply({ as: battle.prompts[0].for, answer: 'pass' });
  const ask = (answer: string) => vigil.forecast(battle.table, 'x', { answer, kind: 'defend' });
  expect(ask('active')?.cost).toEqual({ vigor: 1, focus: 0, hp: 0 });
  expect(ask('active')?.odds?.success).toBeGreaterThan(ask('pass')?.odds?.success ?? 1);
});

describe('an action that awaits a GM ruling', () => {
  it.each([
    { do: 'check', stat: 'reasoning' },
    { do: 'stunt', to: [0, 1], stat: 'athletics' },
  ])('has no odds yet: $do', (intent) => {
    const detail = vigil.forecast?.(duel([hero({}), foe({})]).table, 'a', intent);
    expect(detail).toBeDefined();
    expect(detail?.odds).toBeUndefined();
  });
});

it('the odds of a pending attack are those that its attacker saw', () => {
  const ally = { ...foe({}), id: 'y', at: [1, -1] as const };
  const setup = parseSetup({
    ruleset: 'vigil',
    map: { radius: 4 },
    combatants: [hero({}), foe({ kind: 'warden' }), { ...ally, sheet: { kind: 'warden' } }],
    order: ['a', 'x', 'y'],
  });
  const battle = Battle.start(vigil, setup, seededDice(seedOf('pending')));
  const before = vigil.forecast(battle.table, 'a', attack)?.odds;
  battle.apply(attack);
  expect(battle.prompts.some(({ kind }) => kind === 'respond')).toBe(true);
  expect(vigil.pendingOdds?.(battle.table)?.effects).toEqual(before?.effects);
});
