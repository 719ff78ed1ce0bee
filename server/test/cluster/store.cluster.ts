import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { StartError } from '../../src/process/config.ts';
import type { Db } from '../../src/store/kysely/database.ts';
import { openSharedStore } from '../../src/store/postgres/open-store.ts';
import { LONGEST_HALT_MS } from '../../src/store/postgres/pool.ts';
import { type BattleStore, OutcomeUnknown, StoreUnavailable } from '../../src/store/store.ts';
import { promisesOf } from '../contracts/battle-store.ts';
import { createAndTake, entry, owner } from '../contracts/sample-battle.ts';
import { Wire } from '../support/tapped-socket.ts';
import { Postgres } from './support/postgres.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

let name: string;
let db: Db;
let store: BattleStore;
beforeEach(async () => {
  name = await postgres.newDatabase();
  ({ db, store } = await openSharedStore(postgres.addressOf(name)));
  await createAndTake(store, 'b');
});
afterEach(() => store.close());

promisesOf(() => ({
  db,
  store,
  refuse: async (battle) => {
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE 'not that one'; END $$`.execute(db);
    await sql`CREATE TRIGGER no BEFORE INSERT ON inputs FOR EACH ROW WHEN (new.battle = ${sql.lit(battle)})
      EXECUTE FUNCTION refuse()`.execute(db);
  },
}));

it('the database is created by only one of ten processes that find it empty at the same time', async () => {
  const empty = postgres.addressOf(await postgres.newDatabase());
  const opened = await Promise.all(Array.from({ length: 10 }, () => openSharedStore(empty)));
  expect(await Promise.all(opened.map(({ store }) => store.isReady()))).toEqual(opened.map(() => true));
  for (const { store } of opened) await store.close();
});

it('the store loses nothing when Postgres is restarted, and goes on once it is back', async () => {
  await store.append(owner, entry(1));
  await postgres.goDown();
  await expect(store.append(owner, entry(2))).rejects.toThrow(StoreUnavailable);
  expect(await store.isReady()).toBe(false);
  await postgres.comeBack();
  await store.append(owner, entry(2));
  expect(await store.take('b')).toMatchObject({ entries: [entry(1), entry(2)], damage: null });
});

it('the store reports a connection that breaks before Postgres has confirmed an input', async () => {
  const wire = await Wire.to(`http://127.0.0.1:${postgres.port}`);
  const far = await openSharedStore(postgres.addressOf(name, Number(new URL(wire.url).port)));
  await postgres.run(
    `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON inputs DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION dawdle()`,
    name,
  );
  const appended = far.store.append(owner, entry(1));
  const isCommitting = async () =>
    (await postgres.run(`SELECT 1 FROM pg_stat_activity WHERE query = 'COMMIT' AND state = 'active'`))
      .rowCount;
  await expect.poll(isCommitting, { interval: 5 }).toBe(1);
  wire.cut();
  await expect(appended).rejects.toThrow(OutcomeUnknown);
  await expect.poll(() => store.journal('b')).toEqual([entry(1)]);
  wire.close();
  await far.store.close();
});

it('another process can soon take a battle from one that halted during a write', async () => {
  const stalled = new pg.Client({ connectionString: postgres.addressOf(name) });
  stalled.on('error', () => undefined);
  await stalled.connect();
  await stalled.query(`SET idle_in_transaction_session_timeout = ${LONGEST_HALT_MS}`);
  await stalled.query('BEGIN');
  await stalled.query(`SELECT 1 FROM owners WHERE battle = 'b' FOR UPDATE`);
  expect(await store.take('b', { process: 'p2', epoch: 1 })).toMatchObject({ epoch: 2 });
  await stalled.end();
});

it.each([
  {
    trouble: 'no server listens there',
    change: (url: URL) => (url.port = '1'),
    says: /cannot be used .*: start that server, or correct/,
  },
  {
    trouble: 'the password is wrong',
    change: (url: URL) => (url.password = 'secret'),
    says: /user name and password: correct/,
  },
  {
    trouble: 'the database does not exist',
    change: (url: URL) => (url.pathname = '/none'),
    says: /no database "none": create it/,
  },
])('the server says in one sentence what to do if $trouble', async ({ change, says }) => {
  const url = new URL(postgres.addressOf(name));
  change(url);
  const failed = await openSharedStore(url.href).catch((error) => error);
  expect(failed).toBeInstanceOf(StartError);
  expect(failed.message).toMatch(/^RIPOSTE_DATABASE points to a Postgres server at [^\n]*\.$/);
  expect(failed.message).toMatch(says);
  expect(failed.message).not.toMatch(/secret|tests@/);
});
