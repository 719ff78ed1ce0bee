import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Slices } from './slices.ts';

it('each turn of the event loop resumes one long computation, in the order of the calls', async () => {
  const slices = new Slices();
  const passed: number[] = [];
  const all = Promise.all([1, 2, 3].map((number) => slices.next().then(() => passed.push(number))));
  for (let turn = 1; passed.length < 3; turn++) {
    expect(passed.length).toBeLessThan(turn);
    await setImmediate();
  }
  await all;
  expect(passed).toEqual([1, 2, 3]);
});

it('sliced iteration yields all values in order', async () => {
  const seen: number[] = [];
  for await (const value of new Slices().over([1, 2, 3])) seen.push(value);
  expect(seen).toEqual([1, 2, 3]);
});
