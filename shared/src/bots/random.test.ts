import { expect, it } from 'vitest';
import { optionOf } from '../engine/battle/prompt.ts';
import type { Axes } from '../engine/core/axes.ts';
import type { Choice } from '../engine/core/script.ts';
import type { Params } from '../engine/schema/json.ts';
import { seededDice } from '../engine/state/dice.ts';
import { randomChoice } from './random.ts';

const AXES: Axes = {
  raise: { type: 'range', from: 1, to: 3 },
  with: { type: 'subset', of: ['a', 'b'], most: 2 },
  quick: { type: 'flag' },
};

/** An attack that can be raised if no other optional parameter is given. */
const blow: Choice = {
  option: 'blow',
  variants: () => [{ target: 'rat' }, { target: 'rex' }],
  axes: () => AXES,
  check: ({ raise, ...rest }) =>
    raise !== undefined && (rest.with !== undefined || rest.quick === true) ? 'not-both' : undefined,
};

it('the random bot adds optional parameters to a choice, but only in legal combinations', () => {
  const dice = seededDice('7'.repeat(64));
  const taken = Array.from({ length: 400 }, () => randomChoice([blow], dice)?.params ?? {});
  expect(taken.filter((params: Params) => blow.check?.(params) !== undefined)).toEqual([]);
  const kinds = new Set(taken.map((params) => Object.keys(params).sort().join()));
  expect([...kinds].sort()).toEqual([
    'quick,target',
    'quick,target,with',
    'raise,target',
    'target',
    'target,with',
  ]);
});

it.each([
  { name: 'lists the axes of each of its variants', choice: blow, option: { axes: [AXES, AXES] } },
  { name: 'omits its axes if none of them is open', choice: { ...blow, axes: () => ({}) }, option: {} },
])('an option $name', ({ choice, option }) => {
  const variants = [{ target: 'rat' }, { target: 'rex' }];
  expect(optionOf(choice)).toStrictEqual({ option: 'blow', variants, ...option });
});

it('a choice without legal parameters does not become an option', () => {
  expect(optionOf({ ...blow, variants: () => [] })).toBeUndefined();
});
