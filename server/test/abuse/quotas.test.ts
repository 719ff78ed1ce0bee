import { connect } from 'node:net';
import type { HttpFailure } from '@riposte/shared/protocol/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Limits } from '../../src/guard/limits.ts';
import { openStore } from '../../src/store/sqlite/open-store.ts';
import { createBattle, Guest, gather, post, serve } from '../support/harness.ts';

vi.setConfig({ testTimeout: 30_000 });

/* Tests of three quotas: for an address, for a table, and for the whole database. */

let server: Awaited<ReturnType<typeof serve>> | undefined;
afterEach(() => server?.stop());

async function serveWith(limits: Partial<Limits>, open = openStore) {
  server = await serve(undefined, limits, null, open);
  return server;
}

/** Opens a database that may grow by only one byte. */
const openNearlyFull: typeof openStore = async (folder, options) => {
  const empty = await openStore(folder);
  const mostBytes = (await empty.capacity.bytes()) + 1;
  await empty.close();
  return await openStore(folder, { ...options, mostBytes });
};

const create = (url: string) =>
  post<Partial<HttpFailure>>(url, '/api/battles', { ruleset: 'toy', scenario: 'brawl' });
const closing = (guest: Guest) => new Promise<number>((resolve) => guest.room.onLeave(resolve));

describe('the daily byte count of an address', () => {
  it('includes the stored size of each new battle, which exceeds the size of the request', async () => {
    const { url } = await serveWith({ stored: { burst: 200_000, perSecond: 0 } });
    const answers = [await create(url), await create(url), await create(url), await create(url)];
    expect(answers.map(({ error }) => error?.code)).toEqual([
      undefined,
      undefined,
      undefined,
      'too-many-requests',
    ]);
    expect(answers[3]?.error?.message).toContain('tomorrow');
  });

  it('includes the bytes from its connections, which are closed with 1008 above the limit', async () => {
    const generous = { burst: 1_000_000, perSecond: 0 };
    const { url } = await serveWith({ bytes: generous, stored: { burst: 150_000, perSecond: 0 } });
    const { bob } = await gather(url);
    const closed = closing(bob);
    for (let time = 0; time < 24; time++) bob.room.send('history', { after: 0, padding: 'x'.repeat(8_000) });
    expect(await closed).toBe(1008);
  });

  it('includes the next fight, because all of it is stored', async () => {
    const { url } = await serveWith({ stored: { burst: 68_000, perSecond: 0 } });
    const { id, tokens } = await createBattle(url);
    const gm = await Guest.join(url, id, { token: tokens.gm });
    await gm.seat({ do: 'start' });
    await gm.say({ as: 'gm', do: 'gm.end' });
    const again = () => gm.seat({ do: 'again' });
    expect(await again()).toMatchObject({ rejection: { code: 'too-much-today' } });
  });
});

describe('a database at its size limit', () => {
  it('refuses new battles with a reason, and running fights go on', async () => {
    const { url } = await serveWith({}, openNearlyFull);
    const { ann } = await gather(url);
    let refused: HttpFailure['error'] | undefined;
    await expect
      .poll(async () => (refused = (await create(url)).error), { timeout: 20_000, interval: 1_000 })
      .toBeDefined();
    expect(refused).toMatchObject({
      code: 'storage-full',
      message: expect.stringContaining('storage is full'),
    });
    expect(await ann.say({ as: 'ana', do: 'cheer' })).toMatchObject({ ok: true });
  });
});

describe('the passphrase of a table', () => {
  const knock = (url: string, id: string, token: string, passphrase: string) =>
    Guest.join(url, id, { token, passphrase }).then(
      () => 'let in',
      (error: Error) => error.message,
    );

  it('is refused after too many wrong guesses, even if it is right', async () => {
    const { url } = await serveWith({ guesses: { burst: 3, perSecond: 0 } });
    const { id, tokens, gm } = await gather(url);
    await gm.seat({ do: 'passphrase', passphrase: 'open sesame' });
    for (const wrong of ['1', '2', '3'])
      expect(await knock(url, id, tokens.player, wrong)).toContain('Wrong password');
    expect(await knock(url, id, tokens.player, 'open sesame')).toContain('Too many wrong passwords');
    await gm.leave();
    await Guest.join(url, id, { seatKey: gm.welcome.seatKey ?? '' }); // returning to a seat needs no passphrase
  });

  it('admits any number of guests who know it', async () => {
    const { url } = await serveWith({ guesses: { burst: 3, perSecond: 0 } });
    const { id, tokens, gm } = await gather(url);
    await gm.seat({ do: 'passphrase', passphrase: 'open sesame' });
    for (let guest = 0; guest < 5; guest++)
      expect(await knock(url, id, tokens.player, 'open sesame')).toBe('let in');
  });

  it('cannot be guessed more often by delayed spectators', async () => {
    const { url } = await serveWith({ guesses: { burst: 3, perSecond: 0 } });
    const { id, tokens, gm } = await gather(url);
    await gm.seat({ do: 'passphrase', passphrase: 'open sesame' });
    await gm.seat({ do: 'settings', spectatorsDelay: 1 });
    for (const wrong of ['1', '2', '3']) await knock(url, id, tokens.spectator, wrong);
    expect(await knock(url, id, tokens.spectator, 'open sesame')).toContain('Too many wrong passwords');
  });
});

describe('an incomplete request', () => {
  const half = (url: string) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.resume();
    socket.write('POST /api/battles HTTP/1.1\r\nHost: x\r\n');
    return { socket, closed: new Promise<void>((resolve) => socket.once('close', () => resolve())) };
  };

  it('times out', async () => {
    const { url } = await serveWith({ headers: 200, upload: 400 });
    await half(url).closed;
  });

  it('counts toward its address’s socket limit until its socket closes', async () => {
    const { url } = await serveWith({ sockets: 2 });
    const [first, second, third] = [half(url), half(url), half(url)];
    await third.closed;
    first.socket.destroy();
    second.socket.destroy();
    await Promise.all([first.closed, second.closed]);
    await expect
      .poll(() =>
        fetch(`${url}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
});
