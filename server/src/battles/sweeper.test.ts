import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newCampaign } from '@riposte/shared/campaign/campaign';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { device } from '../../test/contracts/key-ring-store.ts';
import { ROOM, thing } from '../../test/contracts/library-store.ts';
import { createAndTake, entry } from '../../test/contracts/sample-battle.ts';
import { newLog } from '../process/log.ts';
import { DATABASE_FILE, openStore } from '../store/sqlite/open-store.ts';
import type { BattleStore } from '../store/store.ts';
import { Sweeper } from './sweeper.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 22);
const LOG = newLog('silent');

let folder: string;
let store: BattleStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riposte-sweep-'));
  store = await openStore(folder);
  for (const [id, daysAgo] of [
    ['old', 31],
    ['young', 29],
    ['over', 31],
  ] as const) {
    await createAndTake(store, id);
    await store.seen([id], NOW - daysAgo * DAY_MS);
  }
  await store.setStatus({ battle: 'over', epoch: 1 }, 'over');
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const left = async () => {
  const ids = ['old', 'young', 'over'];
  const found = await Promise.all(ids.map((id) => store.find(id)));
  return ids.filter((_, index) => found[index]);
};

describe('the sweeper', () => {
  it.each([
    {
      name: 'finished battles after the number of days that the host has set',
      keep: { finished: 30, forgotten: null },
      stays: ['old', 'young'],
    },
    {
      name: 'unfinished battles without visits for the number of days that the host has set',
      keep: { finished: null, forgotten: 30 },
      stays: ['young', 'over'],
    },
    {
      name: 'nothing if the host has set no number of days',
      keep: { finished: null, forgotten: null },
      stays: ['old', 'young', 'over'],
    },
    {
      name: 'all battles without visits for a day if the host keeps them for one day',
      keep: { finished: 1, forgotten: 1 },
      stays: [],
    },
  ])('deletes $name', async ({ keep, stays }) => {
    const gone = await new Sweeper(store, keep, async () => [], LOG).sweep(NOW);
    expect([await left(), gone]).toEqual([stays, 3 - stays.length]);
  });

  it('deletes a battle if a crash interrupted its creation', async () => {
    const young = { battle: 'young', epoch: 1 };
    await store.append(young, entry(1));
    await store.setStatus(young, 'gathering');
    const keep = { finished: null, forgotten: null };
    await new Sweeper(store, keep, async () => [], LOG).sweep(NOW);
    expect(await left()).toEqual(['old', 'over']);
  });

  it('keeps a battle with connected clients, and counts the days from when they leave', async () => {
    const keep = { finished: null, forgotten: 30 };
    let live = ['old'];
    const sweeper = new Sweeper(store, keep, async () => live, LOG);
    expect(await sweeper.sweep(NOW)).toBe(0);
    live = [];
    expect(await sweeper.sweep(NOW + 29 * DAY_MS)).toBe(1); // deletes only `young`, because `old` had connected clients until `NOW`
    expect(await left()).toEqual(['old', 'over']);
  });
});

it('the sweeper deletes a library without visits after as many days as an unfinished battle', async () => {
  const sweeper = new Sweeper(store, { finished: null, forgotten: 30 }, async () => [], LOG);
  const now = Date.now();
  await store.shelves.create({ id: 'shelf', keyHash: 'k' });
  await store.shelves.put('shelf', thing('mill'), ROOM);
  await sweeper.sweep(now + 29 * DAY_MS);
  expect(await store.shelves.find('shelf')).toBeDefined();
  await store.shelves.seen('shelf', now + 29 * DAY_MS);
  await sweeper.sweep(now + 31 * DAY_MS);
  expect(await store.shelves.read('mill')).toBeDefined();
  await sweeper.sweep(now + 60 * DAY_MS);
  expect([await store.shelves.find('shelf'), await store.shelves.read('mill')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('the sweeper deletes a key ring without visits after as many days as an unfinished battle', async () => {
  const sweeper = new Sweeper(store, { finished: null, forgotten: 30 }, async () => [], LOG);
  const now = Date.now();
  const laptop = device('laptop');
  await store.rings.create('ring', laptop);
  await sweeper.sweep(now + 29 * DAY_MS);
  expect(await store.rings.sessionOf(laptop.tokenHash)).toBeDefined();
  await sweeper.sweep(now + 31 * DAY_MS);
  expect(await store.rings.sessionOf(laptop.tokenHash)).toBeUndefined();
});

it('the next start frees the disk space of deleted battles if they took up most of it', async () => {
  const file = join(folder, DATABASE_FILE);
  for (let seq = 1; seq <= 200; seq++)
    await store.append({ battle: 'old', epoch: 1 }, entry(seq, 'x'.repeat(5_000)));
  await store.close();
  const before = statSync(file).size;
  store = await openStore(folder);
  await new Sweeper(store, { finished: null, forgotten: 30 }, async () => [], LOG).sweep(NOW);
  await store.close();
  store = await openStore(folder);
  expect(await left()).toEqual(['young', 'over']);
  expect(statSync(file).size).toBeLessThan(before / 2);
});

it('the sweeper deletes a campaign without visits after as many days as an unfinished battle', async () => {
  const sweeper = new Sweeper(store, { finished: null, forgotten: 30 }, async () => [], LOG);
  const now = Date.now();
  const links = { gm: 'g', player: 'p', spectator: 's' };
  const campaign = newCampaign('classic', 'The Mill', { name: 'Gloria' });
  await store.campaigns.create({ id: 'c', version: 1, campaign, links }, {});
  await sweeper.sweep(now + 29 * DAY_MS);
  expect(await store.campaigns.find('c')).toBeDefined();
  await sweeper.sweep(now + 31 * DAY_MS);
  expect(await store.campaigns.find('c')).toBeUndefined();
});
