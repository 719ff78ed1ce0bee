import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { line } from './measure.ts';
import { type Audience, bareAudience, battleAudience } from './room-guests.ts';

const SPECTATORS = 200;
const INTENTS = 150;
const ROOMS = 6;
const TABLE = 8;
const SECONDS = 4;

/** Measures rooms beside a bare room of the framework with the same synced state, both in one process; durability on. */
export async function benchRoom(): Promise<void> {
  const server = fork(new URL('./room-server.ts', import.meta.url), { execArgv: ['--expose-gc'] });
  try {
    const url = await said<string>(server);
    const bare = async (guests: number) => await bareAudience(url, await ask<string>(server, 'bare'), guests);
    const ours = (guests: number) => battleAudience(url, guests, (id) => ask<string>(server, `seed ${id}`));
    await compareLatency(ours, bare);
    await compareThroughput(ours, bare);
    await weighRooms(server, ours);
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

type Gather = (guests: number) => Promise<Audience>;

async function compareLatency(ours: Gather, bare: Gather): Promise<void> {
  const [mine, theirs] = [await latencies(await ours(SPECTATORS)), await latencies(await bare(SPECTATORS))];
  const shown = ({ each }: Latencies) => [50, 95, 99].map((of) => percentile(each, of).toFixed(1)).join('/');
  console.log(`     bare room: seen by the last of ${SPECTATORS}, p50/p95/p99 ms   ${shown(theirs)}`);
  const ratio = percentile(mine.each, 95) / percentile(theirs.each, 95);
  console.log(
    line(
      `seen by the last of ${SPECTATORS}, p50/p95/p99 ms`,
      shown(mine),
      'p95 1.3 x the bare room',
      ratio <= 1.3,
    ),
  );
  console.log(line('p95 against the bare room', `${ratio.toFixed(2)} x`, '1.3 x', ratio <= 1.3));
  const bytes = percentile(mine.exchanges, 50);
  console.log(line('bytes of an action with its answers, median', `${bytes}`, '400', bytes <= 400));
}

interface Latencies {
  readonly each: readonly number[];
  readonly exchanges: readonly number[];
}

async function latencies(audience: Audience): Promise<Latencies> {
  const each: number[] = [];
  const exchanges: number[] = [];
  let bytes = 0;
  let inputs = 0;
  for (let count = 0; count < INTENTS; count++) {
    const { milliseconds, received, isSettled } = await audience.act();
    each.push(milliseconds);
    bytes += received;
    inputs++;
    if (!isSettled) continue;
    if (inputs > 1) exchanges.push(bytes);
    bytes = 0;
    inputs = 0;
  }
  await audience.leave();
  return { each, exchanges };
}

async function compareThroughput(ours: Gather, bare: Gather): Promise<void> {
  const [mine, theirs] = [await throughput(ours), await throughput(bare)];
  console.log(`     bare room: intents in ${ROOMS} rooms of ${TABLE}   ${Math.round(theirs)}/s`);
  const share = mine / theirs;
  console.log(
    line(
      `intents in ${ROOMS} rooms of ${TABLE}`,
      `${Math.round(mine)}/s`,
      '70 % of the bare room',
      share >= 0.7,
    ),
  );
}

async function throughput(gather: Gather): Promise<number> {
  const audiences: Audience[] = [];
  for (let room = 0; room < ROOMS; room++) audiences.push(await gather(TABLE - 1));
  const end = performance.now() + SECONDS * 1_000;
  const counts = audiences.map(async (audience) => {
    let count = 0;
    while (performance.now() < end && (await audience.send())) count++;
    return count;
  });
  const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  await Promise.all(audiences.map((audience) => audience.leave()));
  return total / SECONDS;
}

async function weighRooms(server: ChildProcess, ours: Gather): Promise<void> {
  const before = await ask<number>(server, 'memory');
  const audiences: Audience[] = [];
  for (let room = 0; room < 3 * ROOMS; room++) audiences.push(await ours(TABLE - 1));
  for (const audience of audiences) for (let count = 0; count < 10; count++) await audience.send();
  const each = ((await ask<number>(server, 'memory')) - before) / audiences.length / 1024 / 1024;
  console.log(line('memory a room', `${each.toFixed(2)} MB`, '2 MB', each <= 2));
  await Promise.all(audiences.map((audience) => audience.leave()));
}

/** The next thing that it says itself: the framework's own tools talk over the same channel. */
async function said<Answer>(server: ChildProcess): Promise<Answer> {
  for (;;) {
    const [message] = await once(server, 'message');
    if (Object.hasOwn(message, 'bench')) return message.bench as Answer;
  }
}

function ask<Answer>(server: ChildProcess, order: string): Promise<Answer> {
  const answer = said<Answer>(server);
  server.send(order);
  return answer;
}

function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN;
}
