import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLog } from '../../src/process/log.ts';
import { KyselyStore } from '../../src/store/kysely/battles.ts';
import type { Db } from '../../src/store/kysely/database.ts';
import { migrate } from '../../src/store/kysely/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/connection.ts';
import { SQLITE_MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { DATABASE_FILE } from '../../src/store/sqlite/open-store.ts';
import { Guest, gather, post, serve, shown } from '../support/harness.ts';

let db: Db;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, {}, null, async (folder, options) => {
    const opened = openSqlite(join(folder, DATABASE_FILE), newLog('silent'));
    db = opened.db;
    await migrate(db, SQLITE_MIGRATIONS);
    return new KyselyStore(opened, options);
  });
});
afterAll(() => server.stop());

const run = (statement: string) => sql.raw(statement).execute(db);
const other = () => new DatabaseSync(join(server.folder, DATABASE_FILE));

/** Locks the database from another connection. Returns a function that unlocks it. */
function lock(): () => void {
  const file = other();
  file.exec('BEGIN IMMEDIATE');
  return () => {
    file.exec('ROLLBACK');
    file.close();
  };
}

/** Fills the database to its last page. */
async function fill() {
  await run('VACUUM');
  const file = other();
  const pages = file.prepare('PRAGMA page_count').get()?.page_count;
  file.close();
  await run(`PRAGMA max_page_count = ${pages}`);
  return () => run('PRAGMA max_page_count = 1000000');
}

async function makeReadOnly() {
  await run('PRAGMA query_only = ON');
  return () => run('PRAGMA query_only = OFF');
}

describe.each([
  { trouble: 'is locked', strike: async () => lock() },
  { trouble: 'is read-only', strike: makeReadOnly },
  { trouble: 'is full', strike: fill },
])('while the database $trouble', ({ strike }) => {
  it('an input is refused with a clear sentence, and is applied once when it is sent again', async () => {
    const { id, ann, bob, gm, spectator, guests } = await gather(server.url);
    const before = bob.table;
    const think = () => ann.say({ as: 'ana', do: 'think', note: 'x'.repeat(4_000) }, { id: 'm-1' });
    const mend = await strike();
    const refused = await think();
    expect(refused).toMatchObject({ ok: false, rejection: { code: 'not-saved' } });
    expect(refused).toMatchObject({ rejection: { message: expect.stringContaining('Couldn’t save that') } });
    await bob.leave();
    await gm.until((state) => state.seats.get(bob.welcome.seat)?.connected === false);
    expect(spectator.table).toEqual(before);
    expect(await server.store.journal(id)).toEqual([]);
    await mend();
    const saved = await think();
    expect(saved).toEqual({ ok: true, rev: 1 });
    await shown(saved, ...guests.filter((guest) => guest !== bob));
    expect(await server.store.journal(id)).toHaveLength(1);
    expect((await Guest.join(server.url, id, { seatKey: bob.welcome.seatKey ?? '' })).state.rev).toBe(1);
  });

  it('the server reports that it is not ready, and refuses a new battle with a clear sentence', async () => {
    const isReady = async () => (await fetch(`${server.url}/health`)).status === 200;
    const create = () => post(server.url, '/api/battles', { ruleset: 'toy', scenario: 'brawl' });
    const mend = await strike();
    expect(await isReady()).toBe(false);
    expect(await create()).toMatchObject({
      error: { code: 'not-saved', message: expect.stringContaining('Couldn’t save that') },
    });
    await mend();
    expect(await isReady()).toBe(true);
    expect(await create()).toHaveProperty('links');
  });
});

it('a process that has lost a battle can no longer write to it', async () => {
  const { id, ann, guests } = await gather(server.url);
  const closed = guests.map((guest) => new Promise((resolve) => guest.room.onLeave(resolve)));
  await server.store.take(id); // takes the battle as another process would
  await ann.say({ as: 'ana', do: 'shout' }).catch(() => undefined);
  expect(await Promise.all(closed)).toEqual([4001, 4001, 4001, 4001]);
  expect(await server.store.journal(id)).toEqual([]);
});
