import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { Child } from '../support/child.ts';
import { Guest, gather, onDisk, shown } from '../support/harness.ts';

vi.setConfig({ testTimeout: 30_000 }); // long, because the tests start whole processes

let folder: string;
let child: Child;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
});
afterEach(async () => {
  await child.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (entry?: string) => Child.start({ PORT: '0', RIPOSTE_DATA: folder }, entry);

/** Returns the hash of a battle, computed from its journal on disk. */
async function hashOnDisk(id: string): Promise<string> {
  const store = await openStore(folder);
  const battle = await onDisk(store, id);
  await store.close();
  return battle.hash();
}

it('after kill -9 in an open reaction window, a battle goes on at the same prompt with the same table', async () => {
  child = await start();
  const table = await gather(child.url);
  const { id, ann, bob, gm } = table;
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...table.guests);
  const before = { prompts: bob.prompts.map(({ deadline: _, ...prompt }) => prompt), table: bob.table };
  const hash = await hashOnDisk(id);
  await child.kill();

  child = await start();
  const back = await Guest.join(child.url, id, { seatKey: bob.welcome.seatKey ?? '' });
  expect(back.welcome.seat).toBe(bob.welcome.seat);
  expect(back.prompts.map(({ deadline: _, ...prompt }) => prompt)).toEqual(before.prompts);
  expect(back.table).toEqual(before.table);
  expect(child.output()).toContain(`"hash":"${hash}"`);
  const gmBack = await Guest.join(child.url, id, { seatKey: gm.welcome.seatKey ?? '' });
  await shown(await back.say({ as: 'ben', answer: 'guard' }), back, gmBack);
  expect(gmBack.table.stack).toEqual([]);
});

it('a rewind survives an immediate kill -9, even if a snapshot of the undone course was saved', async () => {
  child = await start();
  const { id, gm, ann, bob, guests } = await gather(child.url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const prompts = bob.prompts.map(({ deadline: _, ...prompt }) => prompt);
  await shown(await bob.say({ as: 'ben', answer: 'pass' }), ...guests);
  for (let note = 0; note < 40; note++) await ann.say({ as: 'ana', do: 'think', note: `n${note}` });
  await shown(await gm.seat({ do: 'rewind', to: 1, rev: 42 }), ...guests);
  await child.kill();
  const hash = await hashOnDisk(id);

  child = await start();
  const back = await Guest.join(child.url, id, { seatKey: bob.welcome.seatKey ?? '' });
  expect(child.output()).toContain(`"hash":"${hash}"`);
  expect(back.prompts.map(({ deadline: _, ...prompt }) => prompt)).toEqual(prompts);
  expect(await back.say({ as: 'ben', answer: 'guard' }, { id: 'again' })).toEqual({ ok: true, rev: 44 });
});

it('a message that is sent again after kill -9 gets the same reply, and is applied once', async () => {
  child = await start();
  const { id, ann } = await gather(child.url);
  const first = await ann.say({ as: 'ana', do: 'think', note: 'once' }, { id: 'm-1' });
  await child.kill();

  child = await start();
  const back = await Guest.join(child.url, id, { seatKey: ann.welcome.seatKey ?? '' });
  expect(await back.say({ as: 'ana', do: 'think', note: 'once' }, { id: 'm-1' })).toEqual(first);
  expect(await back.say({ as: 'ana', do: 'think', note: 'twice' }, { id: 'm-2' })).toEqual({
    ok: true,
    rev: 2,
  });
});

it('an input that was saved but not shown before a kill is acknowledged and applied once', async () => {
  child = await start('./crashing-server.ts');
  const { id, ann, bob, gm, spectator } = await gather(child.url);
  for (const { room } of [ann, bob, gm, spectator]) room.reconnection.enabled = false;
  const died = child.gone();
  const lost = ann.say({ as: 'ana', do: 'die' }, { id: 'm-1' }).then(
    () => 'answered',
    () => 'lost',
  );
  await died;
  expect(await lost).toBe('lost');
  expect(bob.table.fighters.ana).not.toMatchObject({ note: 'risen' });

  child = await start('./crashing-server.ts');
  const back = await Guest.join(child.url, id, { seatKey: ann.welcome.seatKey ?? '' });
  expect(back.table.fighters.ana).toMatchObject({ note: 'risen' });
  expect(await back.say({ as: 'ana', do: 'die' }, { id: 'm-1', rev: 0 })).toEqual({ ok: true, rev: 1 });
  expect(back.state.rev).toBe(1);
});

it('a shutdown is announced to all guests, loses nothing, and keeps the whole history', async () => {
  child = await start();
  const { id, ann, bob, guests } = await gather(child.url);
  for (let turn = 0; turn < 25; turn++) {
    await ann.say({ as: 'ana', do: 'cheer' });
    await bob.say({ as: 'ben', do: 'cheer' });
  } // enough inputs for a snapshot
  const closed = guests.map((guest) => new Promise((resolve) => guest.room.onLeave(resolve)));
  expect(await child.stop()).toBe(0);
  expect(await Promise.all(closed)).toEqual([4001, 4001, 4001, 4001]);

  child = await start();
  const back = await Guest.join(child.url, id, { seatKey: ann.welcome.seatKey ?? '' });
  const history = (await back.room.request('history', { after: 0 })) as unknown[];
  expect(history).toHaveLength(50);
});

it('when an unhandled promise fails, the server logs it and goes on', async () => {
  child = await start('./forgetful-server.ts');
  await expect.poll(() => child.output()).toContain('a background task failed');
  expect((await fetch(`${child.url}/health`)).status).toBe(200);
});
