import type { Saying } from '@riposte/shared/protocol/chat';
import { expect, it } from 'vitest';
import { type BattleStore, LostOwnership, type SeatRecord } from '../../src/store/store.ts';
import { entry, owner, type Tried } from './sample-battle.ts';

/** Tests reads and writes of a battle by its owner: inputs, seats, chat, pictures, visits and deletion. */
export function ownership(tried: () => Tried): void {
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
    await store.take(battle); // opens the battle, which counts as a visit
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
