import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { onDisk } from './harness.ts';

const FIRST_RELEASE = fileURLToPath(new URL('first-release.sql', import.meta.url));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-older-'));
  file = join(folder, 'riposte.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

const copies = () => readdirSync(folder).filter((name) => name.includes('.before-'));

/** All that is in a database, in its tables and about them. */
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

it('goes on with a battle of the first release, and keeps the database as it was', async () => {
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

it('plays no battle on that was begun under one version of its rules and went on under another', async () => {
  writeFirstRelease();
  await (await openStore(folder)).close();
  const older = new DatabaseSync(file);
  older.exec(`ALTER TABLE battles ADD COLUMN since integer NOT NULL DEFAULT 0;
    UPDATE battles SET since = 3;
    DELETE FROM kysely_migration WHERE name = '008-kept-rules'`);
  older.close();
  const store = await openStore(folder);
  expect(await store.find('old-battle')).toMatchObject({ version: 0 });
  await store.close();
});

it('makes no copy of a database that is new or up to date', async () => {
  await (await openStore(folder)).close();
  await (await openStore(folder)).close();
  expect(copies()).toEqual([]);
});

it('leaves a database as it was if a change fails, says so, and can try again', async () => {
  writeFirstRelease();
  const spoilt = new DatabaseSync(file);
  spoilt.exec('CREATE TABLE clocks (something text)'); // a later change cannot make its table
  spoilt.close();
  const before = contentsOf(file);
  await expect(openStore(folder)).rejects.toThrow(/could not be brought up to this release.*left as it was/);
  expect(contentsOf(file)).toBe(before);
  const mended = new DatabaseSync(file);
  mended.exec('DROP TABLE clocks');
  mended.close();
  const store = await openStore(folder);
  expect((await onDisk(store, 'old-battle')).table.fighters.ana).toMatchObject({ note: 'of old' });
  await store.close();
});
