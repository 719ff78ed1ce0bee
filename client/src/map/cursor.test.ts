import type { Hex } from '@riposte/shared';
import { expect, it } from 'vitest';
import { stepOf } from './cursor.ts';

it.each([
  { key: 'ArrowRight', to: [3, 1] },
  { key: 'ArrowLeft', to: [1, 1] },
])('$key goes along the row', ({ key, to }) => {
  expect(stepOf(key, [2, 1])).toEqual(to);
});

it('comes back after up and down', () => {
  const start: Hex = [2, 1];
  const up = stepOf('ArrowUp', start);
  expect(up && stepOf('ArrowDown', up)).toEqual(start);
});

it('leaves other keys alone', () => {
  expect(stepOf('a', [0, 0])).toBeUndefined();
});
