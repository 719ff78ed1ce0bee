import type { Hex } from '@riposte/shared';
import { expect, it } from 'vitest';
import { stepOf } from './cursor.ts';

it.each([
  { key: 'ArrowRight', to: [3, 1] },
  { key: 'ArrowLeft', to: [1, 1] },
])('$key moves the cursor along the row', ({ key, to }) => {
  expect(stepOf(key, [2, 1])).toEqual(to);
});

it('the cursor returns to its hex after up and down', () => {
  const start: Hex = [2, 1];
  const up = stepOf('ArrowUp', start);
  expect(up && stepOf('ArrowDown', up)).toEqual(start);
});

it('other keys do not move the cursor', () => {
  expect(stepOf('a', [0, 0])).toBeUndefined();
});
