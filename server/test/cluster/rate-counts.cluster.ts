import { Redis as Client } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SharedRateCounts } from '../../src/cluster/shared-rate-counts.ts';
import { LIMITS } from '../../src/guard/limits.ts';
import { newLog } from '../../src/process/log.ts';
import { Redis } from './support/redis.ts';

let redis: Redis;
let lines: Client[];
let tallies: SharedRateCounts[];
beforeAll(async () => {
  redis = await Redis.start();
  const line = () => new Client(redis.addressOf(), { enableOfflineQueue: false, retryStrategy: () => null });
  lines = [line(), line()];
  for (const one of lines) one.on('error', () => undefined);
  tallies = lines.map(
    (one, index) => new SharedRateCounts(one, `process ${index}`, LIMITS, newLog('silent')),
  );
  await Promise.all(lines.map((one) => new Promise<void>((resolve) => one.once('ready', () => resolve()))));
});
afterAll(async () => {
  for (const line of lines) line.disconnect();
  await redis.stop();
});

it('a process counts an address’s connections at all processes, and only its own while Redis is down', async () => {
  const [one, two] = tallies as [SharedRateCounts, SharedRateCounts];
  expect([await one.hold('a'), await two.hold('a'), await two.hold('a')]).toEqual([1, 2, 3]);
  expect(await two.hold('b')).toBe(1);
  one.release('a');
  await lines[0]?.ping(); // waits until earlier commands on the same connection have been handled
  expect(await two.hold('a')).toBe(3);
  await redis.goDown();
  expect([await one.hold('a'), await two.hold('a')]).toEqual([1, 4]);
  expect(await one.take('joins', 'a')).toBe(true);
});
