import { placeholderDice } from '@riposte/shared';
import { fieldLabel } from '@riposte/shared/engine/presentation/phrases';
import {
  count,
  fighter,
  flag,
  listOf,
  nullable,
  oneOf,
  optional,
  text,
} from '@riposte/shared/engine/schema/field-schema';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { expect, it } from 'vitest';
import type { BattleSnapshot } from './snapshot.ts';
import { changeText, valueText } from './words.ts';

const [ruleset] = Object.values(RULESETS);
const setup = ruleset?.scenarios[0]?.setup;
const snapshot = { ruleset, table: setup && ruleset?.open(setup, placeholderDice()) } as BattleSnapshot;

const [longsword] = Object.keys(ruleset?.description.things ?? {});

it.each([
  { name: 'a missing flag', kind: optional(flag), value: undefined, text: 'No' },
  {
    name: 'a missing text',
    kind: optional(text()),
    value: undefined,
    text: 'None',
  },
  { name: 'a true flag', kind: flag, value: true, text: 'Yes' },
  { name: 'a number', kind: nullable(count()), value: 3, text: '3' },
  { name: 'a fighter', kind: fighter, value: 'ogre', text: 'Ogre' },
  { name: 'an unspecified enemy', kind: fighter, value: 'any-enemy', text: 'Any enemy' },
  { name: 'a list of fighters', kind: listOf(fighter), value: ['ogre', 'mage'], text: 'Ogre, Mage' },
  { name: 'an empty list', kind: listOf(fighter), value: [], text: 'None' },
])('the text for $name is "$text"', ({ kind, value, text: words }) => {
  expect(valueText(snapshot, { key: 'any', kind }, value)).toBe(words);
});

it('the text for a thing is the label of its entry in the ruleset', () => {
  const { label } = ruleset?.description.things[longsword ?? ''] ?? {};
  expect(valueText(snapshot, { key: 'weapon', kind: oneOf([longsword ?? '']) }, longsword)).toBe(label);
});

it('a field that is not on the sheet has its label from the ruleset', () => {
  expect(fieldLabel(snapshot.ruleset.description, 'dr')).toBe('Damage reduction');
});

it('a field that holds a resource has the label of the resource', () => {
  expect(fieldLabel(snapshot.ruleset.description, 'hp')).toBe('Hit points');
});

it('a field that holds the maximum of a resource has a label that names the resource', () => {
  expect(fieldLabel(snapshot.ruleset.description, 'maxHp')).toBe('Maximum: Hit points');
});

it.each([
  {
    name: 'a loss of health',
    field: 'hp',
    changes: [
      [-5, 0.2],
      [-2, 0.3],
      [0, 0.5],
    ],
    text: ['damage', '2 to 5'],
  },
  {
    name: 'health regained',
    field: 'hp',
    changes: [
      [0, 0.5],
      [3, 0.5],
    ],
    text: ['healing', '3'],
  },
  {
    name: 'a change in either direction',
    field: 'hp',
    changes: [
      [-1, 0.5],
      [2, 0.5],
    ],
    text: ['Hit points', '-1 to +2'],
  },
  {
    name: 'a range with very unlikely ends',
    field: 'hp',
    changes: [
      [-100, 0.02],
      [-8, 0.48],
      [-5, 0.48],
      [-1, 0.02],
    ],
    text: ['damage', '5 to 8'],
  },
  {
    name: 'a change to another field',
    field: 'battle-rage',
    changes: [
      [1, 0.5],
      [2, 0.5],
    ],
    text: ['Battle rage', '+1 to +2'],
  },
] as const)('the text for $name has a label and the likely range', ({ field, changes, text }) => {
  const { what, by } = changeText(snapshot, { target: 'ana', field, changes, average: 0, defeat: 0 });
  expect([what, by]).toEqual(text);
});
