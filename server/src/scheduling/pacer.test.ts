import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { Pacer } from './pacer.ts';

/** Keeps the thread busy for `milliseconds`. */
function work(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end; );
}

it('the pacer gives turns in the order of the calls', async () => {
  const pacer = new Pacer();
  const order: number[] = [];
  await Promise.all([1, 2, 3].map((number) => pacer.turn().then(() => order.push(number))));
  expect(order).toEqual([1, 2, 3]);
});

it('between two turns, the pacer keeps the event loop free for as long as the first turn took', async () => {
  const pacer = new Pacer();
  await pacer.turn();
  const before = performance.eventLoopUtilization();
  work(40);
  await pacer.turn();
  const { idle } = performance.eventLoopUtilization(before);
  expect(idle).toBeGreaterThan(39);
});

it('the pacer gives turns even in a process that is always busy', async () => {
  const pacer = new Pacer();
  let isThrough = false;
  const turn = pacer.turn().then(() => {
    isThrough = true;
  });
  while (!isThrough) {
    work(20);
    await new Promise(setImmediate);
  }
  await turn;
  expect(isThrough).toBe(true);
});
