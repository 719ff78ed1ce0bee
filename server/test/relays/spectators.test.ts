import type { Watching } from '@riposte/shared/protocol/spectators';
import type { SyncedBattle } from '@riposte/shared/protocol/synced';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONGEST_NAME } from '../../src/seats/names.ts';
import { createBattle, Guest, serve } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const watchingIn = ({ watching }: SyncedBattle) => JSON.parse(watching) as Watching;
const isCounted = (count: number) => (state: SyncedBattle) => watchingIn(state).count === count;

/** Opens a table with its GM. Returns a function with which spectators join. */
async function table(spectatorsDelay = 0) {
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  await gm.seat({ do: 'settings', spectatorsDelay });
  const look = (name?: string) =>
    Guest.join(server.url, id, { token: tokens.spectator, ...(name !== undefined && { name }) });
  return { gm, look };
}

it('all seats see the number of spectators, and the names of the named ones', async () => {
  const { gm, look } = await table();
  const zoe = await look('Zoe');
  await look();
  await look();
  for (const guest of [gm, zoe]) {
    await guest.until(isCounted(3));
    expect(watchingIn(guest.state).names).toEqual(['Zoe']);
  }
  await zoe.leave();
  await gm.until(isCounted(2));
  expect(watchingIn(gm.state).names).toEqual([]);
});

it('delayed spectators at relays are counted, and their names are cleaned up', async () => {
  const { gm, look } = await table(1);
  const [zoe] = await Promise.all([look('Zoe\u202e  Z'), look(), look('x'.repeat(LONGEST_NAME + 1))]);
  await gm.until(isCounted(3));
  expect(watchingIn(gm.state).names).toEqual(['Zoe Z']);
  await zoe.until(isCounted(3));
});

it('delayed spectators see each other with the same delay as everything else', async () => {
  const { gm, look } = await table(300);
  await gm.seat({ do: 'settings', spectatorsDelay: 300 });
  const zoe = await look('Zoe');
  await gm.until(isCounted(1));
  await zoe.room.request('history', { after: -1 });
  expect(watchingIn(zoe.state).count).toBe(0);
});

it('spectators of a relay are no longer counted once the last one has left', async () => {
  const { gm, look } = await table(1);
  const zoe = await look('Zoe');
  await gm.until(isCounted(1));
  await zoe.leave();
  await gm.until(isCounted(0));
});
