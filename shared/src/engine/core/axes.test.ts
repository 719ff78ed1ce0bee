import { expect, it } from 'vitest';
import { type Axes, type Axis, nextTo, valuesOn } from './axes.ts';

it.each<{ name: string; axis: Axis; values: unknown[] }>([
  { name: 'a flag', axis: { type: 'flag' }, values: [true] },
  { name: 'a range', axis: { type: 'range', from: 2, to: 4 }, values: [2, 3, 4] },
  { name: 'one of several', axis: { type: 'one', of: ['a', 'b'] }, values: ['a', 'b'] },
  { name: 'free text, which has no values to list', axis: { type: 'text', most: 80 }, values: [] },
  {
    name: 'a subset of at most two',
    axis: { type: 'subset', of: ['a', 'b', 'c'], most: 2 },
    values: [['a'], ['b'], ['c'], ['a', 'b'], ['a', 'c'], ['b', 'c']],
  },
])('an axis yields its values, smallest first: $name', ({ axis, values }) => {
  expect([...valuesOn(axis)]).toEqual(values);
});

it('the neighbors of a choice differ in one axis', () => {
  const axes: Axes = {
    raise: { type: 'range', from: 1, to: 2 },
    with: { type: 'subset', of: ['a', 'b'], most: 2 },
  };
  expect([...nextTo({ target: 'ana', raise: 1, with: ['a'] }, axes)]).toEqual([
    { target: 'ana', raise: 2, with: ['a'] },
    { target: 'ana', raise: 1, with: ['a', 'b'] },
  ]);
});
