import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gather, serve, shown } from './harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

it('refuses what it cannot save while the database is locked, and plays on afterwards', async () => {
  const { id, ann, bob, guests } = await gather(server.url);
  const before = bob.table;
  const other = new DatabaseSync(join(server.folder, 'riposte.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const refused = await ann.say({ as: 'ana', do: 'shout' }, { id: 'm-1' });
  expect(refused).toMatchObject({ ok: false, rejection: { code: 'not-saved' } });
  expect(bob.table).toEqual(before);
  other.exec('ROLLBACK');
  other.close();
  const saved = await ann.say({ as: 'ana', do: 'shout' }, { id: 'm-1' });
  expect(saved).toMatchObject({ ok: true });
  await shown(saved, ...guests);
  expect(await server.store.journal(id)).toHaveLength(1);
});

it('lets a process that has lost a battle to another write nothing more', async () => {
  const { id, ann, guests } = await gather(server.url);
  const closed = guests.map((guest) => new Promise((resolve) => guest.room.onLeave(resolve)));
  await server.store.take(id); // as another process would
  await ann.say({ as: 'ana', do: 'shout' }).catch(() => undefined);
  expect(await Promise.all(closed)).toEqual([4001, 4001, 4001, 4001]);
  expect(await server.store.journal(id)).toEqual([]);
});
