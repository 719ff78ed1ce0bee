import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { LostOwnership } from '../../src/store/store.ts';
import { onDisk } from '../support/harness.ts';

const FIRST_RELEASE = fileURLToPath(new URL('first-release.sql', import.meta.url));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-older-'));
  file = join(folder, 'riposte.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const copies = () => readdirSync(folder).filter((name) => name.includes('.before-'));

/** Returns the whole content of a database, with its schema. */
function contentsOf(path: string): string {
  const db = new DatabaseSync(path, { readOnly: true });
  const tables = db.prepare(`SELECT name, sql FROM sqlite_master ORDER BY name`).all();
  const rows = tables
    .filter(({ sql }) => String(sql).startsWith('CREATE TABLE'))
    .map(({ name }) => db.prepare(`SELECT * FROM ${name} ORDER BY 1`).all());
  db.close();
  return JSON.stringify([tables, rows]);
}

function writeFirstRelease(): string {
  const db = new DatabaseSync(file);
  db.exec(readFileSync(FIRST_RELEASE, 'utf8'));
  db.close();
  return contentsOf(file);
}

/** Reverts the tables to the schema that they had before campaigns, and before tables were played by post. */
const BEFORE_POST = `DROP TABLE campaign_battles; DROP TABLE campaign_pictures; DROP TABLE campaign_keys;
  DROP TABLE campaigns; DROP TABLE subscriptions; DROP TABLE hooks; DROP TABLE calls; DROP TABLE deliveries;
  DROP TABLE server_secrets; DROP INDEX due_battles; ALTER TABLE clocks DROP COLUMN due_at;
  ALTER TABLE seats DROP COLUMN quiet; ALTER TABLE battles DROP COLUMN rulebook;`;
const WITHOUT_KEY_RINGS = ['devices', 'items', 'passkeys', 'accounts', 'tickets']
  .map((part) => `DROP TABLE ring_${part};`)
  .join(' ')
  .concat(' DROP TABLE rings');

/** Reverts the database to the schema that it had before new inputs got their own table. */
const BEFORE_FRESH_INPUTS = `${BEFORE_POST}
  ALTER TABLE battles ADD COLUMN last_seq integer NOT NULL DEFAULT 0;
  ALTER TABLE battles ADD COLUMN epoch integer NOT NULL DEFAULT 0;
  UPDATE battles SET (last_seq, epoch) = (SELECT last_seq, epoch FROM owners WHERE battle = id);
  DROP VIEW journal;
  DROP TABLE owners;
  DROP TABLE fresh_inputs;
  DROP TABLE sayings;
  DROP TABLE pictures;
  DROP TABLE probes;
  DROP TABLE kept;
  DROP TABLE shelves;
  ${WITHOUT_KEY_RINGS};
  DROP INDEX listed_battles;
  ALTER TABLE battles DROP COLUMN listed;
  ALTER TABLE battles DROP COLUMN last_roll;
  DELETE FROM kysely_migration WHERE name >= '009'`;

function change(...statements: readonly string[]): void {
  const db = new DatabaseSync(file);
  for (const statement of statements) db.exec(statement);
  db.close();
}

it('a battle from the first release goes on, and a copy of the old database is kept', async () => {
  const before = writeFirstRelease();
  const store = await openStore(folder);
  const battle = await onDisk(store, 'old-battle');
  expect(battle.table.fighters.ana).toMatchObject({ note: 'of old' });
  expect(battle.prompts.map(({ for: asked, kind }) => [asked, kind])).toEqual([
    ['ben', 'brace'],
    ['rex', 'brace'],
  ]);
  expect(await store.take('old-battle')).toMatchObject({ damage: null, lastSeq: 4, seats: { length: 3 } });
  await store.close();
  expect(copies()).toHaveLength(1);
  expect(contentsOf(join(folder, copies()[0] ?? ''))).toBe(before);
});

it('a battle that changed between versions of its rules cannot be opened', async () => {
  writeFirstRelease();
  await (await openStore(folder)).close();
  change(
    BEFORE_FRESH_INPUTS,
    `ALTER TABLE battles ADD COLUMN since integer NOT NULL DEFAULT 0;
    UPDATE battles SET since = 3;
    DELETE FROM kysely_migration WHERE name = '008-kept-rules'`,
  );
  const store = await openStore(folder);
  expect(await store.find('old-battle')).toMatchObject({ version: 0 });
  await store.close();
});

it('the owner and the end of a journal survive the migration to their own table', async () => {
  writeFirstRelease();
  await (await openStore(folder)).close();
  change(BEFORE_FRESH_INPUTS, `UPDATE battles SET epoch = 7, last_seq = 5 WHERE id = 'old-battle'`);
  const store = await openStore(folder);
  const late = store.setStatus({ battle: 'old-battle', epoch: 6 }, 'over');
  await expect(late).rejects.toThrow(LostOwnership);
  const taken = await store.take('old-battle');
  expect(taken).toMatchObject({ epoch: 8, lastSeq: 5, entries: { length: 4 }, damage: { from: 5, lost: 1 } });
  const entry = { seq: 6, input: { as: 'ana', do: 'shout' }, seat: null, message: null, at: 0 };
  await store.append({ battle: 'old-battle', epoch: 8 }, entry);
  expect(await store.journal('old-battle', 5)).toEqual([entry]);
  await store.close();
  expect(copies()).toHaveLength(2);
});

it('the number of rolls survives the migration to its own column', async () => {
  writeFirstRelease();
  const store = await openStore(folder);
  const owner = { battle: 'old-battle', epoch: (await store.take('old-battle'))?.epoch ?? 0 };
  const roll = { number: 7, notation: 'd6', shown: 'd6: [2]', total: 2 };
  await store.chat.add(owner, { id: 'a', seat: 's', name: 'Ann', at: 1, to: 'all', roll });
  await store.chat.add(owner, {
    id: 'b',
    seat: 's',
    name: 'Ann',
    at: 2,
    to: 'all',
    text: '"roll":{"number":9}',
  });
  await store.close();
  change(
    WITHOUT_KEY_RINGS,
    `${BEFORE_POST} ALTER TABLE battles DROP COLUMN last_roll; DELETE FROM kysely_migration WHERE name >= '017'`,
  );
  const again = await openStore(folder);
  expect(await again.chat.lastRoll('old-battle')).toBe(7);
  await again.close();
});

it('a database that is new or up to date is not copied', async () => {
  await (await openStore(folder)).close();
  await (await openStore(folder)).close();
  expect(copies()).toEqual([]);
});

it('a failed migration is reported, leaves the database unchanged, and can be tried again', async () => {
  writeFirstRelease();
  change('CREATE TABLE clocks (something text)'); // makes a later migration fail, because its table already exists
  const before = contentsOf(file);
  await expect(openStore(folder)).rejects.toThrow(/could not be upgraded for this release.*was not changed/);
  expect(contentsOf(file)).toBe(before);
  change('DROP TABLE clocks');
  const store = await openStore(folder);
  expect((await onDisk(store, 'old-battle')).table.fighters.ana).toMatchObject({ note: 'of old' });
  await store.close();
});
