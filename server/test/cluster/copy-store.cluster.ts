import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newCampaign } from '@riposte/shared/campaign/campaign';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSharedStore } from '../../src/store/postgres/open-store.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import type { BattleStore } from '../../src/store/store.ts';
import { battle, device, RING_ROOM } from '../contracts/key-ring-store.ts';
import { ROOM, thing } from '../contracts/library-store.ts';
import { createAndTake, entry, owner } from '../contracts/sample-battle.ts';
import { Postgres } from './support/postgres.ts';

const NODE = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../src/commands/migrate-store.ts', import.meta.url));

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.start();
});
afterAll(() => postgres.stop());

let folder: string;
let address: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-carry-'));
  address = postgres.addressOf(await postgres.newDatabase());
});
afterEach(() => rmSync(folder, { recursive: true }));

const migrate = (...parameters: readonly string[]) =>
  promisify(execFile)(NODE, [COMMAND, ...parameters]).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr as string,
  );

/** Returns all saved state of these battles. */
const takeAll = (store: BattleStore, ids: readonly string[]) => Promise.all(ids.map((id) => store.take(id)));

it('migrate-store copies every battle, library, campaign and key ring to Postgres unchanged, even damaged ones, but only once', async () => {
  const source = await openStore(folder);
  for (const id of ['b', 'c', 'Z']) await createAndTake(source, id);
  const lines = Array.from({ length: 1_200 }, (_, index) => ({
    ...entry(index + 1, '✓'),
    at: 1_790_000_000_000,
  }));
  await Promise.all(lines.map((line) => source.append(owner, line)));
  await source.void(owner, 1_200);
  await source.saveSnapshot(owner, { seq: 1_100, table: { round: 2 } as never, at: 5 });
  await source.saveSeat(
    { battle: 'c', epoch: 1 },
    { id: 's', keyHash: 'k', name: 'Ann', role: 'gm', fighters: [] },
  );
  await source.saveTime({ battle: 'Z', epoch: 1 }, { clocks: null, banks: null });
  await source.chat.add(owner, { id: 'x', seat: 's', name: 'Ann', at: 1, to: 'all', text: 'Well met!' });
  await source.shelves.create({ id: 'shelf', keyHash: 'k' });
  for (const id of ['mill', 'Bridge']) await source.shelves.put('shelf', thing(id), ROOM);
  const campaign = { ...newCampaign('classic', 'The Mill', { name: 'Gloria' }), pictures: ['picture'] };
  const links = { gm: 'g', player: 'p', spectator: 's' };
  await source.campaigns.create({ id: 'mill', version: 1, campaign, links }, { picture: 'data' });
  await source.campaigns.save('mill', 1, campaign, { key: { member: 'm1', hash: 'hash' } });
  await source.rings.create('ring', device('laptop'));
  await source.rings.saveItems('ring', [battle('a'), battle('B', null)], RING_ROOM);
  await source.close();

  expect(await migrate(folder, address)).toMatch(
    /^Copied 3 battles, 1200 inputs, 1 library, 1 campaign and 1 key ring\. The copy matches the original/,
  );
  const before = await openStore(folder);
  const { store: after } = await openSharedStore(address);
  expect(await takeAll(after, ['b', 'c', 'Z'])).toEqual(await takeAll(before, ['b', 'c', 'Z']));
  expect(await after.chat.list('b')).toMatchObject([{ text: 'Well met!' }]);
  expect(await after.shelves.find('shelf')).toEqual({ id: 'shelf', keyHash: 'k' });
  expect(await after.shelves.list('shelf')).toEqual(await before.shelves.list('shelf'));
  expect(await after.shelves.read('mill')).toEqual(thing('mill'));
  expect(await after.rings.items('ring', 0)).toEqual(await before.rings.items('ring', 0));
  expect(await after.rings.sessionOf('hash of laptop')).toMatchObject({ ring: 'ring', device: 'laptop' });
  expect(await migrate(folder, address)).toMatch(
    /^Nothing was copied: battle Z already exists in the target database\.\n$/,
  );
  await before.close();
  await after.close();
});

it('migrate-store reports which of its two arguments is missing', async () => {
  expect(await migrate(folder, address)).toMatch(/^Name a data folder/);
  expect(await migrate(folder)).toMatch(/^Name a data folder/);
});
