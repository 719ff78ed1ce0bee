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

/** An attack that may be raised, if it has no other free choice. */
const blow: Choice = {
  option: 'blow',
  variants: () => [{ target: 'rat' }, { target: 'rex' }],
  axes: () => AXES,
  check: ({ raise, ...rest }) =>
    raise !== undefined && (rest.with !== undefined || rest.quick === true) ? 'not-both' : undefined,
};

it('takes a choice with something chosen besides, and only as it is legal', () => {
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
  { name: 'with its axes', choice: blow, option: { axes: [AXES, AXES] } },
  { name: 'without, where none is open', choice: { ...blow, axes: () => ({}) }, option: {} },
])('an option is told $name', ({ choice, option }) => {
  const variants = [{ target: 'rat' }, { target: 'rex' }];
  expect(optionOf(choice)).toStrictEqual({ option: 'blow', variants, ...option });
});

it('a choice that cannot be taken in any way is no option', () => {
  expect(optionOf({ ...blow, variants: () => [] })).toBeUndefined();
});
