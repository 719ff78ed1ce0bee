import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ask, nextAnswer } from './child.ts';
import { line } from './measure.ts';
import { at, shown } from './pace.ts';
import { type Audience, battleAudience, openBattle, type Plant } from './room-guests.ts';
import { percentile } from './room-measures.ts';
import { type Fight, longFights } from './room-script.ts';
import { playFlatOut, playPaced } from './table-pace.ts';

/** A GM who acts for all fighters, and four players who watch. */
const SIZE = { guests: 4, as: 'player', isUnread: true } as const;
const FIGHTS = 5;
const STEPS = 200;
const EMPTY_TABLES = 100;
const LEVELS = [100, 500, 1_000];
const FURTHER = 500;
/** The maximum number of tables. The process may have 20,000 open files, and each table needs ten of them. */
const MOST_TABLES = 2_000;
const MOST_MS = 50;
const PACED_MS = 20_000;
const FLAT_OUT_MS = 10_000;

/** The resources that a number of tables needs. */
interface Load {
  readonly waits: readonly number[];
  /** The share of one core that the server uses. */
  readonly cores: number;
  /** Megabytes of memory that the server occupies. */
  readonly megabytes: number;
}

/**
 * Measures how many tables of five people one server process can hold at a human pace: one input per table every four
 * seconds. Adds tables until the p95 of the confirmation time exceeds 50 ms, or until the server refuses another
 * table. Then lets all tables act as fast as they can.
 */
export async function benchTables(): Promise<void> {
  const server = fork(new URL('./room-server.ts', import.meta.url), { execArgv: ['--expose-gc'] });
  try {
    const url = await nextAnswer<string>(server);
    const fights = longFights(FIGHTS, STEPS);
    const plant: Plant = (battle, seed) => ask(server, `plant ${battle} ${seed}`);
    await weighEmptyTables(server, url, fights, plant);
    const tables: Audience[] = [];
    const open = async (count: number) => {
      while (tables.length < count)
        tables.push(await battleAudience(url, SIZE, at(fights, tables.length), plant));
    };
    const most = await fill(server, tables, open);
    console.log(
      `     tables with a p95 of at most ${MOST_MS} ms: ${most < MOST_TABLES ? most : `at least ${most}`}`,
    );
    await overload(server, url, tables);
    await Promise.all(tables.map((table) => table.leave()));
  } finally {
    if (server.connected) server.disconnect();
    await (server.exitCode ?? once(server, 'exit'));
  }
}

/** Prints the memory of an open table without clients. */
async function weighEmptyTables(
  server: ChildProcess,
  url: string,
  fights: readonly Fight[],
  plant: Plant,
): Promise<void> {
  const open = async (count: number) => {
    for (let number = 0; number < count; number++) await openBattle(url, at(fights, number), plant);
    return await ask<number>(server, 'memory');
  };
  const before = await open(FIGHTS); // opens some tables first, so that the memory that all tables share is already allocated
  const each = ((await open(EMPTY_TABLES)) - before) / EMPTY_TABLES / 1024;
  console.log(`     memory of an empty table: ${Math.round(each)} kB`);
}

/**
 * Adds tables until the server is too slow or refuses one. Prints the load at each level. Returns the number of tables
 * that fit.
 */
async function fill(
  server: ChildProcess,
  tables: readonly Audience[],
  open: (count: number) => Promise<void>,
): Promise<number> {
  let fitting = 0;
  for (let level = 0, count = LEVELS[0] ?? 0; count <= MOST_TABLES; level++) {
    const refusal = await open(count).then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (refusal !== undefined) console.log(`     tables beyond ${tables.length}: “${refusal}”`);
    if (tables.length < count) break;
    const { waits, cores, megabytes } = await loadOf(server, tables);
    const what = `${count} tables: ${Math.round(100 * cores)} % of a core, ${Math.round(megabytes)} MB, p50/p95/p99 ms`;
    const fits = percentile(waits, 95) <= MOST_MS;
    console.log(line(what, shown(waits), `p95 ${MOST_MS} ms`, fits));
    if (!fits) break;
    fitting = count;
    count = LEVELS[level + 1] ?? count + FURTHER;
  }
  return fitting;
}

async function loadOf(server: ChildProcess, tables: readonly Audience[]): Promise<Load> {
  const [start, busyBefore] = [performance.now(), await ask<number>(server, 'busy')];
  const waits = await playPaced(tables, PACED_MS);
  const microseconds = (await ask<number>(server, 'busy')) - busyBefore;
  const cores = microseconds / 1_000 / (performance.now() - start);
  return { waits, cores, megabytes: (await ask<number>(server, 'resident')) / 1024 / 1024 };
}

/** Lets all tables act as fast as they can. Prints the results, and whether the server still works afterward. */
async function overload(server: ChildProcess, url: string, tables: readonly Audience[]): Promise<void> {
  const { waits, refusals } = await playFlatOut(tables, FLAT_OUT_MS);
  const perSecond = Math.round((1_000 * waits.length) / FLAT_OUT_MS);
  console.log(
    `     beyond capacity: ${perSecond} inputs confirmed per second, p50/p95/p99 ${shown(waits)} ms`,
  );
  for (const [message, count] of refusals) console.log(`     ${count} times: ${message}`);
  const { status } = await fetch(`${url}/health`);
  const isAlive = server.exitCode === null && status === 200;
  console.log(line('the server afterward', isAlive ? 'works' : `answers ${status}`, 'works', isAlive));
}
