import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../src/guard/limits.ts';
import { Child } from '../support/child.ts';
import { createBattle, Guest } from '../support/harness.ts';

/* Attacks by strangers on a whole server with the production limits. */

let folder: string;
let server: Child;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-attack-'));
  server = await Child.start({ PORT: '0', RIPOSTE_DATA: folder, RIPOSTE_LOG: 'silent' }, '../../src/main.ts');
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Reserves a place at a table from one of many local addresses. Resolves with the response. */
function reserveFrom(localAddress: string, battle: string): Promise<void> {
  const { port } = new URL(server.url);
  const path = `/matchmake/joinById/${battle}`;
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  return new Promise((resolve) => {
    const sent = request({ port, path, method: 'POST', localAddress, headers }, (response) => {
      response.resume().once('end', resolve);
    });
    sent.once('error', () => resolve());
    sent.end('{}');
  });
}

describe('strangers at twelve addresses who know the id of a battle', () => {
  it('cannot stop a player from joining or coming back', async () => {
    const { id, tokens } = await createBattle(server.url, { ruleset: 'flow', scenario: 'duel' });
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    let isOver = false;
    const flood = Array.from({ length: 12 }, async (_, index) => {
      while (!isOver) await reserveFrom(`127.0.0.${index + 2}`, id);
    });
    const outcomes: string[] = [];
    for (let time = 0; time < 50; time++) {
      const guest = await Guest.join(server.url, id, { token: tokens.player }).catch(() => null);
      outcomes.push(guest ? 'joined' : 'refused');
      await guest?.leave();
    }
    isOver = true;
    await Promise.all(flood);
    await gm.leave();
    expect(outcomes.filter((outcome) => outcome === 'refused')).toEqual([]);
  });
});

describe('a stranger who sends four thousand incomplete requests', () => {
  it('holds no more sockets than one address may have, and none for long', async () => {
    const { hostname, port } = new URL(server.url);
    const sockets: Socket[] = [];
    for (let count = 0; count < 4_000; count++) {
      const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.20' });
      socket.on('error', () => undefined).resume();
      socket.write('POST /api/battles HTTP/1.1\r\nHost: x\r\n');
      sockets.push(socket);
      if (count % 100 === 0) await pause(1);
    }
    const open = () => sockets.filter(({ closed }) => !closed).length;
    await expect.poll(open, { timeout: 10_000 }).toBeLessThanOrEqual(LIMITS.sockets);
    await expect.poll(open, { timeout: 30_000 }).toBe(0);
  });
});
