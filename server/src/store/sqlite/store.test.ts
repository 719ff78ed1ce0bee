import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promisesOf } from '../../../test/contracts/battle-store.ts';
import { createAndTake, entry, owner } from '../../../test/contracts/sample-battle.ts';
import { KyselyStore } from '../kysely/battles.ts';
import type { Db } from '../kysely/database.ts';
import { migrate } from '../kysely/migrate.ts';
import { type JournalEntry, type Ownership, StoreUnavailable } from '../store.ts';
import { openSqlite } from './connection.ts';
import type { InputSorter } from './input-sorter.ts';
import { SQLITE_MIGRATIONS } from './migrations.ts';

let folder: string;
let db: Db;
let sorter: InputSorter;
let store: KyselyStore;
let logged: string[];
beforeEach(async () => {
  logged = [];
  folder = mkdtempSync(join(tmpdir(), 'riposte-store-'));
  const opened = openSqlite(join(folder, 'riposte.sqlite'), pino({}, { write: (line) => logged.push(line) }));
  ({ db, sorter } = opened);
  await migrate(db, SQLITE_MIGRATIONS);
  store = new KyselyStore(opened);
  await createAndTake(store, 'b');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

promisesOf(() => ({
  db,
  store,
  refuse: (battle) =>
    sql`CREATE TRIGGER no BEFORE INSERT ON fresh_inputs WHEN new.battle = ${sql.lit(battle)}
      BEGIN SELECT RAISE(ABORT, 'not that one'); END`.execute(db),
}));

it('the store refuses a write while the database is read-only, and accepts it afterward', async () => {
  await sql`PRAGMA query_only = ON`.execute(db);
  await expect(store.append(owner, entry(1))).rejects.toThrow(StoreUnavailable);
  await sql`PRAGMA query_only = OFF`.execute(db);
  await store.append(owner, entry(1));
  expect(await store.journal('b')).toEqual([entry(1)]);
});

it('the store refuses writes that do not fit on a full disk, keeps the rest, and goes on once there is room', async () => {
  await sql`PRAGMA max_page_count = 20`.execute(db);
  const large = 'x'.repeat(200_000);
  await expect(store.append(owner, entry(1, large))).rejects.toThrow(StoreUnavailable);
  await store.append(owner, entry(1));
  await sql`PRAGMA max_page_count = 100000`.execute(db);
  await store.append(owner, entry(2, large));
  expect(await store.journal('b')).toEqual([entry(1), entry(2, large)]);
});

it('the store keeps an input even if a snapshot in the same commit does not fit on the disk', async () => {
  await sql`PRAGMA max_page_count = 20`.execute(db);
  const table = { round: 1, note: 'x'.repeat(200_000) } as never;
  const [kept, refused] = await Promise.allSettled([
    store.append(owner, entry(1)),
    store.saveSnapshot(owner, { seq: 1, table, at: 0 }),
  ]);
  expect([kept.status, refused.status]).toEqual(['fulfilled', 'rejected']);
  expect(await store.journal('b')).toEqual([entry(1)]);
});

describe('several writes at once', () => {
  const others = Array.from({ length: 5 }, (_, index) => ({ battle: `c${index}`, epoch: 1 }));
  beforeEach(async () => {
    for (const { battle } of others) await createAndTake(store, battle);
  });
  const appendFor = (owners: readonly Ownership[]) => owners.map((one) => store.append(one, entry(1)));
  const statusesOf = (work: readonly Promise<void>[]) =>
    Promise.allSettled(work).then((all) => all.map(({ status }) => status));

  it('are all refused while another process locks the database, and succeed once it unlocks it', async () => {
    const holder = new DatabaseSync(join(folder, 'riposte.sqlite'));
    holder.exec('BEGIN IMMEDIATE');
    expect(await statusesOf(appendFor(others))).toEqual(others.map(() => 'rejected'));
    holder.close();
    expect(await statusesOf(appendFor(others))).toEqual(others.map(() => 'fulfilled'));
  });
});

/** Returns the number of rows in each of the two tables of inputs. */
async function standing() {
  const { rows } = await sql`SELECT (SELECT count(*) FROM fresh_inputs) AS fresh,
    (SELECT count(*) FROM inputs) AS sorted`.execute(db);
  return rows[0];
}

const LINES = Array.from({ length: 300 }, (_, index) => entry(index + 1, 'x'.repeat(100)));
const appendAll = (entries: readonly JournalEntry[]) =>
  Promise.all(entries.map((line) => store.append(owner, line)));

describe('new inputs', () => {
  it('are sorted by battle once there are thousands, and none are lost', async () => {
    const many = Array.from({ length: 4_100 }, (_, index) => entry(index + 1));
    await appendAll(many);
    await expect.poll(standing).toEqual({ fresh: 0, sorted: 4_100 });
    expect(await store.take('b')).toMatchObject({ entries: many, damage: null, lastSeq: 4_100 });
    expect(logged).toEqual([]);
  });

  it('are read the same before, during and after sorting', async () => {
    await appendAll(LINES.slice(0, 200));
    expect(await store.journal('b')).toEqual(LINES.slice(0, 200));
    await sorter.sort();
    await appendAll(LINES.slice(200));
    expect(await standing()).toEqual({ fresh: 100, sorted: 200 });
    expect(await store.journal('b', 150)).toEqual(LINES.slice(150));
    expect(await store.take('b')).toMatchObject({ entries: LINES, damage: null, lastSeq: 300 });
  });

  it('continue the chain of earlier inputs, whether or not those are sorted', async () => {
    await store.append({ ...owner }, entry(1)); // a copy of the owner, for which the store has not cached the last row
    await store.append({ ...owner }, entry(2));
    await sorter.sort();
    await store.append({ ...owner }, entry(3));
    expect(await store.take('b')).toMatchObject({ entries: [entry(1), entry(2), entry(3)], damage: null });
  });

  it.each([
    { when: 'before they are sorted', sort: async () => {} },
    { when: 'after they have been sorted', sort: () => sorter.sort() },
  ])('no longer count if they are voided $when', async ({ sort }) => {
    await appendAll([entry(1), entry(2), entry(3)]);
    await sort();
    await store.void(owner, 3);
    expect(await store.journal('b')).toEqual([entry(1), entry(2)]);
    await sorter.sort();
    await store.append(owner, entry(4));
    const entries = [entry(1), entry(2), entry(4)];
    expect(await store.take('b')).toMatchObject({ entries, damage: null, lastSeq: 4 });
  });
});

describe('inputs that cannot be sorted', () => {
  const lock = async () => {
    const other = new DatabaseSync(join(folder, 'riposte.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    return async () => other.close();
  };
  const makeReadOnly = async () => {
    await sql`PRAGMA query_only = ON`.execute(db);
    return () => sql`PRAGMA query_only = OFF`.execute(db);
  };
  const forbidRemoval = async () => {
    await sql`CREATE TRIGGER no BEFORE DELETE ON fresh_inputs BEGIN SELECT RAISE(ABORT, 'not now'); END`.execute(
      db,
    );
    return () => sql`DROP TRIGGER no`.execute(db);
  };
  /** Limits the database to two more pages. That is enough for a few rows, but not for moving all of them. */
  const fill = async () => {
    const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
    await sql.raw(`PRAGMA max_page_count = ${Number(rows[0]?.page_count) + 2}`).execute(db);
    return () => sql`PRAGMA max_page_count = 100000`.execute(db);
  };

  it.each([
    { trouble: 'is locked', strike: lock, reason: /database is locked/ },
    { trouble: 'is read-only', strike: makeReadOnly, reason: /readonly database/ },
    { trouble: 'fails halfway', strike: forbidRemoval, reason: /constraint failed/ },
    { trouble: 'is full', strike: fill, reason: /database or disk is full/ },
  ])('stay readable while the database $trouble, and are sorted later', async ({ strike, reason }) => {
    await appendAll(LINES);
    const mend = await strike();
    await sorter.sort();
    expect(await standing()).toEqual({ fresh: 300, sorted: 0 });
    expect(await store.journal('b')).toEqual(LINES);
    expect(logged).toEqual([expect.stringMatching(reason)]);
    await mend();
    await sorter.sort();
    expect(await standing()).toEqual({ fresh: 0, sorted: 300 });
    expect(await store.take('b')).toMatchObject({ entries: LINES, damage: null });
  });

  it('do not block later inputs, and are logged only once per several thousand inputs', async () => {
    await appendAll(LINES);
    const mend = await fill();
    await sorter.sort();
    await appendAll([entry(301), entry(302), entry(303)]);
    expect(logged).toHaveLength(1);
    await store.take('b'); // opening the battle needs no free space in the database, either
    await mend();
    await sorter.sort();
    expect(await store.journal('b')).toEqual([...LINES, entry(301), entry(302), entry(303)]);
    expect(await standing()).toEqual({ fresh: 0, sorted: 303 });
  });
});
