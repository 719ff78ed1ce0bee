import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Room } from '@colyseus/sdk';
import type { CreatedBattle, Reply } from '@riposte/shared/protocol/messages';
import { line } from './measure.ts';
import { LOADS } from './neighbor-loads.ts';
import { join, post } from './room-guests.ts';
import { percentile } from './room-measures.ts';

const P95_MS = 50;
const LONGEST_MS = 250;
/**
 * Milliseconds between two inputs of the quiet table's GM. The rate stays within the limits of a connection.
 */
const INPUT_EVERY_MS = 40;
const QUIET_SECONDS = 4;
/** Seconds after which a load is stopped. */
const LOAD_SECONDS = 120;

/**
 * Measures how long a quiet table's inputs take while another table on the same server runs at its limits.
 * Prints one line per load. `NEIGHBORS=bots-vigil,rolls` selects loads by the start of their names.
 */
export async function benchNeighbors(): Promise<void> {
  const wanted = process.env.NEIGHBORS?.split(',') ?? [''];
  const names = Object.keys(LOADS).filter((name) => wanted.some((start) => name.startsWith(start)));
  for (const name of names) await measure(name);
}

/** Runs one load against its own server, with the production limits. */
async function measure(name: string): Promise<void> {
  const folder = mkdtempSync(joinPath(tmpdir(), 'riposte-bench-'));
  const server = start('../../server/src/main.ts', [], {
    PORT: '0',
    RIPOSTE_DATA: folder,
    RIPOSTE_LOG: 'silent',
  });
  try {
    const url = (await nextLine(server)).split(' ').at(-1) ?? '';
    const table = await QuietTable.open(url);
    const alone = await table.waits(pause(QUIET_SECONDS * 1000));
    const load = start('neighbor-load.ts', [name, url], {});
    void logLines(load);
    const ended = Promise.race([once(load, 'exit'), pause(LOAD_SECONDS * 1000, null, { ref: false })]);
    const beside = await table.waits(ended);
    load.kill('SIGKILL');
    report(name, alone, beside);
    console.log(`     the server took up to ${peakMemory(server)} MB`);
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(name: string, alone: readonly number[], beside: readonly number[]): void {
  const [p95, longest] = [percentile(beside, 95), Math.max(...beside)];
  const [p95Alone, longestAlone] = [percentile(alone, 95), Math.max(...alone)];
  const value = `${p95.toFixed(0)} / ${longest.toFixed(0)} ms`;
  const aim = `${P95_MS} / ${LONGEST_MS} ms; alone ${p95Alone.toFixed(0)} / ${longestAlone.toFixed(0)}`;
  const isMet = p95 < P95_MS && longest < LONGEST_MS;
  console.log(line(`${name}: another table waits, p95 / longest`, value, aim, isMet));
}

/** A table at which a GM sends one cheap input after another. */
class QuietTable {
  readonly #gm: Room;
  #sent = 0;

  private constructor(gm: Room) {
    this.#gm = gm;
  }

  static async open(url: string): Promise<QuietTable> {
    const order = { ruleset: 'flow', scenario: 'duel' };
    const { id, links } = await post<CreatedBattle>(url, '/api/battles', order);
    const token = links.gm.split('#')[1];
    await post(url, `/api/battles/${id}/open`, { token });
    const gm = await join(url, id, { token });
    gm.reconnection.enabled = false; // stops reconnecting, because the server ends before this client
    await gm.request('seat', { do: 'start' });
    return new QuietTable(gm);
  }

  /**
   * Sends inputs until `end` resolves. Returns how long each waited for its reply, in milliseconds. Infinity
   * means that there was no reply.
   */
  async waits(end: Promise<unknown>): Promise<number[]> {
    let isOver = false;
    void end.then(() => {
      isOver = true;
    });
    const waits: Promise<number>[] = [];
    while (!isOver) {
      waits.push(this.#wait());
      await pause(INPUT_EVERY_MS); // sends at fixed times without waiting for replies, so that a stall of the server delays all inputs sent during the stall
    }
    return await Promise.all(waits);
  }

  async #wait(): Promise<number> {
    const number = this.#sent++;
    const [fighter] = (this.#gm.state as unknown as { fighters: Map<string, unknown> }).fighters.keys();
    const input = { as: 'gm', do: 'gm.set', target: fighter, field: 'ap', value: number % 2 };
    const start = performance.now();
    const message = { id: `q${number}`, rev: 0, input };
    const asked = this.#gm.request('intent', message, { timeout: LOAD_SECONDS * 1000 }) as Promise<Reply>;
    const reply = await asked.catch(() => null);
    if (reply === null) return Number.POSITIVE_INFINITY; // Infinity if the connection was lost in a long stall, or if the reply timed out
    if (!reply.ok) throw new Error(`An input of the quiet table was refused: ${reply.rejection.code}.`);
    return performance.now() - start;
  }
}

/**
 * Returns the peak resident memory of a process in megabytes, or a phrase if the system does not report it.
 */
function peakMemory({ pid }: ChildProcess): string {
  const file = `/proc/${pid}/status`;
  const [, kilobytes] = (existsSync(file) && /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))) || [];
  return kilobytes === undefined ? 'an unknown number of' : (Number(kilobytes) / 1024).toFixed(0);
}

function start(file: string, args: readonly string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function nextLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The process has no output.');
  const { value } = await createInterface({ input: stdout })[Symbol.asyncIterator]().next();
  return String(value);
}

/** Prints what a load reports about itself, such as how many of its requests were refused. */
async function logLines({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) return;
  for await (const said of createInterface({ input: stdout })) console.log(`     ${said}`);
}
