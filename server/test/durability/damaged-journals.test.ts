import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { Child } from '../support/child.ts';
import { createBattle, Guest, gather, onDisk, serve, shown } from '../support/harness.ts';

vi.setConfig({ testTimeout: 30_000 }); // long, because the tests start whole processes

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

function spoil(id: string, changes: readonly string[], folder = server.folder): void {
  const db = new DatabaseSync(join(folder, 'riposte.sqlite'));
  for (const sql of changes) expect(db.prepare(sql).run(id).changes).toBeGreaterThan(0);
  db.close();
}

const WITHOUT_SNAPSHOT = 'DELETE FROM snapshots WHERE battle = ?';

/**
 * The two tables that hold inputs, and how a test moves all inputs there. Opening the store sorts them into
 * `inputs`.
 */
const PLACES = [
  { place: 'fresh_inputs', sort: async () => {} },
  { place: 'inputs', sort: async () => (await openStore(server.folder)).close() },
];

/** Plays a battle of ten inputs and closes it. */
async function playTen() {
  const table = await gather(server.url);
  for (let number = 0; number < 10; number++)
    await table.ann.say({ as: 'ana', do: 'think', note: `note ${number}` });
  await unload(table.id, table.guests);
  return table;
}

async function unload(id: string, guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.leave();
  await expect.poll(() => matchMaker.getLocalRoomById(id)).toBeUndefined();
}

describe.each(PLACES)('a journal in $place that is damaged after the last snapshot', ({ place, sort }) => {
  it.each([
    {
      how: 'an input that was altered',
      sql: `UPDATE ${place} SET input = replace(input, 'note 5', 'note X') WHERE battle = ? AND seq = 6`,
      left: 5,
    },
    {
      how: 'an input that is not JSON',
      sql: `UPDATE ${place} SET input = substr(input, 1, 9) WHERE battle = ? AND seq = 8`,
      left: 7,
    },
    { how: 'an input that went missing', sql: `DELETE FROM ${place} WHERE battle = ? AND seq = 4`, left: 3 },
    { how: 'the loss of its end', sql: `DELETE FROM ${place} WHERE battle = ? AND seq > 6`, left: 6 },
    {
      how: 'an input that appears twice',
      sql: `UPDATE ${place} AS one SET input = (SELECT input FROM ${place} WHERE battle = one.battle AND seq = 8)
        WHERE battle = ? AND seq = 9`,
      left: 8,
    },
  ])('by $how is restored up to that point, and the battle goes on', async ({ sql, left }) => {
    const { id, tokens, ann, gm } = await playTen();
    await sort();
    spoil(id, [WITHOUT_SNAPSHOT, sql]);

    const back = await Guest.join(server.url, id, {
      token: tokens.player,
      seatKey: ann.welcome.seatKey ?? '',
    });
    expect(back.table.fighters.ana).toMatchObject({ note: `note ${left - 1}` });
    const gmBack = await Guest.join(server.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    expect(gmBack.welcome.notices).toEqual([
      expect.stringContaining(`its last ${10 - left} steps were lost`),
    ]);
    expect(back.welcome.notices).toBeUndefined();
    await shown(await back.say({ as: 'ana', do: 'think', note: 'on' }, { id: 'new' }), back);
    await unload(id, [back, gmBack]);
    const again = await Guest.join(server.url, id, {
      token: tokens.player,
      seatKey: ann.welcome.seatKey ?? '',
    });
    expect(again.table.fighters.ana).toMatchObject({ note: 'on' });
    expect((await onDisk(server.store, id)).table.fighters.ana).toMatchObject({ note: 'on' });
  });
});

describe.each(PLACES)('a journal in $place that is damaged before the last snapshot', ({ place, sort }) => {
  it.each([
    {
      how: 'an input that was altered',
      sql: `UPDATE ${place} SET input = '{}' WHERE battle = ? AND seq = 3`,
    },
    { how: 'an input that went missing', sql: `DELETE FROM ${place} WHERE battle = ? AND seq = 3` },
    { how: 'the loss of all its inputs', sql: `DELETE FROM ${place} WHERE battle = ?` },
  ])('by $how loses no state, and the GM is told', async ({ sql }) => {
    const { id, gm, ann } = await playTen();
    await sort();
    spoil(id, [sql]);
    const back = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
    const gmBack = await Guest.join(server.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    expect(back.table.fighters.ana).toMatchObject({ note: 'note 9' });
    expect(gmBack.welcome.notices).toEqual([expect.stringContaining('An early part')]);
    await shown(await back.say({ as: 'ana', do: 'think', note: 'on' }, { id: 'new' }), back);
    await unload(id, [back, gmBack]);
    const again = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
    expect(again.table.fighters.ana).toMatchObject({ note: 'on' });
  });
});

it('the history before a snapshot is computed only once', async () => {
  const { id, ann } = await playTen();
  const back = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
  const history = await back.room.request('history', { after: 0 });
  expect(history).toHaveLength(10);
  spoil(id, ['DELETE FROM fresh_inputs WHERE battle = ?']);
  expect(await back.room.request('history', { after: 0 })).toEqual(history);
});

describe('the last input before a kill', () => {
  const LAST = 'WHERE battle = ? AND seq = 2';
  const damages = [
    { how: 'is missing', sql: `DELETE FROM fresh_inputs ${LAST}` },
    { how: 'is cut off', sql: `UPDATE fresh_inputs SET input = substr(input, 1, 9) ${LAST}` },
    { how: 'was altered', sql: `UPDATE fresh_inputs SET input = replace(input, 'two', 'six') ${LAST}` },
    { how: 'has the number of another input', sql: `UPDATE fresh_inputs SET seq = 1 ${LAST}` },
    { how: 'belongs to an unknown battle', sql: `UPDATE fresh_inputs SET battle = 'unknown' ${LAST}` },
  ];
  let folder: string;
  let child: Child;
  /** The battles: the first stays undamaged, and each of the others gets one kind of damage. */
  let played: Awaited<ReturnType<typeof playTwo>>[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'riposte-damage-'));
    child = await Child.start({ PORT: '0', RIPOSTE_DATA: folder });
    played = [];
    for (let number = 0; number <= damages.length; number++) played.push(await playTwo());
    await child.kill();
    for (const [index, { sql }] of damages.entries()) spoil(played[index + 1]?.id ?? '', [sql], folder);
    child = await Child.start({ PORT: '0', RIPOSTE_DATA: folder });
  });
  afterAll(async () => {
    await child.stop();
    rmSync(folder, { recursive: true });
  });

  /** Plays a battle of two inputs. Returns its id, and a function with which its GM comes back. */
  async function playTwo() {
    const { id, tokens } = await createBattle(child.url);
    const gm = await Guest.join(child.url, id, { token: tokens.gm });
    await gm.seat({ do: 'start' });
    for (const note of ['one', 'two']) await gm.say({ as: 'ana', do: 'think', note });
    gm.room.reconnection.enabled = false;
    return { id, back: () => Guest.join(child.url, id, { seatKey: gm.welcome.seatKey ?? '' }) };
  }

  /** Returns the GM of one of the battles, who comes back after the kill. */
  async function backIn(number: number): Promise<Guest> {
    const battle = played[number];
    if (!battle) throw new Error('There is no such battle.');
    return battle.back();
  }

  it('is restored if its row is undamaged', async () => {
    const guest = await backIn(0);
    expect(guest.table.fighters.ana).toMatchObject({ note: 'two' });
    expect(guest.welcome.notices).toBeUndefined();
  });

  it.each(damages.map(({ how }, index) => ({ how, number: index + 1 })))(
    'is lost, but only to its own battle, if its row $how',
    async ({ number }) => {
      const guest = await backIn(number);
      expect(guest.table.fighters.ana).toMatchObject({ note: 'one' });
      expect(guest.welcome.notices).toEqual([expect.stringContaining('its last step was lost')]);
      await shown(await guest.say({ as: 'ana', do: 'think', note: 'on' }), guest);
    },
  );
});
