import { idleDice } from '@riposte/shared';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { changeText, valueText } from './words.ts';

const [ruleset] = Object.values(RULESETS);
const setup = ruleset?.scenarios[0]?.setup;
const scene = { ruleset, table: setup && ruleset?.open(setup, idleDice()) } as Scene;

it.each([
  {
    name: 'what is left out of a choice between it and yes',
    values: [undefined, true],
    value: undefined,
    text: 'No',
  },
  {
    name: 'what is left out of a choice between things',
    values: [undefined, 'sword'],
    value: undefined,
    text: 'None',
  },
  { name: 'yes', values: [undefined, true], value: true, text: 'Yes' },
])('calls $name "$text"', ({ values, value, text }) => {
  expect(valueText(scene, { key: 'any', values }, value)).toBe(text);
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
    text: ['heals', '3'],
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
    name: 'anything else',
    field: 'battle-rage',
    changes: [
      [1, 0.5],
      [2, 0.5],
    ],
    text: ['Battle rage', '+1 to +2'],
  },
] as const)('says of $name what it comes to', ({ field, changes, text }) => {
  const { what, by } = changeText(scene, { target: 'ana', field, changes, average: 0, defeat: 0 });
  expect([what, by]).toEqual(text);
});
