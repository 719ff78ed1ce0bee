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

function spoil(sql: string, id: string): void {
  const db = new DatabaseSync(join(server.folder, 'riposte.sqlite'));
  db.prepare(sql).run(id);
  db.close();
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
    const { id, tokens, ann, guests } = await gather(server.url);
    for (let number = 0; number < 10; number++)
      await ann.say({ as: 'ana', do: 'think', note: `note ${number}` });
    for (const guest of guests) await guest.leave();
    await expect.poll(() => matchMaker.getLocalRoomById(id)).toBeUndefined();
    spoil(sql, id);

    const back = await Guest.join(server.url, id, {
      token: tokens.player,
      seatKey: ann.welcome.seatKey ?? '',
    });
    expect(back.table.fighters.ana).toMatchObject({ note: `note ${left - 1}` });
    await shown(await back.say({ as: 'ana', do: 'think', note: 'on' }, { id: 'new' }), back);
    await back.leave();
    await expect.poll(() => matchMaker.getLocalRoomById(id)).toBeUndefined();
    const again = await Guest.join(server.url, id, {
      token: tokens.player,
      seatKey: ann.welcome.seatKey ?? '',
    });
    expect(again.table.fighters.ana).toMatchObject({ note: 'on' });
    expect((await onDisk(server.store, id)).table.fighters.ana).toMatchObject({ note: 'on' });
  });
});
