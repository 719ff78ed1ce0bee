import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createBattle, Guest, onDisk, serve } from '../support/harness.ts';
import { Wire } from '../support/tapped-socket.ts';

vi.setConfig({ testTimeout: 30_000 });

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const CUTS = 40;

/** Sends a message until it is answered, as a client with an unreliable connection does. */
async function insist(guest: Guest, id: string, note: string) {
  for (;;) {
    try {
      return await guest.say({ as: 'ana', do: 'think', note }, { id });
    } catch {
      await new Promise((resolve) => guest.room.onReconnect.once(() => resolve(undefined)));
    }
  }
}

it('a connection that keeps being cut neither loses nor repeats an input', async () => {
  const wire = await Wire.to(server.url);
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  const ann = await Guest.join(wire.url, id, { token: tokens.player });
  Object.assign(ann.room.reconnection, { minUptime: 0, minDelay: 5, maxDelay: 20, delay: 5 });
  let drops = 0;
  ann.room.onDrop(() => void drops++);
  await ann.seat({ do: 'claim', fighter: 'ana' });
  await gm.seat({ do: 'start' });
  const notes = Array.from({ length: CUTS }, (_, number) => `note ${number}`);
  for (const [number, note] of notes.entries()) {
    const answered = insist(ann, `m-${number}`, note);
    if (number % 2 === 0) setImmediate(() => wire.cut());
    expect(await answered).toMatchObject({ ok: true });
  }
  expect(drops).toBeGreaterThan(CUTS / 4);
  const inputs = (await server.store.journal(id)).map(({ input }) => input.note);
  expect(inputs).toEqual(notes);
  expect(ann.table.fighters.ana).toMatchObject({ note: notes.at(-1) });
  expect((await onDisk(server.store, id)).table.fighters.ana).toMatchObject({ note: notes.at(-1) });
  expect(gm.state.seats.get(ann.welcome.seat)?.connected).toBe(true);
  wire.close();
});

it('all guests see which player has lost the connection', async () => {
  const wire = await Wire.to(server.url);
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  const ann = await Guest.join(wire.url, id, { token: tokens.player });
  const { seat } = ann.welcome;
  await gm.until((state) => state.seats.get(seat)?.connected === true);
  wire.close();
  await gm.until((state) => state.seats.get(seat)?.connected === false);
  expect(gm.state.seats.get(seat)?.name).toBe('Player');
});
