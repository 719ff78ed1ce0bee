import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { DATABASE_FILE } from '../../server/src/store/sqlite/open-store.ts';
import { Processes } from '../../server/test/cluster/support/processes.ts';
import { Child } from '../../server/test/support/child.ts';
import { line } from './measure.ts';
import { at, shown, waitsOf } from './pace.ts';
import { type Audience, battleAudience, joinUnread, openBattle, type Plant } from './room-guests.ts';
import { percentile, play } from './room-measures.ts';
import { type Fight, longFights } from './room-script.ts';
import { measureSpectators } from './spectators.ts';

const SERVER = './cluster-server.ts';
const FIGHTS = 5;
const STEPS = 300;
const WARM_UP = 40;
const ROOMS = 24;
const TABLE = 8;
const INTENTS_A_ROOM = 120;
const KILLS = 10;

/** Servers to measure, with the addresses of their processes. */
interface Servers {
  readonly name: string;
  readonly urls: readonly string[];
  readonly plant: Plant;
  stop(): Promise<void>;
}

/**
 * Compares several processes that share one Postgres database with a single process that has its own database.
 * Everything runs on one machine, including the clients.
 */
export async function benchCluster(): Promise<void> {
  const fights = longFights(FIGHTS, STEPS);
  const alone = await oneAlone();
  const before = await measureRooms(alone, fights);
  await alone.stop();
  for (const count of [1, 2, 3]) {
    const processes = await Processes.start(count, SERVER, true);
    const servers = serversOf(processes);
    const ratio = (await measureRooms(servers, fights)) / before;
    console.log(`     ${servers.name}: p95 of one table ${ratio.toFixed(2)} x that of one process alone`);
    if (count === 3) {
      await measureTakeovers(processes, fights);
      await measureSpectators(processes, fights);
    }
    await servers.stop();
  }
}

async function oneAlone(): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-bench-'));
  const child = await Child.start({ PORT: '0', RIPOSTE_DATA: folder, RIPOSTE_LOG: 'silent' }, SERVER);
  const db = new DatabaseSync(join(folder, DATABASE_FILE));
  const planting = db.prepare('UPDATE battles SET seed = ? WHERE id = ?');
  const stop = async () => {
    db.close();
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const plant: Plant = async (battle, seed) => planting.run(seed, battle);
  return { name: 'one process, embedded database', urls: [child.url], plant, stop };
}

function serversOf(processes: Processes): Servers {
  return {
    name: `Postgres, processes: ${processes.members.length}`,
    urls: processes.members.map(({ port }) => `http://127.0.0.1:${port}`),
    plant: (battle, seed) => processes.plant(battle, seed),
    stop: () => processes.stop(),
  };
}

/**
 * Measures how many intents per second many rooms handle at once. Then measures how long each intent takes in a
 * single room while no other room is active. Returns the p95 of that time in milliseconds.
 */
async function measureRooms({ name, urls, plant }: Servers, fights: readonly Fight[]): Promise<number> {
  const rooms: Audience[] = [];
  for (let room = 0; room < ROOMS; room++)
    rooms.push(
      await battleAudience(
        at(urls, room),
        { guests: TABLE - 1, as: 'player', isUnread: true },
        at(fights, room),
        plant,
      ),
    );
  await Promise.all(rooms.map((room) => play(room, WARM_UP)));
  const busyBefore = await busyOf(urls);
  const start = performance.now();
  await Promise.all(rooms.map((room) => play(room, INTENTS_A_ROOM)));
  const seconds = (performance.now() - start) / 1000;
  const busy = (await busyOf(urls)) - busyBefore;
  await Promise.all(rooms.map((room) => room.leave()));
  const perSecond = (ROOMS * INTENTS_A_ROOM) / seconds;
  const each = (1e6 * busy) / (ROOMS * INTENTS_A_ROOM);
  const cores = `${(busy / seconds).toFixed(2)} cores of servers, ${Math.round(each)} us each`;
  console.log(`     ${name}: ${Math.round(perSecond)} intents/s in ${ROOMS} rooms of ${TABLE}, ${cores}`);
  const one = await battleAudience(at(urls, 0), { guests: TABLE - 1, as: 'player' }, at(fights, 0), plant);
  const waits = await waitsOf(one);
  await one.leave();
  console.log(`     ${name}: one table, seen by all, p50/p95/p99 ms: ${shown(waits)}`);
  return percentile(waits, 95);
}

async function measureTakeovers(processes: Processes, fights: readonly Fight[]): Promise<void> {
  const { plant, urls } = serversOf(processes);
  const battle = await openBattle(at(urls, 0), at(fights, 0), plant);
  const waits: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await joinSoon(processes.url, battle.id, battle.tokens.gm);
    const owner = await processes.ownerOf(battle.id);
    const start = performance.now();
    await owner.child.kill();
    await joinSoon(processes.url, battle.id, battle.tokens.gm);
    waits.push(performance.now() - start);
    await processes.revive(owner);
  }
  const p95 = percentile(waits, 95);
  console.log(
    line(`takeover, kill -9 to being in again, p50/p95/p99 ms`, shown(waits), 'p95 1 s', p95 <= 1_000),
  );
}

/** Joins a battle as soon as a process accepts the connection. */
async function joinSoon(url: string, id: string, token: string): Promise<void> {
  const joined = () => joinUnread(url, { id, token }, 1).catch(() => []);
  while ((await joined()).length === 0) await pause(20);
}

/** Returns the total processor time that the servers' processes have used, in seconds. */
async function busyOf(urls: readonly string[]): Promise<number> {
  const texts = await Promise.all(urls.map(async (url) => await (await fetch(`${url}/metrics`)).text()));
  const used = texts.map((text) =>
    Number(/^process_cpu_seconds_total(?:\{.*\})? ([\d.e-]+)/m.exec(text)?.[1]),
  );
  return used.reduce((sum, seconds) => sum + seconds, 0);
}
