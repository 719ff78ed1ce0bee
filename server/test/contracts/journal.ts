import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type BattleStore, type SeatRecord, Unwritable } from '../../src/store/store.ts';
import { createAndTake, entry, owner, type Tried } from './sample-battle.ts';

/** Tests that a group of writes fails only in part. */
export function groupedWrites(tried: () => Tried): void {
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

/** Tests the state that a process receives when it takes a battle. */
export function takenState(tried: () => Tried): void {
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
    for (let seq = 2; seq <= 700; seq++) void store.append(owner, entry(seq)); // inputs without a message, as bots and timers send them
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
