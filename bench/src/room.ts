import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { seedOf } from '@riposte/shared/fuzz/chance';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { boardgameAudience } from './boardgame-guests.ts';
import { line } from './measure.ts';
import { type Audience, bareAudience, battleAudience, type Seen, type Size } from './room-guests.ts';
import { exchangesOf, latencies, percentile, play, type Throughput, throughputs } from './room-measures.ts';
import { costOfRules } from './room-script.ts';

const SPECTATORS = 200;
const WARM_UP = 100;
const INTENTS = 300;
const ROOMS = 40;
const TABLE = 8;
const TIMES = 3;
const TIMES_WARMING_UP = 3;
const INTENTS_A_ROOM = 250;
const WEIGHED_ROOMS = 18;
const INTENTS_WEIGHED = 10;

type Gather = (size: Size) => Promise<Audience>;

/** Who is measured: ours; bare rooms of the framework with the same synced state, one that keeps its inputs; boardgame.io. */
interface Kinds {
  readonly ours: Gather;
  readonly bare: Gather;
  readonly keeping: Gather;
  readonly boardgame: Gather;
}

/** Measures rooms beside those of peers, in one run, with durability on. */
export async function benchRoom(): Promise<void> {
  const server = fork(new URL('./room-server.ts', import.meta.url), { execArgv: ['--expose-gc'] });
  const peer = fork(new URL('./boardgame-server.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [url, peerUrl] = await Promise.all([said<string>(server), said<string>(peer)]);
    const kinds: Kinds = {
      ours: (size) => battleAudience(url, size, (id) => ask<string>(server, `seed ${id}`)),
      bare: async (size) => await bareAudience(url, await ask<string>(server, 'bare'), size),
      keeping: async (size) => await bareAudience(url, await ask<string>(server, 'keeping'), size),
      boardgame: (size) => boardgameAudience(peerUrl, size),
    };
    await weighRooms(server, kinds.ours); // first: what others leave behind goes at times of its own
    await compareLatency(kinds);
    await compareThroughput(server, kinds);
  } finally {
    for (const child of [server, peer]) child.disconnect();
    await Promise.all([server, peer].map((child) => child.exitCode ?? once(child, 'exit')));
  }
}

async function compareLatency({ ours, bare, boardgame }: Kinds): Promise<void> {
  const size = { guests: SPECTATORS, steps: WARM_UP + INTENTS };
  const both = [await ours(size), await bare(size)];
  const [mine = [], theirs = []] = await latencies(both, WARM_UP, INTENTS);
  const [peers = []] = await latencies([await boardgame(size)], WARM_UP, INTENTS);
  const at = (seen: readonly Seen[], of: number) =>
    percentile(
      seen.map(({ milliseconds }) => milliseconds),
      of,
    );
  const shown = (seen: readonly Seen[]) => [50, 95, 99].map((of) => at(seen, of).toFixed(1)).join('/');
  const what = `seen by the last of ${SPECTATORS}, p50/p95/p99 ms`;
  const ratio = at(mine, 95) / at(theirs, 95);
  console.log(`     ${what}: boardgame.io ${shown(peers)}, bare room ${shown(theirs)}`);
  console.log(line(what, shown(mine), 'p95 1.3 x the bare room', ratio <= 1.3));
  console.log(line('p95 against the bare room', `${ratio.toFixed(2)} x`, '1.3 x', ratio <= 1.3));
  showBytes(mine, theirs);
}

function showBytes(mine: readonly Seen[], theirs: readonly Seen[]): void {
  const bytesOf = (seen: readonly Seen[]) => seen.reduce((sum, { received }) => sum + received, 0);
  const median = (exchanges: readonly (readonly Seen[])[]) => percentile(exchanges.map(bytesOf), 50);
  const each = (seen: readonly Seen[]) => median(seen.map((one) => [one]));
  const exchanges = exchangesOf(mine);
  const once = median(exchanges.filter(({ length }) => length === 2));
  console.log(line('bytes of an action with an answer, median', `${once}`, '400', once <= 400));
  console.log(`     with all its answers, median: ${median(exchanges)}`);
  console.log(`     of any input, median: ${each(mine)}, bare room ${each(theirs)}`);
}

async function compareThroughput(server: ChildProcess, kinds: Kinds): Promise<void> {
  const size = { guests: TABLE - 1, steps: INTENTS_A_ROOM, isUnread: true };
  const gathered = (gather: Gather) => async () => {
    const rooms: Audience[] = [];
    for (let room = 0; room < ROOMS; room++) rooms.push(await gather(size));
    return rooms;
  };
  const busy = () => ask<number>(server, 'busy');
  const order = { times: TIMES, warmUp: TIMES_WARMING_UP, each: INTENTS_A_ROOM, busy };
  const { ours, bare, keeping, boardgame } = kinds;
  const [mine, theirs, kept] = await throughputs([ours, bare, keeping].map(gathered), order);
  const [peers] = await throughputs([gathered(boardgame)], { ...order, times: 1, warmUp: 1 });
  if (mine && theirs && kept && peers) showThroughputs({ mine, theirs, kept, peers });
}

type Results = Readonly<Record<'mine' | 'theirs' | 'kept' | 'peers', Throughput>>;

function showThroughputs({ mine, theirs, kept, peers }: Results): void {
  const what = `intents in ${ROOMS} rooms of ${TABLE}`;
  const rate = (of: Throughput) => `${Math.round(of.perSecond)}/s`;
  const cost = (of: Throughput) => Math.round(of.busyEach);
  const share = mine.perSecond / theirs.perSecond;
  const bare = `bare room ${rate(theirs)}, one that keeps its inputs ${rate(kept)}`;
  console.log(`     ${what}: boardgame.io ${rate(peers)}, ${bare}`);
  console.log(line(what, rate(mine), '70 % of the bare room', share >= 0.7));
  const percent = (of: Throughput) => `${Math.round((100 * mine.perSecond) / of.perSecond)} %`;
  console.log(`     ${percent(theirs)} of the bare room, ${percent(kept)} of the one that keeps its inputs`);
  const costs = `${cost(mine)}, bare room ${cost(theirs)}, one that keeps its inputs ${cost(kept)}`;
  console.log(`     microseconds of the server's processor each: ${costs}, the rules alone ${rulesAlone()}`);
}

function rulesAlone(): number {
  const [ruleset] = Object.values(RULESETS);
  const scenario = ruleset?.scenarios[0];
  if (!ruleset || !scenario) throw new Error('There is nothing to play.');
  return Math.round(costOfRules(ruleset, scenario.setup, seedOf('rules'), INTENTS_A_ROOM));
}

async function weighRooms(server: ChildProcess, ours: Gather): Promise<void> {
  const size = { guests: TABLE - 1, steps: INTENTS_WEIGHED };
  const rooms: Audience[] = [];
  const open = async (count: number) => {
    for (let room = 0; room < count; room++) {
      const one = await ours(size);
      await play(one, INTENTS_WEIGHED);
      rooms.push(one);
    }
    return await ask<number>(server, 'memory');
  };
  const before = await open(2); // what all rooms share is there with the first
  const each = ((await open(WEIGHED_ROOMS)) - before) / WEIGHED_ROOMS / 1024 / 1024;
  console.log(line('memory a room', `${each.toFixed(2)} MB`, '2 MB', each <= 2));
  await Promise.all(rooms.map((room) => room.leave()));
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
