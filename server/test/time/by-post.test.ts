import { matchMaker } from '@colyseus/core';
import type { QuietHours } from '@riposte/shared/protocol/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterAwake } from '../../src/battles/quiet-hours.ts';
import { Waker } from '../../src/battles/waker.ts';
import { newLog } from '../../src/process/log.ts';
import { ensureRoom, liveBattles } from '../../src/rooms/matchmaking.ts';
import { createBattle, Guest, gather, serve, shown } from '../support/harness.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Milliseconds by which two computations of one deadline may differ. */
const SLACK = 1_500;

let server: Awaited<ReturnType<typeof serve>>;
let waker: Waker;
beforeAll(async () => {
  server = await serve();
  waker = new Waker(server.store, (battle) => ensureRoom(battle, 100), liveBattles, newLog('silent'));
  waker.start(50);
});
afterAll(async () => {
  waker.stop();
  await server.stop();
});

const inputsOf = async (id: string) => (await server.store.journal(id)).map(({ input }) => input);
const deadlineOf = (guest: Guest) => guest.waiting[0]?.deadline ?? 0;

/** Quiet hours from an hour ago until three hours from now. */
function quietNow(): QuietHours {
  const now = new Date();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  return { from: (minute + 1_380) % 1_440, until: (minute + 180) % 1_440, zone: 'UTC' };
}

/** Lets all guests leave, and closes the room at once, because the framework would keep it open for some seconds. */
async function leaveAll({ id, guests }: { id: string; guests: readonly Guest[] }): Promise<void> {
  await Promise.all(guests.map((guest) => guest.leave()));
  await matchMaker.getLocalRoomById(id)?.disconnect();
  await expect.poll(liveBattles).not.toContain(id);
}

describe('a table that is played by post', () => {
  it('replaces the limits of the rules with its own, for turns and for other prompts', async () => {
    const { ann, guests, spectator } = await gather(server.url, 'brawl', {
      post: { prompt: DAY, turn: 3 * DAY },
    });
    expect(Math.abs(deadlineOf(spectator) - Date.now() - 3 * DAY * 1000)).toBeLessThan(SLACK);
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    expect(Math.abs(deadlineOf(spectator) - Date.now() - DAY * 1000)).toBeLessThan(SLACK);
  });

  it('does not count disconnected players as away', async () => {
    const { ann, gm } = await gather(server.url, 'brawl', { post: { prompt: DAY, turn: DAY } });
    await gm.seat({ do: 'settings', absence: 'bot', absenceSeconds: 0 });
    await ann.leave();
    await gm.until((state) => state.seats.get(ann.welcome.seat)?.connected === false);
    expect(gm.state.seats.get(ann.welcome.seat)?.away).toBe('');
    expect(gm.state.rev).toBe(0);
  });

  it('lets time run while no one is there, and ends it at the same moment', async () => {
    const table = await gather(server.url, 'brawl', { post: { prompt: DAY, turn: DAY } });
    const before = deadlineOf(table.gm);
    await leaveAll(table);
    const back = await Guest.join(server.url, table.id, { seatKey: table.gm.welcome.seatKey ?? '' });
    expect(Math.abs(deadlineOf(back) - before)).toBeLessThan(10);
    await back.leave();
  });

  it('gives the default answer in time although no one is there', async () => {
    const table = await gather(server.url, 'brawl', { post: { prompt: 1, turn: 1 } });
    await leaveAll(table);
    const isTimeout = expect.objectContaining({ as: 'gm', do: 'gm.timeout' });
    await expect.poll(() => inputsOf(table.id), { timeout: 10_000 }).toContainEqual(isTimeout);
  });

  it('lets bots play on although no one is there', async () => {
    const table = await gather(server.url, 'brawl', { post: { prompt: DAY, turn: DAY } });
    await table.gm.seat({ do: 'pace', pace: 'at-once' });
    for (const fighter of ['ben', 'rat', 'rex']) await table.gm.seat({ do: 'assign', fighter, seat: 'bot' });
    await shown(await table.ann.say({ as: 'ana', do: 'end-turn' }), table.gm);
    await leaveAll(table);
    await expect.poll(async () => (await inputsOf(table.id)).length, { timeout: 10_000 }).toBeGreaterThan(3);
  });
});

describe('quiet hours', () => {
  it('stop the time of the seat that has set them, and of no other', async () => {
    const { ann, bob, spectator } = await gather(server.url, 'brawl', { post: { prompt: DAY, turn: DAY } });
    const before = deadlineOf(spectator);
    await bob.seat({ do: 'quiet-hours', hours: quietNow() });
    expect(deadlineOf(spectator)).toBe(before);
    const hours = quietNow();
    await ann.seat({ do: 'quiet-hours', hours });
    await spectator.until(() => deadlineOf(spectator) !== before);
    const expected = afterAwake(hours, Date.now(), DAY * 1000);
    expect(Math.abs(deadlineOf(spectator) - expected)).toBeLessThan(SLACK);
  });

  it('stop time banks too', async () => {
    const { ann, gm } = await gather(server.url, 'brawl', { post: { prompt: DAY, turn: DAY } });
    const bank = { seconds: 2 * DAY, refill: 0 };
    await gm.seat({ do: 'settings', banks: { turn: bank, reaction: bank } });
    const hours = quietNow();
    await ann.seat({ do: 'quiet-hours', hours });
    const expected = afterAwake(hours, Date.now(), 2 * DAY * 1000);
    await gm.until(() => Math.abs(deadlineOf(gm) - expected) < SLACK);
  });

  it('are told only to the seat itself', async () => {
    const { id, ann, spectator, gm } = await gather(server.url, 'brawl', {
      post: { prompt: DAY, turn: DAY },
    });
    const hours = { from: 60, until: 300, zone: 'Pacific/Auckland' };
    await ann.seat({ do: 'quiet-hours', hours });
    const again = await Guest.join(server.url, id, { seatKey: ann.welcome.seatKey ?? '' });
    expect(again.welcome.quiet).toEqual(hours);
    for (const guest of [spectator, gm]) expect(JSON.stringify(guest.room.state)).not.toContain('Auckland');
  });

  it.each([
    {
      name: 'a zone that does not exist',
      hours: { from: 0, until: 60, zone: 'Mars/Olympus' },
      code: 'bad-zone',
    },
  ])('are refused with $name', async ({ hours, code }) => {
    const { ann } = await gather(server.url);
    expect(await ann.seat({ do: 'quiet-hours', hours })).toMatchObject({ ok: false, rejection: { code } });
  });
});

describe('a bluff-proof table that is played by post', () => {
  const post = { prompt: DAY, turn: 2 * DAY };

  it('keeps a window open equally long for every seat, by the quiet hours of all of them', async () => {
    const { ann, bob, gm, guests, spectator } = await gather(server.url, 'brawl', { post, windowSeconds: 1 });
    const hours = quietNow();
    await bob.seat({ do: 'quiet-hours', hours });
    await shown(await ann.say({ as: 'ana', do: 'shout' }), ...guests);
    const expected = afterAwake(hours, Date.now(), DAY * 1000);
    const deadlines = spectator.waiting.map(({ deadline }) => deadline ?? 0);
    expect(deadlines.length).toBeGreaterThan(1);
    expect(new Set(deadlines).size).toBe(1);
    expect(Math.abs((deadlines[0] ?? 0) - expected)).toBeLessThan(SLACK);
    expect(gm.state.rev).toBe(1);
  });

  it('keeps an answer that was given early, even if everyone leaves', async () => {
    const { id, tokens } = await createBattle(server.url, { post, windowSeconds: 1 });
    const gm = await Guest.join(server.url, id, { token: tokens.gm });
    await gm.seat({ do: 'start' });
    await gm.until((state) => state.status === 'fighting');
    await shown(await gm.say({ as: 'ana', do: 'shout' }), gm);
    const asked = gm.prompts.find(({ options }) => options.some(({ option }) => option === 'brace'));
    if (!asked) throw new Error('No fighter may brace.');
    void gm.say({ as: asked.for, answer: 'brace' }, { prompt: asked.id }).catch(() => undefined);
    const back = () => Guest.join(server.url, id, { seatKey: gm.welcome.seatKey ?? '' });
    await expect.poll(async () => (await back()).welcome.held).toEqual([asked.id]);
    await leaveAll({ id, guests: [] });
    const again = await back();
    expect(again.welcome.held).toEqual([asked.id]);
    await again.seat({ do: 'settings', post: { prompt: 1, turn: DAY } });
    const expected = expect.objectContaining({ as: asked.for, answer: 'brace' });
    await expect.poll(() => inputsOf(id), { timeout: 10_000 }).toContainEqual(expected);
  });
});
