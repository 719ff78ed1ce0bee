import { Redis as Client } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SharedTally } from '../../src/cluster/shared-rate-counts.ts';
import { LIMITS } from '../../src/guard/limits.ts';
import { newLog } from '../../src/process/log.ts';
import { Redis } from './support/redis.ts';

let redis: Redis;
let lines: Client[];
let tallies: SharedTally[];
beforeAll(async () => {
  redis = await Redis.start();
  const line = () => new Client(redis.addressOf(), { enableOfflineQueue: false, retryStrategy: () => null });
  lines = [line(), line()];
  for (const one of lines) one.on('error', () => undefined);
  tallies = lines.map((one, index) => new SharedTally(one, `process ${index}`, LIMITS, newLog('silent')));
  await Promise.all(lines.map((one) => new Promise<void>((resolve) => one.once('ready', () => resolve()))));
});
afterAll(async () => {
  for (const line of lines) line.disconnect();
  await redis.stop();
});

it('adds up the connections that an address holds at all processes, and counts alone while Redis is away', async () => {
  const [one, two] = tallies as [SharedTally, SharedTally];
  expect([await one.hold('a'), await two.hold('a'), await two.hold('a')]).toEqual([1, 2, 3]);
  expect(await two.hold('b')).toBe(1);
  one.release('a');
  await lines[0]?.ping(); // what went down the same line before has been done by then
  expect(await two.hold('a')).toBe(3);
  await redis.goDown();
  expect([await one.hold('a'), await two.hold('a')]).toEqual([1, 4]);
  expect(await one.take('joins', 'a')).toBe(true);
});
