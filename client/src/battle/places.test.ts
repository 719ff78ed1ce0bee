import type { Table } from '@riposte/shared';
import { expect, it } from 'vitest';
import { valueAt } from './places.ts';

const table = {
  fighters: { gob: { at: [1, 0] }, orc: { at: [2, 0] }, ghost: { at: null } },
} as unknown as Table;

it.each([
  {
    name: 'the fighter on it',
    look: 'fighter',
    values: ['ghost', 'gob', 'orc'],
    at: [2, 0],
    value: 'orc',
  },
  { name: 'the hex itself', look: 'hex', values: [[0, 0], [1, 2]], at: [1, 2], value: [1, 2] }, // biome-ignore format: keeps each case on one line
  { name: 'the path that ends there', look: 'path', values: [[[1, 1]], [[1, 1], [1, 2]]], at: [1, 2], value: [[1, 1], [1, 2]] }, // biome-ignore format: keeps each case on one line
  {
    name: 'nothing if it is not among the offered values',
    look: 'path',
    values: [[[1, 1]]],
    at: [5, 5],
    value: undefined,
  },
] as const)('a press on a hex selects $name', ({ look, values, at, value }) => {
  expect(valueAt(table, { key: 'any', look, values }, at)).toEqual(value);
});
