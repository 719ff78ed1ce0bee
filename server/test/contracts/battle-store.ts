import type { Saying } from '@riposte/shared/protocol/chat';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Db } from '../../src/store/kysely/database.ts';
import {
  type BattleStore,
  type JournalEntry,
  LostOwnership,
  type SeatRecord,
  Unwritable,
} from '../../src/store/store.ts';
import { shelfPromises } from './library-store.ts';

/** A store with a taken battle `b`, and a way to make its database refuse the inputs of a battle. */
interface Tried {
  readonly db: Db;
  readonly store: BattleStore;
  refuse(battle: string): Promise<unknown>;
}

export const owner = { battle: 'b', epoch: 1 };

export const entry = (seq: number, note = ''): JournalEntry => ({
  seq,
  input: { as: 'ana', do: 'think', note },
  seat: null,
  message: null,
  at: 0,
});

export async function createAndTake(store: BattleStore, id: string): Promise<void> {
  const links = { gm: 'g', player: 'p', spectator: 's' };
  const setup = {
    ruleset: 'toy',
    options: {},
    map: { radius: 1, walls: [], difficult: [], cover: [] },
    combatants: [],
  };
  const what = { id, title: 'B', ruleset: 'toy', version: 1, seed: '', status: 'fighting' as const };
  await store.create({ ...what, setup, links });
  await store.take(id);
}

/** Tests the behavior that every store must have. */
export function promisesOf(tried: () => Tried): void {
  describe('among several writes at once', () => severalAtOnce(tried));
  describe('the owner of a battle', () => ownership(tried));
  describe('the state of a taken battle', () => takingUp(tried));
  describe('a library', () => shelfPromises(() => tried().store.shelves));
}

function severalAtOnce(tried: () => Tried): void {
  const others = Array.from({ length: 5 }, (_, index) => ({ battle: `d${index}`, epoch: 1 }));
  const arrange = async () => {
    const { store } = tried();
    for (const { battle } of others) await createAndTake(store, battle);
    return store;
  };
  const statusesOf = (work: readonly Promise<void>[]) =>
    Promise.allSettled(work).then((all) => all.map(({ status }) => status));
  const kept = (store: BattleStore) =>
    Promise.all(others.map(async ({ battle }) => (await store.journal(battle)).length));

  it('only one with a value that cannot be stored as text is refused', async () => {
    const store = await arrange();
    const circle: { of?: unknown } = {};
    circle.of = circle;
    for (const note of [2n ** 62n, circle] as unknown[]) {
      const input = { as: 'ana', do: 'think', note: note as string };
      await expect(store.append(owner, { ...entry(1), input })).rejects.toThrow(Unwritable);
    }
    const work = others.map((one) => store.append(one, entry(1)));
    expect(await statusesOf(work)).toEqual(others.map(() => 'fulfilled'));
    expect([await kept(store), await store.journal('b')]).toEqual([others.map(() => 1), []]);
  });

  it('only one that the database refuses is refused', async () => {
    const store = await arrange();
    await tried().refuse('d2');
    const picture = { seq: 1, table: { round: 1 } as never, at: 0 };
    const lines = others.map((one) => store.append(one, entry(1)));
    const work = [...lines, ...others.map((one) => store.saveSnapshot(one, picture))];
    const statuses = await statusesOf(work);
    expect(statuses.flatMap((status, index) => (status === 'rejected' ? index : []))).toEqual([2]);
    expect(await kept(store)).toEqual([1, 1, 0, 1, 1]);
  });

  it('each entry of a battle continues the chain, however many are waiting', async () => {
    const { store } = tried();
    const lines = Array.from({ length: 50 }, (_, index) => entry(index + 1));
    await Promise.all(lines.map((line) => store.append(owner, line)));
    await store.append({ ...owner }, entry(51)); // a copy of the owner, for which the store has not cached the last row
    expect(await store.take('b')).toMatchObject({
      entries: [...lines, entry(51)],
      damage: null,
      lastSeq: 51,
    });
  });
}

function ownership(tried: () => Tried): void {
  const seat: SeatRecord = { id: 's1', keyHash: 'k', name: 'Ann', role: 'player', fighters: ['ana'] };
  const saying: Saying = { id: 'first', seat: 's1', name: 'Ann', at: 1, to: 'all', text: 'Well met!' };
  const time = { clocks: null, banks: null };
  const picture = { seq: 1, table: { round: 1 } as never, at: 0 };
  const { battle } = owner;

  it.each<readonly [string, (store: BattleStore) => Promise<void>]>([
    ['an input', (store) => store.append(owner, entry(2))],
    ['a snapshot', (store) => store.saveSnapshot(owner, picture)],
    ['the remaining time', (store) => store.saveTime(owner, time)],
    ['settings', (store) => store.saveSettings(owner, { table: {}, passphrase: 'x' })],
    [
      'a setup',
      (store) =>
        store.saveSetup(owner, {
          ruleset: 'other',
          options: {},
          map: { radius: 1, walls: [], difficult: [], cover: [] },
          combatants: [],
        }),
    ],
    ['a title', (store) => store.saveTitle(owner, 'Another')],
    ['links', (store) => store.saveLinks(owner, { gm: 'x', player: 'x', spectator: 'x' })],
    ['a chat line', (store) => store.chat.add(owner, { ...saying, id: 'later' })],
    ['a cleared chat', (store) => store.chat.clear(owner)],
    ['a seat', (store) => store.saveSeat(owner, seat)],
    ['a seat’s removal', (store) => store.removeSeat(owner, 's1')],
    ['a status', (store) => store.setStatus(owner, 'over')],
    ['a voided input', (store) => store.void(owner, 1)],
  ])('can no longer write %s once another owner has taken the battle', async (_what, write) => {
    const { store } = tried();
    await store.append(owner, entry(1));
    const before = await store.take('b');
    await expect(write(store)).rejects.toThrow(LostOwnership);
    expect(await store.take('b')).toEqual({ ...before, epoch: 3 });
  });

  it('can read the pictures that the battle came with until the battle is deleted', async () => {
    const { store } = tried();
    const record = await store.find('b');
    if (record) await store.create({ ...record, id: 'hung' }, { one: 'data:1', two: 'data:2' });
    expect([await store.pictures.list('hung'), await store.pictures.find('hung', 'two')]).toEqual([
      { one: 'data:1', two: 'data:2' },
      'data:2',
    ]);
    expect(await store.pictures.add('hung', 'three', 'data:three', 22)).toBe(true);
    expect(await store.pictures.add('hung', 'four', 'data:4', 22)).toBe(false);
    expect(await store.pictures.list('hung')).toEqual({ one: 'data:1', two: 'data:2', three: 'data:three' });
    await store.remove('hung');
    expect([await store.pictures.list('hung'), await store.pictures.find('hung', 'two')]).toEqual([
      {},
      undefined,
    ]);
  });

  it('cannot write to a deleted battle, and nothing of it is left', async () => {
    const { store } = tried();
    await store.append(owner, entry(1));
    await store.saveSeat(owner, seat);
    await store.saveSnapshot(owner, picture);
    await store.saveTime(owner, time);
    await store.chat.add(owner, saying);
    expect([await store.remove(battle), await store.remove(battle)]).toEqual([true, false]);
    await expect(store.append(owner, entry(2))).rejects.toThrow(LostOwnership);
    expect([await store.find(battle), await store.take(battle)]).toEqual([undefined, undefined]);
    const left = [await store.journal(battle), await store.seats(battle), await store.chat.list(battle)];
    expect(left).toEqual([[], [], []]);
  });

  it('reads chat lines in the order in which they were written', async () => {
    const { store } = tried();
    const later: Saying = { ...saying, id: 'a', at: 2, to: 'side', side: 'heroes', text: 'Psst.' };
    await store.chat.add(owner, later);
    await store.chat.add(owner, saying);
    expect(await store.chat.list('b')).toEqual([saying, later]);
    expect(await store.chat.list('another')).toEqual([]);
  });

  it('finds the battle unfinished while it has a journal but has not started', async () => {
    const { store } = tried();
    await store.setStatus(owner, 'gathering');
    expect(await store.unseen('unfinished', Date.now() + 1, 5)).toEqual([]);
    await store.append(owner, entry(1));
    expect(await store.unseen('unfinished', Date.now() + 1, 5)).toEqual([battle]);
    await store.setStatus(owner, 'fighting');
    expect(await store.unseen('unfinished', Date.now() + 1, 5)).toEqual([]);
  });

  it('keeps chat lines until they are dropped or cleared, and the number of the last roll for good', async () => {
    const { store } = tried();
    const roll = { number: 3, notation: 'd6', shown: 'd6: [2]', total: 2 };
    await store.chat.add(owner, { ...saying, id: 'rolled', at: 0, roll });
    await store.chat.add(owner, saying);
    await store.chat.add(owner, { ...saying, id: 'later', at: 5 }, ['rolled']);
    expect((await store.chat.list(battle)).map(({ id }) => id)).toEqual([saying.id, 'later']);
    await store.chat.clear(owner);
    expect([await store.chat.list(battle), await store.chat.lastRoll(battle)]).toEqual([[], 3]);
  });

  it('can delete a battle only if it has not been visited in the meantime', async () => {
    const { store } = tried();
    await store.seen([battle], 1_000);
    expect(await store.unseen('forgotten', 1_000, 5)).not.toContain(battle);
    expect(await store.unseen('finished', 1_001, 5)).not.toContain(battle);
    expect(await store.unseen('forgotten', 1_001, 5)).toEqual([battle]);
    expect([await store.remove(battle, 1_000), await store.find(battle)]).toMatchObject([
      false,
      { id: battle },
    ]);
    await store.setStatus(owner, 'over');
    expect([await store.unseen('forgotten', 1_001, 5), await store.unseen('finished', 1_001, 5)]).toEqual([
      [],
      [battle],
    ]);
    await store.take(battle); // a guest visits
    expect([await store.unseen('finished', 1_001, 5), await store.remove(battle, 1_001)]).toEqual([
      [],
      false,
    ]);
    await store.seen([battle], 1_000);
    expect([await store.remove(battle, 1_001), await store.find(battle)]).toEqual([true, undefined]);
  });

  it('can write each input number only once', async () => {
    const { store } = tried();
    await store.append(owner, entry(1));
    await expect(store.append(owner, entry(1, 'again'))).rejects.toThrow(LostOwnership);
    expect(await store.journal('b')).toEqual([entry(1)]);
  });

  it('is only one of the processes that claim the battle at the same time', async () => {
    const { store } = tried();
    const claims = ['p1', 'p2', 'p3', 'p4'].map((process) => store.take(battle, { process, epoch: 1 }));
    const taken = (await Promise.all(claims)).map((one) => one !== undefined);
    expect(taken.filter(Boolean)).toHaveLength(1);
    const process = `p${taken.indexOf(true) + 1}`;
    expect(await store.holderOf(battle)).toEqual({ epoch: 2, process });
  });
}

function takingUp(tried: () => Tried): void {
  const { battle } = owner;

  it('includes whether its GM has listed it, until the battle is deleted', async () => {
    const { store } = tried();
    await store.saveSettings(owner, { table: { listed: true }, passphrase: null });
    expect(await store.listed(5)).toContain(battle);
    expect(await store.listed(0)).toEqual([]);
    await store.saveSettings(owner, { table: { listed: false }, passphrase: null });
    expect(await store.listed(5)).not.toContain(battle);
    await store.saveSettings(owner, { table: { listed: true }, passphrase: null });
    await store.remove(battle);
    expect(await store.listed(5)).not.toContain(battle);
  });

  it('contains the last value of everything that was written', async () => {
    const { store } = tried();
    const seat: SeatRecord = { id: 's1', keyHash: 'k', name: 'Ann', role: 'player', fighters: ['ana'] };
    const time = { clocks: { turn: { key: '1:1', spent: 7 }, answers: { p1: 20 } }, banks: null };
    const settings = { table: { locked: true }, passphrase: 'hash' };
    const links = { gm: 'G', player: 'P', spectator: 'S' };
    await store.append(owner, { ...entry(1, 'é ✓ "\\'), at: 1_790_000_000_123 });
    await store.append(owner, entry(2));
    await store.saveSnapshot(owner, { seq: 1, table: { round: 3 } as never, at: 1_790_000_000_123 });
    await store.saveTime(owner, { ...time, clocks: null });
    await store.saveTime(owner, time);
    await store.saveSettings(owner, settings);
    await store.saveLinks(owner, links);
    await store.saveSeat(owner, { ...seat, name: 'Bob' });
    await store.saveSeat(owner, seat);
    await store.saveSeat(owner, { ...seat, id: 's2' });
    await store.removeSeat(owner, 's2');
    await store.setStatus(owner, 'over');
    await store.saveTitle(owner, 'The last stand');
    expect(await store.take(battle)).toMatchObject({
      record: { id: 'b', title: 'The last stand', links, status: 'over' },
      epoch: 2,
      seats: [seat],
      settings,
      time,
      snapshot: { seq: 1, table: { round: 3 }, at: 1_790_000_000_123 },
      entries: [entry(2)],
      lastSeq: 2,
      damage: null,
      scar: null,
    });
    expect(await store.journal(battle)).toEqual([
      { ...entry(1, 'é ✓ "\\'), at: 1_790_000_000_123 },
      entry(2),
    ]);
  });

  it('contains the input of each message, except for voided inputs', async () => {
    const { store } = tried();
    const said = { ...entry(1), seat: 'ann', message: 'm-1' };
    await store.append(owner, said);
    for (let seq = 2; seq <= 700; seq++) void store.append(owner, entry(seq)); // automatic inputs
    await store.append(owner, { ...said, seq: 701, message: 'm-2' });
    await store.append(owner, { ...said, seq: 702, message: 'm-3' });
    await store.void(owner, 702);
    expect((await store.take('b'))?.answered).toEqual([
      { seat: 'ann', message: 'm-1', seq: 1 },
      { seat: 'ann', message: 'm-2', seq: 701 },
    ]);
  });

  it('contains the whole journal if the snapshot is damaged', async () => {
    const { store, db } = tried();
    await store.append(owner, entry(1));
    await store.saveSnapshot(owner, { seq: 1, table: { round: 1 } as never, at: 0 });
    expect((await store.take('b'))?.entries).toEqual([]);
    await sql`UPDATE snapshots SET state = '{"round":9}'`.execute(db);
    expect(await store.take('b')).toMatchObject({ snapshot: null, entries: [entry(1)], damage: null });
  });

  it('ends before a damaged input, and new inputs continue from there', async () => {
    const { store, db } = tried();
    for (const seq of [1, 2, 3]) await store.append(owner, entry(seq));
    for (const place of ['inputs', 'fresh_inputs'])
      await sql`UPDATE ${sql.table(place)} SET input = '{}' WHERE seq = 2`.execute(db).catch(() => undefined);
    expect(await store.take('b')).toMatchObject({ entries: [entry(1)], damage: { from: 2, lost: 2 } });
    await store.append({ battle, epoch: 2 }, entry(4));
    expect(await store.take('b')).toMatchObject({ entries: [entry(1), entry(4)], damage: null });
  });

  it('names the dice algorithm next to the seed', async () => {
    const { db } = tried();
    expect(await db.selectFrom('battles').select('dice').execute()).toEqual([{ dice: 'chacha20' }]);
  });
}
