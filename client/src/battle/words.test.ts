import { idleDice } from '@riposte/shared';
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
const snapshot = { ruleset, table: setup && ruleset?.open(setup, idleDice()) } as BattleSnapshot;

const [longsword] = Object.keys(ruleset?.description.things ?? {});

it.each([
  { name: 'what is left out where it may be yes', kind: optional(flag), value: undefined, text: 'No' },
  {
    name: 'what is left out where it may be a thing',
    kind: optional(text()),
    value: undefined,
    text: 'None',
  },
  { name: 'yes', kind: flag, value: true, text: 'Yes' },
  { name: 'a number', kind: nullable(count()), value: 3, text: '3' },
  { name: 'a fighter', kind: fighter, value: 'ogre', text: 'Ogre' },
  { name: 'somebody who is nobody in particular', kind: fighter, value: 'any-enemy', text: 'Any enemy' },
  { name: 'several', kind: listOf(fighter), value: ['ogre', 'mage'], text: 'Ogre, Mage' },
  { name: 'none of several', kind: listOf(fighter), value: [], text: 'None' },
])('calls $name "$text"', ({ kind, value, text: words }) => {
  expect(valueText(snapshot, { key: 'any', kind }, value)).toBe(words);
});

it('calls a thing as its entry does', () => {
  const { label } = ruleset?.description.things[longsword ?? ''] ?? {};
  expect(valueText(snapshot, { key: 'weapon', kind: oneOf([longsword ?? '']) }, longsword)).toBe(label);
});

it('calls what stands on no sheet as its rulebook does', () => {
  expect(fieldLabel(snapshot.ruleset.description, 'dr')).toBe('Damage reduction');
});

it('calls a field that counts something as its resource does', () => {
  expect(fieldLabel(snapshot.ruleset.description, 'hp')).toBe('Hit points');
});

it('calls the most of what is counted after it', () => {
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
    name: 'what may go either way',
    field: 'hp',
    changes: [
      [-1, 0.5],
      [2, 0.5],
    ],
    text: ['Hit points', '-1 to +2'],
  },
  {
    name: 'what is very unlikely at either end',
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
    name: 'anything else',
    field: 'battle-rage',
    changes: [
      [1, 0.5],
      [2, 0.5],
    ],
    text: ['Battle rage', '+1 to +2'],
  },
] as const)('says of $name what it comes to', ({ field, changes, text }) => {
  const { what, by } = changeText(snapshot, { target: 'ana', field, changes, average: 0, defeat: 0 });
  expect([what, by]).toEqual(text);
});
