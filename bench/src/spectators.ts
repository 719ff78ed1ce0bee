import type { Processes } from '../../server/cluster/support/processes.ts';
import { Child } from '../../server/test/child.ts';
import { line } from './measure.ts';
import { at, shown, waitsOf } from './pace.ts';
import {
  type Audience,
  battleAudience,
  type OpenedFight,
  openBattle,
  type Plant,
  sitDown,
} from './room-guests.ts';
import { percentile } from './room-measures.ts';
import type { Fight } from './room-script.ts';

const CROWD = '../../bench/src/crowd.ts';
const TABLE = 8;
const SPECTATORS = 2_000;

/** What a table came to, and what it cost the process that has it. */
interface Cost {
  readonly waits: readonly number[];
  /** Microseconds of its processor for an intent. */
  readonly busyEach: number;
  /** By how many milliseconds its event loop was late at most, in 99 of 100 looks. */
  readonly late: number;
}

/** What players wait for each other with nobody watching, and with thousands who look on through relays of another process. */
export async function measureSpectators(processes: Processes, fights: readonly Fight[]): Promise<void> {
  const plant: Plant = (battle, seed) => processes.plant(battle, seed);
  const [url, elsewhere] = processes.members.map(({ port }) => `http://127.0.0.1:${port}`);
  if (!url || !elsewhere) throw new Error('Spectators look on from another process.');
  const fight = at(fights, 1);
  const size = { guests: TABLE - 1, as: 'player' } as const;
  const quiet = await battleAudience(url, size, fight, plant);
  const alone = await costOf(url, quiet);
  await quiet.leave();
  const battle = await openBattle(url, fight, plant);
  const table = await sitDown(url, size, fight, battle); // it rests while nobody is there
  const start = performance.now();
  const crowd = await gatherCrowd(elsewhere, battle);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const watched = await costOf(url, table);
  await crowd.kill();
  await table.leave();
  console.log(`     ${SPECTATORS} spectators came in within ${seconds} s, through relays of another process`);
  console.log(`     players, none watching, p50/p95/p99 ms: ${shown(alone.waits)}`);
  const ratio = percentile(watched.waits, 95) / percentile(alone.waits, 95);
  const what = `players, ${SPECTATORS} watching, p50/p95/p99 ms`;
  console.log(line(what, shown(watched.waits), '1.2 x none', ratio <= 1.2));
  const busyRatio = watched.busyEach / alone.busyEach;
  const busy = `${Math.round(alone.busyEach)} -> ${Math.round(watched.busyEach)}`;
  console.log(line('the owner’s processor for an intent, us', busy, '1.2 x none', busyRatio <= 1.2));
  console.log(
    `     the owner’s event loop, late by p99 ms: ${alone.late.toFixed(1)} -> ${watched.late.toFixed(1)}`,
  );
}

function gatherCrowd(url: string, { id, tokens }: OpenedFight): Promise<Child> {
  const { spectator } = tokens;
  return Child.start({ URL: url, BATTLE: id, TOKEN: spectator, SPECTATORS: `${SPECTATORS}` }, CROWD);
}

async function costOf(url: string, table: Audience): Promise<Cost> {
  const before = await figuresOf(url);
  const waits = await waitsOf(table);
  const after = await figuresOf(url);
  return {
    waits,
    busyEach: (1e6 * (after.busy - before.busy)) / (after.inputs - before.inputs),
    late: 1_000 * after.late,
  };
}

/** Seconds of a processor that a process has used, inputs that it has taken, and its lag since it was asked last. */
async function figuresOf(url: string): Promise<Readonly<Record<'busy' | 'inputs' | 'late', number>>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{.*\\})? ([\\d.e-]+)`, 'm').exec(text)?.[1]);
  return {
    busy: figure('process_cpu_seconds_total'),
    inputs: figure('riposte_inputs_total'),
    late: figure('nodejs_eventloop_lag_p99_seconds'),
  };
}
