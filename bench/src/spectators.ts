import type { Processes } from '../../server/test/cluster/support/processes.ts';
import { Child } from '../../server/test/support/child.ts';
import { line } from './measure.ts';
import { at, shown, waitsOf } from './pace.ts';
import { type Audience, type OpenedFight, openBattle, type Plant, sitDown } from './room-guests.ts';
import { percentile } from './room-measures.ts';
import type { Fight } from './room-script.ts';

const CROWD = './crowd.ts';
const SIZE = { guests: 7, as: 'player' } as const;
const SPECTATORS = 2_000;

/** The time that a table's inputs take, and the processor time that they use in the table's process. */
interface Cost {
  readonly waits: readonly number[];
  /** Microseconds of processor time per intent. */
  readonly busyEach: number;
  /** The p99 delay of the event loop, in milliseconds. */
  readonly late: number;
}

/**
 * Measures how long players wait for each other in three cases: without spectators, with thousands at another table,
 * and with thousands at their own table. The spectators connect to relays in a third process. Both tables play all the
 * time. The last two cases differ only in which table is watched. The first two cases differ only in the load on the
 * machine.
 */
export async function measureSpectators(processes: Processes, fights: readonly Fight[]): Promise<void> {
  const plant: Plant = (battle, seed) => processes.plant(battle, seed);
  const [own, others, relays] = processes.members.map(({ port }) => `http://127.0.0.1:${port}`);
  if (!own || !others || !relays) throw new Error('Two tables and their relays are in three processes.');
  const none = await fared({ own, others }, fights, plant);
  const atOther = await fared({ own, others }, fights, plant, { relays, isOwn: false });
  const atOwn = await fared({ own, others }, fights, plant, { relays, isOwn: true });
  tell('none watching', none);
  tell(`${SPECTATORS} watching another table`, atOther);
  tell(`${SPECTATORS} watching`, atOwn);
  const ours = percentile(atOwn.waits, 95) / percentile(atOther.waits, 95);
  const what = 'players’ p95, against as many watching another table';
  console.log(line(what, `${ours.toFixed(2)} x`, '1.2 x', ours <= 1.2));
  const all = percentile(atOwn.waits, 95) / percentile(none.waits, 95);
  console.log(`     against none watching: ${all.toFixed(2)} x`);
}

/** Measures the first of two tables that play at the same time. Spectators may watch either table. */
async function fared(
  { own, others }: Readonly<Record<'own' | 'others', string>>,
  fights: readonly Fight[],
  plant: Plant,
  watched?: { readonly relays: string; readonly isOwn: boolean },
): Promise<Cost> {
  const fight = at(fights, 1);
  const urls = [own, others] as const;
  const battles = await Promise.all(urls.map((url) => openBattle(url, fight, plant)));
  const seats = battles.map((battle, table) => sitDown(at(urls, table), SIZE, fight, battle)); // a table is paused while no client is connected
  const tables = await Promise.all(seats);
  const crowd = watched && (await gatherCrowd(watched.relays, at(battles, watched.isOwn ? 0 : 1)));
  const [cost] = await Promise.all(tables.map((table, index) => costOf(at(urls, index), table)));
  await crowd?.kill();
  for (const table of tables) await table.leave();
  if (!cost) throw new Error('No table was measured.');
  return cost;
}

function tell(how: string, { waits, busyEach, late }: Cost): void {
  console.log(`     players, ${how}, p50/p95/p99 ms: ${shown(waits)}`);
  const busy = `${Math.round(busyEach)} us of the processor for an intent`;
  console.log(`     the owner: ${busy}, event loop late by p99 ${late.toFixed(1)} ms`);
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

/**
 * Returns three metrics of a process: its processor time in seconds, its number of inputs, and its event loop's lag
 * since the previous call.
 */
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
