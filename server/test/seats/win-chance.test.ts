import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBattle, Guest, gather, serve } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

/** Returns what the log of a guest says about the win probability. */
const toldTo = (guest: Guest) =>
  guest.events
    .flatMap(({ events }) => events)
    .flatMap(({ type, on }) => (type === 'chances-shown' ? [on] : []));

it('all seats are told when the GM turns the win probability on or off during the fight', async () => {
  const { gm, guests } = await gather(server.url);
  for (const seesWinChance of [true, true, false]) await gm.seat({ do: 'settings', seesWinChance });
  await Promise.all(guests.map((guest) => guest.until((state) => state.rev === gm.state.rev)));
  for (const guest of guests) {
    expect(toldTo(guest)).toEqual([true, false]);
    expect(JSON.parse(guest.state.settings)).toMatchObject({ seesWinChance: false });
  }
});

it('if the GM turned it on in the lobby, the log begins with it', async () => {
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  const ann = await Guest.join(server.url, id, { token: tokens.player });
  await gm.seat({ do: 'settings', seesWinChance: true });
  await ann.until(({ settings }) => JSON.parse(settings).seesWinChance === true);
  await gm.seat({ do: 'start' });
  await ann.until(({ rev }) => rev === 1);
  expect(toldTo(ann)).toEqual([true]);
});

it('only a GM can turn it on', async () => {
  const { ann } = await gather(server.url);
  expect(await ann.seat({ do: 'settings', seesWinChance: true })).toMatchObject({
    rejection: { code: 'not-gm' },
  });
});

it('the log never disagrees with the setting', async () => {
  const { gm } = await gather(server.url);
  expect(await gm.say({ as: 'gm', do: 'gm.chances', on: true })).toMatchObject({
    rejection: { code: 'setting-differs', message: expect.stringMatching(/\.$/) },
  });
});
