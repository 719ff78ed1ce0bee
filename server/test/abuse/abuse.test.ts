import { request } from 'node:http';
import { matchMaker } from '@colyseus/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Limits } from '../../src/guard/limits.ts';
import { createBattle, Guest, gather, post, serve, shown } from '../support/harness.ts';
import { Wire } from '../support/tapped-socket.ts';

vi.setConfig({ testTimeout: 20_000 });

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(() => server?.stop());

async function serveWith(limits: Partial<Limits>) {
  server = await serve(undefined, limits);
  return server;
}

/** Returns the status of the response to a raw request. */
function statusOf(url: string, path: string, headers: Record<string, string | number>, body: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url + path, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const closing = (guest: Guest) => new Promise<number>((resolve) => guest.room.onLeave(resolve));
const never = { burst: 3, perSecond: 0 };

describe('a request', () => {
  it.each(['/matchmake/joinById/x', '/api/battles'])('to %s is refused if it is too large', async (path) => {
    const { url } = await serveWith({ body: 1_000, fight: 1_000 });
    const body = JSON.stringify({ title: 'x'.repeat(1_000) });
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    expect(await statusOf(url, path, headers, body)).toBe(413);
  });

  it('is refused if it does not state its length', async () => {
    const { url } = await serveWith({});
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    expect(await statusOf(url, '/matchmake/joinById/x', headers, '{}')).toBe(411);
  });

  it('is refused if its body is nested too deeply', async () => {
    const { url } = await serveWith({});
    const nested = '['.repeat(30_000) + ']'.repeat(30_000);
    const body = `{"ruleset":"toy","scenario":"brawl","options":{"x":${nested}}}`;
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    expect(await statusOf(url, '/api/battles', headers, body)).toBe(400);
  });

  it.each([
    { what: 'attempts to join', limits: { joins: never }, path: '/matchmake/joinById/x' },
    { what: 'new battles', limits: { battles: never }, path: '/api/battles' },
    { what: 'new battles', limits: { battles: never }, path: '/API/battles/?again' },
    { what: 'attempts to join', limits: { joins: never }, path: '/api/battles/x/OPEN/?again' },
    { what: 'requests', limits: { requests: never }, path: '/api/rulesets' },
  ])('to $path is refused after too many $what from one address', async ({ limits, path }) => {
    const { url } = await serveWith(limits);
    const answers = [];
    for (let time = 0; time < 4; time++) {
      answers.push(await post<{ code?: number; error: unknown }>(url, path, {}));
    }
    expect(JSON.stringify(answers[2])).not.toContain('Too many requests');
    expect(JSON.stringify(answers[3])).toContain('Too many requests at once.');
  });

  it('to open a battle is refused if too many are open', async () => {
    const { url } = await serveWith({ rooms: 1 });
    await gather(url);
    const { id, tokens } = await createBattle(url);
    const answer = await post(url, `/api/battles/${id}/open`, { token: tokens.gm });
    expect(answer).toMatchObject({ error: { code: 'full' } });
  });
});

describe('a connection', () => {
  it('is closed with 1008 if it sends too many messages, and the other guests play on', async () => {
    const { url } = await serveWith({ messages: { burst: 20, perSecond: 0 } });
    const { ann, bob, gm } = await gather(url);
    const closed = closing(bob);
    for (let time = 0; time < 40; time++) bob.room.send('history', { after: 0 });
    expect(await closed).toBe(1008);
    await shown(await ann.say({ as: 'ana', do: 'cheer' }), ann, gm);
  });

  it('is closed with 1008 if it sends too many bytes', async () => {
    const { url } = await serveWith({ bytes: { burst: 20_000, perSecond: 0 } });
    const { bob } = await gather(url);
    const closed = closing(bob);
    for (let time = 0; time < 5; time++) bob.room.send('history', { after: 0, padding: 'x'.repeat(8_000) });
    expect(await closed).toBe(1008);
  });

  it.each([
    { what: 'endless pongs', frame: [0x8a, 0x80, 1, 2, 3, 4] },
    {
      what: 'fragments of a message that never ends',
      frame: [0x02, 0x80, 1, 2, 3, 4],
      next: [0x00, 0x80, 1, 2, 3, 4],
    },
  ])('is closed with 1008 if it sends $what', async ({ frame, next = frame }) => {
    const { url } = await serveWith({ bytes: { burst: 20_000, perSecond: 0 } });
    const { id, tokens, ann, gm } = await gather(url);
    const wire = await Wire.to(url);
    const bob = await Guest.join(wire.url, id, { token: tokens.player });
    const closed = closing(bob);
    wire.inject(Uint8Array.from(frame));
    wire.inject(Uint8Array.from(Array.from({ length: 4_000 }, () => next).flat()));
    expect(await closed).toBe(1008);
    wire.close();
    await shown(await ann.say({ as: 'ana', do: 'cheer' }), ann, gm);
  });

  it('is closed with 1008 if it sends a frame that a real client never sends', async () => {
    const { url } = await serveWith({});
    const { ann, bob, gm } = await gather(url);
    const closed = closing(bob);
    bob.room.connection.send(Uint8Array.of(0x1f, 1, 2, 3));
    expect(await closed).toBe(1008);
    await shown(await ann.say({ as: 'ana', do: 'cheer' }), ann, gm);
  });

  it('is closed with 1008 if it keeps asking for the whole history', async () => {
    const { url } = await serveWith({ histories: { burst: 3, perSecond: 0 } });
    const { ann, bob, gm } = await gather(url);
    for (let time = 0; time < 5; time++) await ann.say({ as: 'ana', do: 'cheer' });
    const ask = () => bob.room.request('history', { after: 0 });
    expect(await ask()).toHaveLength(5);
    const closed = closing(bob);
    ask().catch(() => undefined);
    expect(await closed).toBe(1008);
    await shown(await ann.say({ as: 'ana', do: 'cheer' }), ann, gm);
  });

  it('is closed with 1008 if it keeps asking for the chat', async () => {
    const { url } = await serveWith({ chats: { burst: 1_500, perSecond: 0 } });
    const { ann, bob, gm } = await gather(url);
    for (let time = 0; time < 2; time++)
      await ann.room.request('talk', { do: 'say', to: 'all', text: 'x'.repeat(500) });
    const ask = () => bob.room.request('sayings', {});
    expect(await ask()).toHaveLength(2);
    const closed = closing(bob);
    ask().catch(() => undefined);
    expect(await closed).toBe(1008);
    await shown(await ann.say({ as: 'ana', do: 'cheer' }), ann, gm);
  });

  it('is closed with 1008 if it does not complete the handshake, so that no data piles up for it', async () => {
    const { url } = await serveWith({ handshake: 1000 });
    const { id, tokens, gm } = await gather(url);
    const seat = await post<{ sessionId: string; processId: string; roomId: string }>(
      url,
      `/matchmake/joinById/${id}`,
      { token: tokens.player, name: 'Mute' },
    );
    const address = `${url.replace('http', 'ws')}/${seat.processId}/${seat.roomId}`;
    const mute = new WebSocket(`${address}?sessionId=${seat.sessionId}`);
    const code = await new Promise((resolve) =>
      mute.addEventListener('close', (event) => resolve(event.code)),
    );
    expect(code).toBe(1008);
    await gm.until(({ seats }) => {
      let isThere = false;
      seats.forEach(({ name, connected }) => {
        if (name === 'Mute' && connected) isThere = true;
      });
      return !isThere;
    });
  });

  it('is closed with 1009 if one message is too large', async () => {
    const { url } = await serveWith({});
    const { bob } = await gather(url);
    const closed = closing(bob);
    bob.room.send('seat', { do: 'rename', name: 'x'.repeat(20_000) });
    expect(await closed).toBe(1009);
  });

  it('is refused a value that is nested too deeply, and the other guests play on', async () => {
    const { url } = await serveWith({});
    const { ann, bob, gm } = await gather(url);
    const { connection } = bob.room;
    const send = connection.send;
    connection.send = (data) => {
      const header = Uint8Array.from(data as Uint8Array).subarray(0, 3 + 'intent'.length);
      const lists = new Uint8Array(15_000).fill(0x91); // each byte starts a list with one element
      send.call(connection, Uint8Array.from([...header, ...lists, 0xc0]));
    };
    await expect(bob.room.request('intent', {})).rejects.toThrow();
    await shown(await ann.say({ as: 'ana', do: 'cheer' }), ann, gm);
  });

  it('is refused once its address has the maximum number of connections', async () => {
    const { url } = await serveWith({ connections: 1 });
    const { id, tokens } = await createBattle(url);
    await Guest.join(url, id, { token: tokens.gm });
    await expect(Guest.join(url, id, { token: tokens.player })).rejects.toThrow();
  });

  it('is cut before it takes up memory if it reads nothing, and the other guests play on', async () => {
    const generous = { burst: 1_000_000, perSecond: 0 };
    const { url } = await serveWith({ messages: generous, bytes: generous, unread: 256 * 1024 });
    const { id, tokens, ann, bob, gm } = await gather(url);
    for (let time = 0; time < 75; time++) await ann.say({ as: 'ana', do: 'think', note: 'x'.repeat(4_000) });
    const wire = await Wire.to(url);
    const sleeper = await Guest.join(wire.url, id, { token: tokens.gm });
    wire.freeze();
    for (let time = 0; time < 60; time++) sleeper.room.send('history', { after: -1 });
    await gm.until((state) => state.seats.get(sleeper.welcome.seat)?.connected === false);
    wire.close();
    await shown(await bob.say({ as: 'ben', do: 'cheer' }), bob, gm);
  });
});

it('a guest with a seat can join a table that other guests have filled', async () => {
  const { url } = await serveWith({ guests: 4 });
  const { id, tokens, ann, gm } = await gather(url); // fills the table with four guests
  for (const role of ['spectator', 'player'] as const)
    await expect(Guest.join(url, id, { token: tokens[role] })).rejects.toThrow('This table is full');
  await ann.leave();
  await gm.until((state) => state.seats.get(ann.welcome.seat)?.connected === false);
  await Guest.join(url, id, { token: tokens.spectator });
  const back = await Guest.join(url, id, { token: tokens.player, seatKey: ann.welcome.seatKey ?? '' });
  expect(back.welcome.seat).toBe(ann.welcome.seat);
  await Guest.join(url, id, { token: tokens.gm });
});

it('the server unloads a battle that was opened but not joined', async () => {
  const { url } = await serveWith({ rooms: 1 });
  const { id, tokens } = await createBattle(url);
  await post(url, `/api/battles/${id}/open`, { token: tokens.gm });
  expect(matchMaker.getLocalRoomById(id)).toBeDefined();
  await expect.poll(() => matchMaker.getLocalRoomById(id), { timeout: 15_000 }).toBeUndefined();
  await gather(url); // shows that a room can be opened again
});

it('the server unloads a battle after the last guest leaves, and loads it unchanged when a guest comes back', async () => {
  const { url } = await serveWith({});
  const { id, tokens, ann, bob, guests } = await gather(url);
  await shown(await ann.say({ as: 'ana', do: 'hit', target: 'ben' }), ...guests);
  const before = bob.table;
  for (const guest of guests) await guest.leave();
  await expect.poll(() => matchMaker.getLocalRoomById(id)).toBeUndefined();
  const back = await Guest.join(url, id, { token: tokens.player, seatKey: bob.welcome.seatKey ?? '' });
  expect(back.table).toEqual(before);
});

it('the chat limit of an address includes new seats, but not the GM’s', async () => {
  const { url } = await serveWith({ sayings: { burst: 1, perSecond: 0 } });
  const { id, tokens } = await createBattle(url);
  const gm = await Guest.join(url, id, { token: tokens.gm });
  const say = ({ room }: Guest) => room.request('talk', { do: 'say', to: 'all', text: 'Again!' });
  const replies = [];
  for (let seat = 0; seat < 5; seat++) {
    const guest = await Guest.join(url, id, { token: tokens.player });
    replies.push(await say(guest));
    await guest.leave();
  }
  const [done, tooFast] = [{ ok: true }, { ok: false, rejection: { code: 'too-fast' } }];
  expect(replies).toMatchObject([done, done, done, done, tooFast]);
  expect(await say(gm)).toMatchObject(done);
});
