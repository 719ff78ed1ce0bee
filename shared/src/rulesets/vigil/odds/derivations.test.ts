import { describe, expect, it } from 'vitest';
import { Battle } from '../../../engine/battle/battle.ts';
import { foretell } from '../../../engine/core/foretell.ts';
import { lineOf } from '../../../engine/presentation/log-lines.ts';
import { parseSetup, type SetupFighter } from '../../../engine/setup/setup.ts';
import { scriptedDice } from '../../../engine/state/dice.ts';
import { vigil } from '../index.ts';

const ANA = { kind: 'duelist', assault: 4, athletics: 3, weapons: [], abilities: ['trip'] };
const GRAK = {
  kind: 'raider',
  maxHp: 99,
  toughness: 2,
  defend: 3,
  dexterity: 2,
  armor: 'padded',
  shield: null,
};

/** The house rules that give Grak fixed results and keep sixes from exploding. */
const FIXED = { exploding: false, difficulty: 'static' };
const LADDER = { id: 'ladder', from: [0, 0], to: [0, 2], kind: 'ladder', stat: 'athletics', difficulty: 11 };

function duel({ options = FIXED as object, ana = {}, grak = {}, dice = [] as number[] } = {}) {
  const combatants = [
    { id: 'a', name: 'Ana', side: 'heroes', at: [0, 0], sheet: { ...ANA, ...ana }, state: {} },
    { id: 'x', name: 'Grak', side: 'foes', at: [1, 0], sheet: GRAK, state: grak },
  ] as unknown as SetupFighter[];
  const setup = parseSetup({ ruleset: 'vigil', options, map: { radius: 4 }, combatants, order: ['a', 'x'] });
  return Battle.start(vigil, setup, scriptedDice(dice));
}

const BARE_HANDS = { do: 'attack', weapon: 'unarmed', target: 'x' };

describe('the derivation of a chance', () => {
  it.each([
    {
      name: 'an opposed check against a fixed result',
      choice: { do: 'use', ability: 'trip', target: 'x' }, // derives the chance of 2d6 + 3 against 7 + 2
      lines: [
        ['2d6 against 7', undefined, 21],
        ['Athletics', 3, 12],
        ['fixed result', 7, 0],
        ['Dexterity', 2, -7],
      ],
      rolls: ['2d6 + 3: 9 or more', undefined],
    },
    {
      name: 'an attack against a passive defense',
      choice: BARE_HANDS, // derives the chance of 2d6 + 4 against 7 + 2 - 6 + 3
      lines: [
        ['2d6 against 7', undefined, 15],
        ['Assault', 4, 18],
        ['fixed result', 7, 0],
        ['Toughness', 2, -7],
        ['passive defense', -6, 10],
        ['armor', 3, -1],
      ],
      rolls: ['2d6 + 4: 7 or more', undefined],
    },
    {
      name: 'an active defense by a prone target',
      choice: BARE_HANDS, // derives the chance of 2d6 + 4 against 7 + 3 + 3 - 3
      state: { conditions: ['prone'] },
      isActive: true,
      lines: [
        ['2d6 against 7', undefined, 15],
        ['Assault', 4, 18],
        ['fixed result', 7, 0],
        ['Defend', 3, -12],
        ['armor', 3, -15],
        ['prone', -3, 15],
      ],
      rolls: ['2d6 + 4: 11 or more', undefined],
    },
    {
      name: 'a climb',
      choice: { do: 'traverse', feature: 'ladder' }, // derives the chance of 2d6 + 3 against 11
      lines: [
        ['2d6 against 11', undefined, 3],
        ['Athletics', 3, 12],
      ],
      rolls: ['2d6 + 3: 11 or more'],
    },
  ])('has a line for each cause: $name', ({ choice, state = {}, isActive = false, lines, rolls }) => {
    const { table } = duel({ options: { ...FIXED, features: [LADDER] }, grak: state });
    const { odds, against } = foretell(vigil, table, 'a', choice) ?? {};
    const { sums = [] } = (isActive ? against?.[0]?.odds : odds)?.derivation ?? {};
    const found = sums.flatMap((sum) => sum.lines);
    const of36 = found.map(({ label, value, points }) => [label, value, Math.round(points * 36)]);
    expect(of36).toEqual(lines);
    expect(sums.map(({ roll }) => roll)).toEqual(rolls);
  });

  it('lists the results of the dice if sixes do not explode', () => {
    const { odds } = foretell(vigil, duel().table, 'a', BARE_HANDS) ?? {};
    expect(odds?.derivation?.sums[0]?.table).toMatchObject([
      { from: 6, to: 6, label: 'Fails' },
      { from: 7, to: 16, label: 'Succeeds' },
    ]);
  });

  it('shows the extra dice of both sides', () => {
    const { table } = duel({ options: {}, ana: { weapons: ['longsword'] } });
    const { odds } = foretell(vigil, table, 'a', { ...BARE_HANDS, weapon: 'longsword' }) ?? {};
    expect(odds?.derivation?.sums.map(({ label, roll }) => [label, roll])).toEqual([
      ['Ana: Assault', '4d6 + 4, sixes explode: more than the opponent’s result'],
      ['Grak: Toughness', '2d6 − 1d6 + 2, sixes explode'],
    ]);
  });
});

it('the log shows the sum of a check with the dice as they fell', () => {
  const dice = [3, 6, 2, 4, 5, 2, 2, 6, 3];
  const battle = duel({ options: {}, ana: { weapons: ['longsword'] }, dice });
  battle.apply({ as: 'x', do: 'autopass', mode: 'all' });
  battle.apply({ as: 'a', ...BARE_HANDS, weapon: 'longsword' });
  const events = battle.apply({ as: 'x', answer: 'pass' });
  const checks = events.filter(({ type }) => type === 'checked');
  expect(checks.map((event) => lineOf(vigil, event, (id) => id)?.sum)).toMatchObject([
    {
      lines: [
        { label: 'Assault', value: 4, clause: 'VIG-R1' },
        { label: 'weapon: +2 dice', clause: 'VIG-50' },
        { label: 'base dice (3, 6)', value: 9, clause: 'VIG-R1' },
        { label: 'extra dice (2, 4)', value: 6, clause: 'VIG-R1' },
        { label: 'exploding sixes (5)', value: 5, clause: 'VIG-R2' },
      ],
      total: 24,
      result: '2 dice of advantage',
    },
    {
      lines: [
        { label: 'Toughness', value: 2 },
        { label: 'passive defense: −2 dice', clause: 'VIG-58' },
        { label: 'armor: +1 die', clause: 'VIG-R27' },
        { label: 'base dice (2, 2)', value: 4 },
        { label: 'extra dice (−6)', value: -6 },
        { label: 'exploding sixes (−3)', value: -3 },
        { label: 'at least 0', value: 3, clause: 'VIG-R1' },
      ],
      total: 0,
      result: '1 die of disadvantage',
    },
  ]);
});
