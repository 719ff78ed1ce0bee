import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@colyseus/sdk';
import type { OpenedBattle } from '@riposte/shared/protocol/messages';
import { LONGEST_DELAY } from '@riposte/shared/protocol/settings';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Child } from '../support/child.ts';
import { createBattle, Guest, gather, post, serve, shown } from '../support/harness.ts';
import { hiding } from '../support/hidden-fight.ts';
import { PageGuest } from '../support/page-guest.ts';
import { Wire } from '../support/tapped-socket.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ toy: hiding, ...RULESETS });
});
afterAll(() => server.stop());

const openToWatch = (url: string, id: string, token: string) =>
  post<OpenedBattle>(url, `/api/battles/${id}/open`, { token });

/**
 * Starts a fight, sets the longest spectator delay, and adds a spectator on a recorded connection (`wire`).
 */
async function gatherLate(url = server.url) {
  const table = await gather(url);
  await table.gm.seat({ do: 'settings', spectatorsDelay: LONGEST_DELAY });
  const wire = await Wire.to(url);
  const late = await Guest.join(wire.url, table.id, { token: table.tokens.spectator });
  return { ...table, players: [table.gm, table.ann, table.bob], wire, late };
}

/** Requests the recording of a fight as a spectator. Returns the response. */
const askToReplay = (id: string, token: string) =>
  fetch(`${server.url}/api/battles/${id}/recording`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

const settle = { do: 'settings', spectatorsDelay: 0 } as const;

it('a delayed spectator receives no events, seat changes or result before they are due', async () => {
  const { id, tokens, gm, ann, players, wire, late } = await gatherLate();
  const { seed = 'none' } = (await server.store.find(id)) ?? {};
  await ann.seat({ do: 'rename', name: 'Brunhilde' });
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...players);
  await ann.room.request('talk', { do: 'say', to: 'all', text: 'Take that!' });
  await shown(await gm.say({ as: 'gm', do: 'gm.end' }), ...players);
  await late.room.request('history', { after: -1 });
  expect(await late.room.request('sayings', {})).toEqual([]);
  const latest = await Guest.join(wire.url, id, { token: tokens.spectator });
  expect(await openToWatch(wire.url, id, tokens.spectator)).toMatchObject({ status: 'fighting' });
  const early = ['Brunhilde', '"hit"', 'Take that!', seed].filter((bytes) => wire.received.includes(bytes));
  expect(early).toEqual([]);
  await gm.seat(settle);
  for (const spectator of [late, latest]) {
    await spectator.until(({ status }) => status === 'over');
    expect(spectator.state.diceSeed).toBe(seed);
    expect(spectator.table).toEqual(gm.table);
    expect(await spectator.room.request('sayings', {})).toMatchObject([{ text: 'Take that!' }]);
  }
  expect(wire.received.includes('Brunhilde')).toBe(true);
});

it('a delayed spectator cannot learn from the recording that the fight has started', async () => {
  const { id, tokens } = await createBattle(server.url);
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  await gm.seat({ do: 'settings', spectatorsDelay: LONGEST_DELAY });
  const before = await askToReplay(id, tokens.spectator);
  await gm.seat({ do: 'start' });
  expect(await gm.say({ as: 'ana', do: 'cheer' })).toMatchObject({ ok: true });
  const after = await askToReplay(id, tokens.spectator);
  expect([after.status, await after.text()]).toEqual([before.status, await before.text()]);
  expect((await askToReplay(id, tokens.player)).status).toBe(200);
});

it('a delayed spectator sees the earlier title everywhere until the new one is due', async () => {
  const { id, tokens, gm, wire, ann } = await gatherLate();
  await shown(await ann.say({ as: 'ana', do: 'cheer' }), ann);
  const { title } = gm.state;
  await post(server.url, `/api/battles/${id}/rename`, { token: tokens.gm, title: 'The traitor’s end' });
  await gm.until((state) => state.title !== title);
  const titles = async (token: string) => [
    (await openToWatch(server.url, id, token)).title,
    (await post<OpenedBattle>(server.url, `/api/battles/${id}/about`, { token })).title,
  ];
  expect(await titles(tokens.spectator)).toEqual([title, title]);
  expect(await titles(tokens.player)).toEqual(['The traitor’s end', 'The traitor’s end']);
  expect(await (await askToReplay(id, tokens.spectator)).text()).not.toContain('traitor');
  expect(wire.received.includes('traitor')).toBe(false);
  await gm.seat(settle);
  expect(await titles(tokens.spectator)).toEqual(['The traitor’s end', 'The traitor’s end']);
});

it('a spectator at the table is moved to a relay when a delay is set, and their page reconnects by itself', async () => {
  const [ruleset] = Object.values(RULESETS);
  const { id, tokens } = await createBattle(server.url, {
    ruleset: ruleset?.id ?? '',
    scenario: ruleset?.scenarios[0]?.id ?? '',
  });
  const gm = await Guest.join(server.url, id, { token: tokens.gm });
  const near = await PageGuest.sitDown(server.url, id, tokens.spectator);
  const seen = () => near.model.snapshot.value?.seats.map(({ name }) => name);
  await gm.seat({ do: 'settings', spectatorsDelay: LONGEST_DELAY });
  await near.until(() => near.cuts === 1 && near.controller.link.state.value === 'connected');
  await gm.seat({ do: 'rename', name: 'Brunhilde' });
  expect(seen()).not.toContain('Brunhilde');
  await gm.seat(settle);
  await near.until(() => seen()?.join() === 'Brunhilde');
  near.leave();
});

it('spectators cannot join the battle’s own room while a delay is set, even with a spectator key', async () => {
  const { id, tokens, gm, spectator } = await gatherLate();
  const { seatKey = '' } = spectator.welcome;
  for (const secret of [{ token: tokens.spectator }, { seatKey, token: tokens.spectator }])
    await expect(new Client(server.url).joinById(id, secret)).rejects.toMatchObject({ code: 409 });
  await gm.seat(settle);
  const near = await new Client(server.url).joinById(id, { token: tokens.spectator });
  expect(near.roomId).toBe(id);
});

it('a delayed spectator sees the end even if all players have left', async () => {
  const { gm, players, late } = await gatherLate();
  await gm.seat({ do: 'settings', spectatorsDelay: 1 });
  await shown(await gm.say({ as: 'gm', do: 'gm.end' }), ...players);
  await Promise.all(players.map((player) => player.leave()));
  await late.until(({ status }) => status === 'over');
});

it('a delayed spectator is still delayed after the server is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-test-'));
  const start = () => Child.start({ PORT: '0', RIPOSTE_DATA: folder });
  const before = await start();
  const { id, tokens, gm, ann, players } = await gatherLate(before.url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...players);
  await before.kill();
  const after = await start();
  const back = await Guest.join(after.url, id, { seatKey: gm.welcome.seatKey ?? '' });
  const nothing = { error: { code: 'not-ready', message: expect.stringContaining('nothing to see yet') } };
  expect(await openToWatch(after.url, id, tokens.spectator)).toMatchObject(nothing);
  await back.seat(settle);
  const spectator = await Guest.join(after.url, id, { token: tokens.spectator });
  expect(spectator.table).toEqual(back.table);
  await after.stop();
  rmSync(folder, { recursive: true, force: true });
});

it.each([-1, 0.5, LONGEST_DELAY + 1])('the GM cannot set a delay of %s seconds', async (spectatorsDelay) => {
  const { gm } = await gather(server.url);
  const asked = gm.seat({ do: 'settings', spectatorsDelay });
  await expect(asked).rejects.toThrow('spectatorsDelay');
});
