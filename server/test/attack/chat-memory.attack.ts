import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { Child } from '../support/child.ts';
import { createBattle, Guest } from '../support/harness.ts';

const CONNECTIONS = 40;
const REQUESTS = 10;
const MOST_MORE = 400;

/** Returns the resident memory of a server, in megabytes. */
async function memoryOf({ url }: Child): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(metrics)?.[1]) / 1024 ** 2;
}

/** Fills the chat of a battle with rolls as large as an earlier release allowed. */
function fillChat(folder: string, battle: string): void {
  const db = new DatabaseSync(join(folder, 'riposte.sqlite'));
  const insert = db.prepare('INSERT INTO sayings (battle, id, at, saying) VALUES (?, ?, ?, ?)');
  db.exec('BEGIN');
  for (let at = 0; at < 1_000; at++) {
    const roll = { number: at + 1, notation: '999d1', shown: 'x'.repeat(48_000), total: 1 };
    const id = `old-${at}`;
    insert.run(battle, id, at, JSON.stringify({ id, seat: 's', name: 'Ann', at, to: 'all', roll }));
  }
  db.exec('COMMIT');
  db.close();
}

it(`${CONNECTIONS} connections that ask for a full chat at once cost less than ${MOST_MORE} MB`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-attack-'));
  const server = await Child.start({ PORT: '0', RIPOSTE_DATA: folder });
  onTestFinished(async () => {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const { id, tokens } = await createBattle(server.url);
  fillChat(folder, id);
  const guests = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Guest.join(server.url, id, { token: tokens.player })),
  );
  const before = await memoryOf(server);
  const samples: number[] = [];
  const sampling = setInterval(() => void memoryOf(server).then((memory) => samples.push(memory)), 200);
  const ask = ({ room }: Guest) => {
    room.reconnection.enabled = false;
    return Array.from({ length: REQUESTS }, () => room.request('sayings', {}, { timeout: 60_000 }));
  };
  const answers = await Promise.allSettled(guests.flatMap(ask));
  clearInterval(sampling);
  const most = Math.max(await memoryOf(server), ...samples);
  const sent = answers.filter(({ status }) => status === 'fulfilled').length;
  console.log(
    `${sent} of ${answers.length} were answered; ${before.toFixed(0)} MB grew to ${most.toFixed(0)} MB`,
  );
  expect(sent).toBeGreaterThanOrEqual(CONNECTIONS); // each guest is sent the chat once
  expect(most - before).toBeLessThan(MOST_MORE);
});
