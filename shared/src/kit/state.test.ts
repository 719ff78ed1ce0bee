import { describe, expect, it } from 'vitest';
import { count } from '../engine/schema/field-schema.ts';
import { newcomer, SetupError, type SetupFighter } from '../engine/setup/setup.ts';
import type { PlacedFighter, Table } from '../engine/state/table.ts';
import type { Hex } from '../hex/axial.ts';
import { fieldsOf } from './fields.ts';
import { applyState, placeFighter, requireState } from './state.ts';
import { sceneWith } from './testing/scene.ts';

type Soul = PlacedFighter & { hp: number; most: number };
const { editable, readOnly } = fieldsOf<Table<Soul>, Soul>();
const FIELDS = {
  most: editable('most', count(1, 20)),
  hp: editable('hp', count(0, 20), {
    fault: (_table, { most }, value) => (value > most ? 'too-much' : undefined),
  }),
  half: readOnly(count(), ({ hp }) => hp / 2),
};
const SENTENCES = { 'too-much': 'That is too much.' };

const ZOE: SetupFighter = { id: 'zoe', side: 'heroes', at: [3, 0], sheet: { kind: 'knight' } };
const scene = (): Table<Soul> => sceneWith({ hp: 5, most: 5 }, { walls: [[0, -1]] });
const zoe = (at: Hex = [3, 0], defeated = false): Soul => ({
  ...newcomer(ZOE),
  at,
  defeated,
  hp: 5,
  most: 5,
});

describe('a fighter of a setup', () => {
  it('is put on the table after the others', () => {
    const table = scene();
    placeFighter(table, zoe());
    expect(Object.keys(table.fighters).at(-1)).toBe('zoe');
  });

  it.each<{ name: string; at: Hex; wrong: string }>([
    { name: 'in a wall', at: [0, -1], wrong: 'zoe.at: [0, -1] is off the map or a wall' },
    { name: 'off the map', at: [9, 0], wrong: 'zoe.at: [9, 0] is off the map or a wall' },
    { name: 'in another fighter’s hex', at: [0, 0], wrong: 'zoe.at: ana is already on [0, 0]' },
  ])('cannot stand $name', ({ at, wrong }) => {
    expect(() => placeFighter(scene(), zoe(at))).toThrow(new SetupError(wrong));
  });

  it('can lie in an occupied hex if it is defeated', () => {
    const table = scene();
    placeFighter(table, zoe([0, 0], true));
    expect(table.fighters.zoe).toBeDefined();
  });
});

describe('the state in a setup', () => {
  it('is applied in the order of the fields, each checked after the earlier ones', () => {
    const [table, soul] = [scene(), zoe()];
    applyState(FIELDS, table, soul, { ...ZOE, state: { hp: 9, most: 9 } }, SENTENCES);
    expect(soul).toMatchObject({ hp: 9, most: 9 });
  });

  it.each([
    { name: 'an unknown field', state: { mana: 1 }, wrong: 'zoe.state.mana: unknown field' },
    {
      name: 'a field that derives from others',
      state: { half: 1 },
      wrong: 'zoe.state.half: unknown field',
    },
    {
      name: 'a field with a value of another type',
      state: { hp: 'all' },
      wrong: 'zoe.state.hp: takes a whole number from 0 to 20',
    },
    {
      name: 'a field with a value that the rules reject',
      state: { hp: 6 },
      wrong: 'zoe.state.hp: That is too much.',
    },
  ])('is rejected with a message that names $name', ({ state, wrong }) => {
    const soul = zoe();
    expect(() => requireState(FIELDS, scene(), soul, { ...ZOE, state }, SENTENCES)).toThrow(
      new SetupError(wrong),
    );
    expect(soul).toMatchObject({ hp: 5, most: 5 });
  });
});
