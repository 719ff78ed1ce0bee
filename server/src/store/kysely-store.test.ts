import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openSqlite } from './connection.ts';
import { KyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import { type JournalEntry, LostOwnership, StoreUnavailable } from './store.ts';

let folder: string;
let db: Db;
let store: KyselyStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-store-'));
  const opened = openSqlite(join(folder, 'riposte.sqlite'));
  db = opened.db;
  await migrate(db);
  store = new KyselyStore(db, opened.journal);
  const links = { gm: '', player: '', spectator: '' };
  const setup = {
    ruleset: 'toy',
    options: {},
    map: { radius: 1, walls: [], difficult: [], cover: [] },
    combatants: [],
  };
  const what = { id: 'b', title: 'B', ruleset: 'toy', version: 1, seed: '', status: 'fighting' as const };
  await store.create({ ...what, setup, links });
  await store.take('b');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const owner = { battle: 'b', epoch: 1 };
const entry = (seq: number, note = ''): JournalEntry => ({
  seq,
  input: { as: 'ana', do: 'think', note },
  seat: null,
  message: null,
  at: 0,
});

it('names the algorithm of the dice beside their seed', async () => {
  expect(await db.selectFrom('battles').select('dice').execute()).toEqual([{ dice: 'chacha20' }]);
});

it('refuses what a read-only database cannot take, and writes it once it can', async () => {
  await sql`PRAGMA query_only = ON`.execute(db);
  await expect(store.append(owner, entry(1))).rejects.toThrow(StoreUnavailable);
  await sql`PRAGMA query_only = OFF`.execute(db);
  await store.append(owner, entry(1));
  expect(await store.journal('b')).toEqual([entry(1)]);
});

it('refuses what a full disk cannot take, keeps the rest, and goes on once there is room', async () => {
  await sql`PRAGMA max_page_count = 20`.execute(db);
  const large = 'x'.repeat(200_000);
  await expect(store.append(owner, entry(1, large))).rejects.toThrow(StoreUnavailable);
  await store.append(owner, entry(1));
  await sql`PRAGMA max_page_count = 100000`.execute(db);
  await store.append(owner, entry(2, large));
  expect(await store.journal('b')).toEqual([entry(1), entry(2, large)]);
});

it('keeps an input though the disk has no room for a table that is written with it', async () => {
  await sql`PRAGMA max_page_count = 20`.execute(db);
  const table = { round: 1, note: 'x'.repeat(200_000) } as never;
  const [kept, refused] = await Promise.allSettled([
    store.append(owner, entry(1)),
    store.saveSnapshot(owner, { seq: 1, table, at: 0 }),
  ]);
  expect([kept.status, refused.status]).toEqual(['fulfilled', 'rejected']);
  expect(await store.journal('b')).toEqual([entry(1)]);
});

it('takes no table from who has lost the battle to another', async () => {
  await store.append(owner, entry(1));
  await store.take('b');
  const late = store.saveSnapshot(owner, { seq: 1, table: { round: 1 } as never, at: 0 });
  await expect(late).rejects.toThrow(LostOwnership);
  expect(await store.snapshot('b')).toBeNull();
});

it('remembers which input a message has become, but those of inputs that no longer count', async () => {
  const said = { ...entry(1), seat: 'ann', message: 'm-1' };
  await store.append(owner, said);
  for (let seq = 2; seq <= 700; seq++) void store.append(owner, entry(seq)); // the room's own
  await store.append(owner, { ...said, seq: 701, message: 'm-2' });
  await store.append(owner, { ...said, seq: 702, message: 'm-3' });
  await store.void(owner, 702);
  expect((await store.take('b'))?.answered).toEqual([
    { seat: 'ann', message: 'm-1', seq: 1 },
    { seat: 'ann', message: 'm-2', seq: 701 },
  ]);
});

it('goes back to the whole journal if the snapshot is damaged', async () => {
  await store.append(owner, entry(1));
  await store.saveSnapshot(owner, { seq: 1, table: { round: 1 } as never, at: 0 });
  expect((await store.take('b'))?.entries).toEqual([]);
  await sql`UPDATE snapshots SET state = '{"round":9}'`.execute(db);
  expect(await store.take('b')).toMatchObject({ snapshot: null, entries: [entry(1)], damage: null });
});
