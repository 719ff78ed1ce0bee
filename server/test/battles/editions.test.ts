import { matchMaker } from '@colyseus/core';
import type { Ruleset } from '@riposte/shared/engine/core/ruleset';
import type { Rulebook } from '@riposte/shared/engine/history/rulebooks';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBattle, Guest, gather, post, serve, shown } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';
import { bookOf } from '../support/registry-of.ts';

/** The second edition of the toy ruleset, without the action `cheer`. */
const second: Ruleset = {
  ...hiding,
  version: hiding.version + 1,
  interjections: {
    ...hiding.interjections,
    cheer: { ...hiding.interjections.cheer, check: () => 'not-now' } as never,
  },
};

let books: Rulebook[];
let server: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  books = [bookOf([hiding.id, hiding])];
  server = await serve(books, {}, null);
});
afterEach(() => server.stop());

type Table = Awaited<ReturnType<typeof gather>>;

/** Upgrades the server to the next release, with or without the first edition. */
function release({ keeps }: { keeps: boolean }): void {
  const released = keeps ? [second, hiding] : [second];
  books.splice(0, books.length, ...released.map((ruleset) => bookOf([ruleset.id, ruleset])));
}

async function allGuestsLeave({ id, guests }: Pick<Table, 'id' | 'guests'>): Promise<void> {
  for (const guest of guests) await guest.leave();
  await expect.poll(() => matchMaker.getLocalRoomById(id)).toBeUndefined();
}

const back = (guest: Guest, id: string) =>
  Guest.join(server.url, id, { seatKey: guest.welcome.seatKey ?? '' });
const seenBy = async (guest: Guest) => ({
  table: guest.table,
  waiting: guest.waiting.map(({ for: asked }) => asked),
  told: await guest.room.request('history', { after: -1 }),
});
const open = (id: string, token: string) => post(server.url, `/api/battles/${id}/open`, { token });

it('after an upgrade in mid-exchange, a battle goes on under the rules it started with, with its whole history', async () => {
  const table = await gather(server.url);
  const { id, ann, gm } = table;
  await ann.say({ as: 'ana', do: 'cheer' });
  await shown(await ann.say({ as: 'ana', do: 'shout' }), gm);
  const before = await seenBy(gm);
  await allGuestsLeave(table);
  release({ keeps: true });
  const [annBack, gmBack] = [await back(ann, id), await back(gm, id)];
  expect(await seenBy(gmBack)).toEqual(before);
  expect(gmBack.state.version).toBe(hiding.version);
  expect(gmBack.welcome.notices).toBeUndefined();
  expect(await annBack.say({ as: 'ana', do: 'cheer' }, { id: 'again' })).toMatchObject({ ok: true });
});

it('a battle that has not started keeps the rules of its setup, and new battles have the new rules', async () => {
  const { id, tokens } = await createBattle(server.url);
  release({ keeps: true });
  const later = await createBattle(server.url);
  for (const [battle, ok] of [
    [{ id, tokens }, true],
    [later, false],
  ] as const) {
    const gm = await Guest.join(server.url, battle.id, { token: battle.tokens.gm });
    await gm.seat({ do: 'start' });
    await gm.until((state) => state.status === 'fighting');
    expect(await gm.say({ as: 'ana', do: 'cheer' })).toMatchObject({ ok });
  }
  expect(await open(id, tokens.gm)).toMatchObject({ version: hiding.version });
  expect(await open(later.id, later.tokens.gm)).toMatchObject({ version: second.version });
});

it('a battle cannot be opened while its rules are missing, and is unchanged once they are back', async () => {
  const table = await gather(server.url);
  const { id, tokens, ann, gm } = table;
  await shown(await ann.say({ as: 'ana', do: 'think', note: 'of old' }), gm);
  const before = gm.table;
  await allGuestsLeave(table);
  release({ keeps: false });
  const sentence =
    'This fight needs version 1 of the rulebook “toy”, which this server doesn’t have. Its host can install it.';
  expect(await open(id, tokens.gm)).toMatchObject({ error: { code: 'other-rules', message: sentence } });
  release({ keeps: true });
  expect((await back(gm, id)).table).toEqual(before);
});
