import { describe, expect, it } from 'vitest';
import { Battle } from '../battle/battle.ts';
import { scriptedDice } from '../state/dice.ts';
import { brawlSetup } from '../testing/battles.ts';
import { toy } from '../testing/toy.ts';
import { parseSetup, SetupError } from './setup.ts';

const fighter = { id: 'ana', side: 'heroes', at: [0, 0], sheet: { kind: 'knight' } };
const other = { ...fighter, id: 'ben', side: 'foes', at: [1, 0] };
const setup = { ruleset: 'toy', map: { radius: 3 }, combatants: [fighter, other] };

describe('a setup', () => {
  it('can omit lists and options', () => {
    expect(parseSetup(setup)).toMatchObject({
      options: {},
      map: { radius: 3, walls: [], difficult: [], cover: [] },
    });
  });

  it('preserves all fields of a sheet', () => {
    const sheet = { kind: 'knight', skills: { sword: 40 } };
    expect(parseSetup({ ...setup, combatants: [{ ...fighter, sheet }] }).combatants[0]?.sheet).toEqual(sheet);
  });

  it.each([
    { name: 'it is not an object', raw: 7, field: 'setup' },
    { name: 'the map is missing', raw: { ...setup, map: undefined }, field: 'map' },
    { name: 'the map is too large', raw: { ...setup, map: { radius: 61 } }, field: 'map.radius' },
    {
      name: 'a wall is not a hex',
      raw: { ...setup, map: { radius: 3, walls: [[0, 0], [1]] } },
      field: 'map.walls.1',
    },
    {
      name: 'a hex is fractional',
      raw: { ...setup, map: { radius: 3, cover: [[0.5, 0]] } },
      field: 'map.cover.0.0',
    },
    { name: 'it has no fighters', raw: { ...setup, combatants: [] }, field: 'combatants' },
    {
      name: 'an id has a space',
      raw: { ...setup, combatants: [{ ...fighter, id: 'a b' }] },
      field: 'combatants.0.id',
    },
    {
      name: 'a fighter has the id of the GM',
      raw: { ...setup, combatants: [{ ...fighter, id: 'gm' }] },
      field: 'combatants.0.id',
    },
    {
      name: 'a kind is missing',
      raw: { ...setup, combatants: [{ ...fighter, sheet: {} }] },
      field: 'combatants.0.sheet.kind',
    },
    {
      name: 'two fighters have the same id',
      raw: { ...setup, combatants: [fighter, { ...other, id: 'ana' }] },
      field: 'combatants',
    },
    { name: 'the order omits a fighter', raw: { ...setup, order: ['ana'] }, field: 'order' },
    { name: 'the order names an unknown fighter', raw: { ...setup, order: ['ana', 'zoe'] }, field: 'order' },
    { name: 'the order repeats a fighter', raw: { ...setup, order: ['ana', 'ana'] }, field: 'order' },
  ])('is rejected with the name of the field if $name', ({ raw, field }) => {
    expect(() => parseSetup(raw)).toThrow(SetupError);
    expect(() => parseSetup(raw)).toThrow(new RegExp(`^${field.replaceAll('.', '\\.')}: `));
  });

  it('is rejected by the rulebook if a fighter does not fit its rules', () => {
    const unfit = brawlSetup({ fighters: { rat: { sheet: { kind: 'dragon' } } } });
    expect(() => Battle.start(toy, unfit, scriptedDice([]))).toThrow('rat: sheet.kind');
  });

  it('with a turn order is played in that order', () => {
    const battle = Battle.start(toy, parseSetup({ ...setup, order: ['ben', 'ana'] }), scriptedDice([]));
    expect(battle.prompts[0]?.for).toBe('ben');
  });
});
