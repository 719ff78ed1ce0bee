import { idleDice } from '@riposte/shared';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { expect, it } from 'vitest';
import type { Scene } from './scene.ts';
import { valueText } from './words.ts';

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
