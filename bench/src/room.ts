import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { boardgameAudience } from './boardgame-guests.ts';
import { ask, nextAnswer } from './child.ts';
import { line } from './measure.ts';
import {
  type Audience,
  bareAudience,
  battleAudience,
  type Plant,
  recordingOf,
  type Seen,
  type Size,
} from './room-guests.ts';
import { exchangesOf, latencies, percentile, play, type Throughput, throughputs } from './room-measures.ts';
import { costOfRules, type Fight, longFights } from './room-script.ts';

const SPECTATORS = 200;
const FIGHTS = 5;
const WARM_UP = 100;
const INTENTS = 300;
const ROOMS = 40;
const TABLE = 8;
const TIMES = 3;
const TIMES_WARMING_UP = 3;
const INTENTS_A_ROOM = 250;
const WEIGHED_ROOMS = 18;
const INTENTS_WEIGHED = 10;

/** Opens a table with the clients that `size` describes. `number` selects the fight that it plays. */
type Gather = (size: Size, number: number) => Promise<Audience>;

/**
 * The servers to compare: Riposte, boardgame.io, and two kinds of bare Colyseus rooms. One kind of bare room saves its
 * inputs.
 */
interface Kinds {
  readonly ours: Gather;
  readonly bare: Gather;
  readonly keeping: Gather;
  readonly boardgame: Gather;
}

/**
 * Compares Riposte's rooms with those of other servers in one run. Riposte's rooms flush every input to disk, as in
 * production.
 */
export async function benchRoom(): Promise<void> {
  const server = fork(new URL('./room-server.ts', import.meta.url), { execArgv: ['--expose-gc'] });
  const peer = fork(new URL('./boardgame-server.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [url, peerUrl] = await Promise.all([nextAnswer<string>(server), nextAnswer<string>(peer)]);
    const fights = longFights(FIGHTS, WARM_UP + INTENTS);
    const kinds = await kindsOf(fights, server, url, peerUrl);
    await weighRooms(server, kinds.ours); // runs first, because the other measurements leave garbage that would be collected during this measurement
    await compareLatency(kinds);
    await weighAnswers(kinds);
    await compareThroughput(server, kinds);
    await compareServers(server, kinds, fights);
  } finally {
    for (const child of [server, peer]) if (child.connected) child.disconnect();
    await Promise.all([server, peer].map((child) => child.exitCode ?? once(child, 'exit')));
  }
}

async function kindsOf(
  fights: readonly Fight[],
  server: ChildProcess,
  url: string,
  peerUrl: string,
): Promise<Kinds> {
  const plant: Plant = (battle, seed) => ask(server, `plant ${battle} ${seed}`);
  for (const fight of fights) await ask(server, { recording: await recordingOf(url, fight, plant) });
  const numbered = (number: number) => fights[number % fights.length] as Fight;
  const bareKind = (what: string) => async (size: Size, number: number) => {
    const id = await ask<string>(server, `${what} ${number % fights.length}`);
    return await bareAudience(url, size, numbered(number), id);
  };
  return {
    ours: (size, number) => battleAudience(url, size, numbered(number), plant),
    bare: bareKind('bare'),
    keeping: bareKind('keeping'),
    boardgame: (size) => boardgameAudience(peerUrl, size),
  };
}

async function compareLatency({ ours, bare, boardgame }: Kinds): Promise<void> {
  const size = { guests: SPECTATORS };
  const [mine, theirs] = await seenInAllFights([ours, bare], size, WARM_UP, INTENTS);
  const [peers = []] = await latencies([await boardgame(size, 0)], WARM_UP, INTENTS);
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
}

async function seenInAllFights(
  [one, other]: readonly [Gather, Gather],
  size: Size,
  warmUp: number,
  times: number,
): Promise<readonly [readonly Seen[], readonly Seen[]]> {
  const seen: [Seen[], Seen[]] = [[], []];
  for (let number = 0; number < FIGHTS; number++) {
    const both = [await one(size, number), await other(size, number)];
    const [ofOne = [], ofOther = []] = await latencies(both, warmUp, times);
    seen[0].push(...ofOne);
    seen[1].push(...ofOther);
  }
  return seen;
}

/** Prints the bytes that one watching client receives per fight. */
async function weighAnswers({ ours, bare }: Kinds): Promise<void> {
  const [mine, theirs] = await seenInAllFights([ours, bare], { guests: 1 }, 0, WARM_UP + INTENTS);
  const bytesOf = (seen: readonly Seen[]) => seen.reduce((sum, { received }) => sum + received, 0);
  const median = (exchanges: readonly (readonly Seen[])[]) => percentile(exchanges.map(bytesOf), 50);
  const each = (seen: readonly Seen[]) => median(seen.map((one) => [one]));
  const exchanges = exchangesOf(mine);
  const once = median(exchanges.filter(({ length }) => length === 2));
  console.log(line('bytes of an action with an answer, median', `${once}`, '400', once <= 400));
  console.log(`     with all its answers, median: ${median(exchanges)}`);
  console.log(`     of any input, median: ${each(mine)}, bare room ${each(theirs)}`);
}

/**
 * Compares the throughput when the watching clients read all messages. In this benchmark, these clients run on the
 * server's own machine.
 */
async function compareThroughput(server: ChildProcess, kinds: Kinds): Promise<void> {
  const results = await throughputsOf(server, kinds, { guests: TABLE - 1 });
  const { mine, theirs } = results;
  const what = `intents in ${ROOMS} rooms of ${TABLE}`;
  console.log(line(what, rate(mine), '70 % of the bare room', mine.perSecond >= 0.7 * theirs.perSecond));
  showBeside(what, results);
}

/** Compares the servers when watching clients read nothing, as if they ran on other machines. */
async function compareServers(server: ChildProcess, kinds: Kinds, fights: readonly Fight[]): Promise<void> {
  const results = await throughputsOf(server, kinds, { guests: TABLE - 1, isUnread: true });
  showBeside('the same, unread', results);
  const { mine, theirs, kept } = results;
  const cost = ({ busyEach }: Throughput) => Math.round(busyEach);
  const costs = `${cost(mine)}, bare room ${cost(theirs)}, one that keeps its inputs ${cost(kept)}`;
  const rules = Math.round(costOfRules(fights));
  console.log(`     microseconds of the server's processor each: ${costs}, the rules alone ${rules}`);
}

type Results = Readonly<Record<'mine' | 'theirs' | 'kept' | 'peers', Throughput>>;

function showBeside(what: string, { mine, theirs, kept, peers }: Results): void {
  const others = `boardgame.io ${rate(peers)}, bare room ${rate(theirs)}, one that keeps its inputs ${rate(kept)}`;
  console.log(`     ${what}: ${rate(mine)}, ${others}`);
  const share = (of: Throughput) => `${Math.round((100 * mine.perSecond) / of.perSecond)} %`;
  console.log(`     ${share(theirs)} of the bare room, ${share(kept)} of the one that keeps its inputs`);
}

async function throughputsOf(server: ChildProcess, kinds: Kinds, size: Size): Promise<Results> {
  const gathered = (gather: Gather) => async () => {
    const rooms: Audience[] = [];
    for (let room = 0; room < ROOMS; room++) rooms.push(await gather(size, room));
    return rooms;
  };
  const busy = () => ask<number>(server, 'busy');
  const order = { times: TIMES, warmUp: TIMES_WARMING_UP, each: INTENTS_A_ROOM, busy };
  const { ours, bare, keeping, boardgame } = kinds;
  const [mine, theirs, kept] = await throughputs([ours, bare, keeping].map(gathered), order);
  const [peers] = await throughputs([gathered(boardgame)], { ...order, times: 1, warmUp: 1 });
  if (!mine || !theirs || !kept || !peers) throw new Error('A kind of room has not been measured.');
  return { mine, theirs, kept, peers };
}

function rate({ perSecond }: Throughput): string {
  return `${Math.round(perSecond)}/s`;
}

async function weighRooms(server: ChildProcess, ours: Gather): Promise<void> {
  const size = { guests: TABLE - 1 };
  const rooms: Audience[] = [];
  const open = async (count: number) => {
    for (let room = 0; room < count; room++) {
      const one = await ours(size, room);
      await play(one, INTENTS_WEIGHED);
      rooms.push(one);
    }
    return await ask<number>(server, 'memory');
  };
  const before = await open(2); // opens two rooms first, so that the memory that all rooms share is already allocated
  const each = ((await open(WEIGHED_ROOMS)) - before) / WEIGHED_ROOMS / 1024 / 1024;
  console.log(line('memory a room', `${each.toFixed(2)} MB`, '0.7 MB', each <= 0.7));
  await Promise.all(rooms.map((room) => room.leave()));
}
