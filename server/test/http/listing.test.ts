import { Client } from '@colyseus/sdk';
import { type ListedFight, WATCH } from '@riposte/shared/protocol/listing';
import type { OpenedBattle, SeatMessage } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Listing } from '../../src/http/listing.ts';
import { listingEntryAt } from '../../src/rooms/matchmaking.ts';
import { createBattle, Guest, post, serve, shown } from '../support/harness.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

/** Returns the current entry of a battle in the list, without the cache. */
async function entryOf(id: string): Promise<ListedFight | undefined> {
  const fights = await new Listing(server.store, listingEntryAt).fights;
  return fights.find((fight) => fight.id === id);
}

/** Starts an ambush with a hidden fighter, listed by its GM. */
async function listedAmbush() {
  const { id, tokens } = await createBattle(server.url, { scenario: 'ambush', title: 'Friday' });
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  await gm.seat({ do: 'settings', listed: true });
  return { id, tokens, gm };
}

const lookOn = (id: string) => Guest.join(server.url, id, { token: WATCH });

it('a fight is not listed before its GM lists it', async () => {
  const { id, tokens } = await createBattle(server.url);
  await Guest.join(server.url, id, { token: tokens.gm });
  expect(await entryOf(id)).toBeUndefined();
  await expect(post(server.url, `/api/battles/${id}/open`, { token: WATCH })).resolves.toMatchObject({
    error: { code: 'bad-link' },
  });
  await expect(new Client(server.url).joinById(id, { token: WATCH })).rejects.toMatchObject({ code: 403 });
});

it('the list shows what all seats see of a fight, and none of its secrets', async () => {
  const { id, gm, tokens } = await listedAmbush();
  await gm.seat({ do: 'start' });
  const fight = await entryOf(id);
  expect(fight).toMatchObject({ title: 'Friday', ruleset: 'toy', status: 'fighting', round: 1, watching: 0 });
  const [spectator, record] = [
    await Guest.join(server.url, id, { token: tokens.spectator }),
    await server.store.find(id),
  ];
  expect(fight?.sketch.fighters.map((fighter) => fighter.id)).toEqual(Object.keys(spectator.table.fighters));
  const secrets = [
    ...Object.values(tokens),
    ...Object.values(record?.links ?? {}),
    record?.seed ?? 'seed',
    'lurker',
  ];
  expect(secrets.filter((secret) => JSON.stringify(fight).includes(secret))).toEqual([]);
  expect((await entryOf(id))?.watching).toBe(1);
});

it('every visitor may watch a listed fight, but do nothing else', async () => {
  const { id, tokens } = await listedAmbush();
  const opened = await post<OpenedBattle>(server.url, `/api/battles/${id}/open`, { token: WATCH });
  expect(opened.role).toBe('spectator');
  const stranger = await lookOn(id);
  const spectator = await Guest.join(server.url, id, { token: tokens.spectator });
  expect(stranger.table).toEqual(spectator.table);
  expect(await stranger.seat({ do: 'claim', fighter: 'ana' })).toMatchObject({
    rejection: { code: 'only-watching' },
  });
});

it.each<{ name: string; message: SeatMessage }>([
  { name: 'takes it off the list', message: { do: 'settings', listed: false } },
  { name: 'admits no newcomers', message: { do: 'settings', locked: true } },
  { name: 'asks for a passphrase', message: { do: 'passphrase', passphrase: 'open sesame' } },
])('a fight whose GM $name is not on the list', async ({ message }) => {
  const { id, gm } = await listedAmbush();
  await gm.seat(message);
  expect(await entryOf(id)).toBeUndefined();
  await expect(lookOn(id)).rejects.toThrow();
});

it('a deleted fight is not on the list', async () => {
  const { id, tokens } = await listedAmbush();
  await fetch(`${server.url}/api/battles/${id}/delete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: tokens.gm }),
  });
  expect(await entryOf(id)).toBeUndefined();
});

it('a fight without connected guests is not on the list', async () => {
  const { id } = await createBattle(server.url);
  expect(await new Listing({ listed: async () => [id] }, listingEntryAt).fights).toEqual([]);
});

it('neither the list nor its links show anything sooner than delayed spectators see it', async () => {
  const { id, gm } = await listedAmbush();
  await gm.seat({ do: 'settings', spectatorsDelay: 300 });
  await gm.seat({ do: 'start' });
  await shown(await gm.say({ as: 'gm', do: 'gm.end' }), gm);
  expect(await entryOf(id)).toMatchObject({ status: 'gathering' });
  const stranger = await lookOn(id);
  expect(stranger.state.status).toBe('gathering');
  expect(stranger.welcome.seatKey).toBeUndefined();
});

it('the list asks the tables only at intervals, regardless of the number of visitors', async () => {
  let looks = 0;
  const listing = new Listing({ listed: async () => ['b'] }, async () => {
    looks++;
    return null;
  });
  await Promise.all([listing.fights, listing.fights, listing.fights]);
  expect(looks).toBe(1);
});

it('every visitor can read the list', async () => {
  const { id } = await listedAmbush();
  const fights = (await (await fetch(`${server.url}/api/battles`)).json()) as ListedFight[];
  expect(fights.map((fight) => fight.id)).toContain(id);
});
