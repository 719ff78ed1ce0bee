import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, gather, onDisk, serve, shown } from './harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

function spoil(id: string, ...changes: readonly string[]): void {
  const db = new DatabaseSync(join(server.folder, 'riposte.sqlite'));
  for (const sql of changes) db.prepare(sql).run(id);
  db.close();
}

const WITHOUT_SNAPSHOT = 'DELETE FROM snapshots WHERE battle = ?';

/** A battle of ten inputs that is not live any more. */
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

describe('a journal whose tail is damaged', () => {
  it.each([
    {
      how: 'an input that was altered',
      sql: `UPDATE inputs SET input = replace(input, 'note 5', 'note X') WHERE battle = ? AND seq = 6`,
      left: 5,
    },
    {
      how: 'an input that is no JSON',
      sql: `UPDATE inputs SET input = substr(input, 1, 9) WHERE battle = ? AND seq = 8`,
      left: 7,
    },
    { how: 'an input that went missing', sql: 'DELETE FROM inputs WHERE battle = ? AND seq = 4', left: 3 },
    { how: 'a tail that went missing', sql: 'DELETE FROM inputs WHERE battle = ? AND seq > 6', left: 6 },
    {
      how: 'an input that stands twice',
      sql: `UPDATE inputs AS one SET input = (SELECT input FROM inputs WHERE battle = one.battle AND seq = 8)
        WHERE battle = ? AND seq = 9`,
      left: 8,
    },
  ])('by $how is played up to there, and goes on', async ({ sql, left }) => {
    const { id, tokens, ann, gm } = await playTen();
    spoil(id, WITHOUT_SNAPSHOT, sql);

    const back = await Guest.join(server.url, id, {
      token: tokens.player,
      seatKey: ann.welcome.seatKey ?? '',
    });
    expect(back.table.fighters.ana).toMatchObject({ note: `note ${left - 1}` });
    const gmBack = await Guest.join(server.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    expect(gmBack.welcome.notices).toEqual([expect.stringContaining(`its last ${10 - left} steps are lost`)]);
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

describe('a journal that is damaged before the last snapshot', () => {
  it.each([
    { how: 'an input that was altered', sql: `UPDATE inputs SET input = '{}' WHERE battle = ? AND seq = 3` },
    { how: 'an input that went missing', sql: 'DELETE FROM inputs WHERE battle = ? AND seq = 3' },
    { how: 'all that went missing', sql: 'DELETE FROM inputs WHERE battle = ?' },
  ])('by $how costs nothing, and the GM is told', async ({ sql }) => {
    const { id, gm, ann } = await playTen();
    spoil(id, sql);
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

it('tells the history before a snapshot, which it works out once and keeps', async () => {
  const { id, ann } = await playTen();
  const back = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
  const history = await back.room.request('history', { after: 0 });
  expect(history).toHaveLength(10);
  spoil(id, 'DELETE FROM inputs WHERE battle = ?');
  expect(await back.room.request('history', { after: 0 })).toEqual(history);
});
