import type { RingItem } from '@riposte/shared/protocol/key-ring';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, serve, UNBOUNDED } from '../support/harness.ts';
import { RingBrowser } from '../support/ring-browser.ts';

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, UNBOUNDED);
});
afterAll(() => server.stop());

const newBrowser = () => new RingBrowser(server.url);
const item = (id: string, value: unknown = { id }): RingItem => ({ kind: 'battle', id, value });

describe('a key ring', () => {
  it('gives another device what the first one put on it', async () => {
    const laptop = await newBrowser().create();
    const party: RingItem = { kind: 'party', id: 'toy', value: { heroes: [] } };
    await laptop.sync([item('a'), party]);
    const phone = newBrowser();
    expect(await phone.open(await laptop.code())).toMatchObject({ status: 204 });
    expect((await phone.sync()).said.items).toEqual([item('a'), party]);
  });

  it('tells each device what changed on the others, including removals', async () => {
    const laptop = await newBrowser().create();
    const phone = newBrowser();
    await phone.open(await laptop.code());
    const { rev } = (await laptop.sync([item('a'), item('b')])).said;
    await phone.sync([item('a', null), item('b', 'changed')]);
    expect((await laptop.sync([], rev)).said.items).toEqual([item('a', null), item('b', 'changed')]);
  });

  it('lists its devices, and marks the one that asks', async () => {
    const laptop = await newBrowser().create();
    const phone = newBrowser();
    await phone.open(await laptop.code());
    const devices = (await laptop.ring())?.devices.map(({ name, isThis }) => ({ name, isThis }));
    expect(devices).toEqual([
      { name: 'Firefox', isThis: true },
      { name: 'Phone', isThis: false },
    ]);
  });

  it('is closed at once on a device that another device removes', async () => {
    const laptop = await newBrowser().create();
    const phone = newBrowser();
    await phone.open(await laptop.code());
    const id = (await phone.ring())?.devices.find(({ isThis }) => isThis)?.id;
    expect(await laptop.ask('devices/remove', { id })).toMatchObject({ status: 204 });
    expect(await phone.sync()).toEqual({ status: 401, said: 'device-removed' });
    expect(phone.cookies.size).toBe(0);
    expect(await laptop.ask('devices/remove', { id })).toEqual({ status: 404, said: 'no-such-device' });
  });

  it('is closed on a device that signs out, even for copies of its cookie', async () => {
    const laptop = await newBrowser().create();
    const thief = newBrowser();
    for (const [name, value] of laptop.cookies) thief.cookies.set(name, value);
    await laptop.ask('sign-out');
    expect([await laptop.ring(), (await thief.sync()).said]).toEqual([null, 'no-key-ring']);
  });

  it('replaces the key ring that was open on a device before', async () => {
    const laptop = await newBrowser().create();
    const phone = await newBrowser().create();
    await phone.open(await laptop.code());
    expect((await phone.ring())?.id).toBe((await laptop.ring())?.id);
    expect((await laptop.ring())?.devices).toHaveLength(2);
  });

  it.each([
    {
      name: 'more battles than it can hold',
      changes: Array.from({ length: 101 }, (_, at) => item(`b${at}`)),
    },
    { name: 'more bytes than it can hold', changes: [item('large', 'x'.repeat(8 * 1024 * 1024))] },
  ])('refuses $name, and changes nothing', async ({ changes }) => {
    const laptop = await newBrowser().create();
    await laptop.sync([item('a')]);
    expect(await laptop.sync(changes)).toEqual({ status: 409, said: 'key-ring-full' });
    expect((await laptop.sync()).said.items).toEqual([item('a')]);
  });

  it.each([
    { name: 'an unknown kind', body: { since: 0, changes: [{ kind: 'crown', id: 'a', value: 1 }] } },
    { name: 'an item without an id', body: { since: 0, changes: [{ kind: 'battle', id: '', value: 1 }] } },
    { name: 'a negative revision', body: { since: -1, changes: [] } },
  ])('refuses $name', async ({ body }) => {
    const laptop = await newBrowser().create();
    expect(await laptop.ask('sync', body)).toEqual({ status: 400, said: 'bad-request' });
  });

  it.each(['sync', 'code', 'passkeys/options', 'passkeys/add', 'devices/remove', 'delete'])(
    'must be open for %s',
    async (path) => {
      expect(await newBrowser().ask(path)).toEqual({ status: 401, said: 'no-key-ring' });
    },
  );
});

describe('a code', () => {
  it('has twelve letters that don’t look alike, and may be typed in lower case and without hyphens', async () => {
    const laptop = await newBrowser().create();
    const code = await laptop.code();
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    expect(await newBrowser().open(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toMatchObject({
      status: 204,
    });
  });

  it('works only once', async () => {
    const code = await (await newBrowser().create()).code();
    await newBrowser().open(code);
    expect(await newBrowser().open(code)).toEqual({ status: 403, said: 'bad-code' });
  });

  it('no longer works after a newer one', async () => {
    const laptop = await newBrowser().create();
    const [older, newer] = [await laptop.code(), await laptop.code()];
    expect([await newBrowser().open(older), await newBrowser().open(newer)]).toMatchObject([
      { status: 403 },
      { status: 204 },
    ]);
  });

  it('can be guessed only a few times per address', async () => {
    const strict = await serve(undefined, { codes: { burst: 2, perSecond: 0 } });
    const guess = () => new RingBrowser(strict.url).open('2222-2222-2222');
    expect([await guess(), await guess(), await guess()].map(({ status }) => status)).toEqual([
      403, 403, 429,
    ]);
    await strict.stop();
  });
});

describe('the cookie of a key ring', () => {
  it('has a name over https that browsers accept only from this host', async () => {
    const secure = new RingBrowser(server.url, server.url.replace('http:', 'https:'));
    await secure.create();
    expect(secure.received).toHaveLength(1);
    expect(secure.received[0]).toMatch(
      /^__Host-riposte=[\w-]{24}; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect((await secure.ring())?.devices).toHaveLength(1);
  });

  it('has a plain name over http, where browsers refuse secure cookies', async () => {
    const { received } = await newBrowser().create();
    expect(received[0]).toMatch(/^riposte=[\w-]{24}; .*HttpOnly; SameSite=Strict$/);
  });

  it('is not accepted over https if it was set over http', async () => {
    const plain = await newBrowser().create();
    const secure = new RingBrowser(server.url, server.url.replace('http:', 'https:'));
    for (const [name, value] of plain.cookies) secure.cookies.set(name, value);
    expect(await secure.sync()).toEqual({ status: 401, said: 'no-key-ring' });
  });
});

describe('a page of another site', () => {
  it.each([
    { name: 'with its own origin', headers: { origin: 'https://evil.example' } },
    {
      name: 'with an origin that may use the rest of the server',
      headers: { origin: 'https://friend.example' },
    },
    { name: 'with an opaque origin', headers: { origin: 'null' } },
    { name: 'on another port of this host', headers: { origin: 'http://127.0.0.1:1' } },
    { name: 'that the browser marks as another site', headers: { 'sec-fetch-site': 'same-site' } },
  ])('cannot use an open key ring: $name', async ({ headers }) => {
    const laptop = await newBrowser().create();
    expect(await laptop.ask('sync', { since: 0, changes: [] }, headers)).toEqual({
      status: 403,
      said: 'bad-origin',
    });
  });

  it('cannot use it without naming an origin', async () => {
    const laptop = await newBrowser().create();
    const body = '{"since":0,"changes":[]}';
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body };
    expect((await laptop.fetch(`${server.url}/api/key-ring/sync`, init)).status).toBe(403);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'cannot use it with a form of type %s',
    async (type) => {
      const laptop = await newBrowser().create();
      const reply = await laptop.ask('delete', {}, { 'content-type': type });
      expect(reply.status).toBe(415);
      expect(await laptop.ring()).not.toBeNull();
    },
  );
});

/** The browsers of the property test, by number. */
const BROWSERS = 4;
const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), by: fc.nat(BROWSERS - 1) }),
  fc.record({ do: fc.constant('push' as const), by: fc.nat(BROWSERS - 1) }),
  fc.record({ do: fc.constant('code' as const), by: fc.nat(BROWSERS - 1) }),
  fc.record({ do: fc.constant('open' as const), by: fc.nat(BROWSERS - 1), code: fc.nat(5) }),
  fc.record({ do: fc.constant('sign-out' as const), by: fc.nat(BROWSERS - 1) }),
  fc.record({ do: fc.constant('remove' as const), by: fc.nat(BROWSERS - 1), at: fc.nat(3) }),
  fc.record({ do: fc.constant('delete' as const), by: fc.nat(BROWSERS - 1) }),
);

it('no sequence of requests gives a browser a seat that no browser on its key ring held', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const browsers = Array.from({ length: BROWSERS }, newBrowser);
      /** The seats that were put on each key ring. */
      const put = new Map<string, Set<string>>();
      const codes: string[] = [];
      for (const one of steps) {
        const browser = browsers[one.by] as RingBrowser;
        const ring = await browser.ring();
        if (one.do === 'create') await browser.create();
        if (one.do === 'push' && ring) {
          put.set(ring.id, (put.get(ring.id) ?? new Set()).add(`seat ${one.by}`));
          await browser.sync([item(`seat ${one.by}`)]);
        }
        if (one.do === 'code' && ring) codes.push(await browser.code());
        if (one.do === 'open') await browser.open(codes[one.code] ?? 'none');
        if (one.do === 'sign-out') await browser.ask('sign-out');
        if (one.do === 'remove')
          await browser.ask('devices/remove', { id: ring?.devices[one.at]?.id ?? '-' });
        if (one.do === 'delete') await browser.ask('delete');
      }
      for (const browser of browsers) {
        const ring = await browser.ring();
        const seen = ring ? (await browser.sync()).said.items.map(({ id }) => id) : [];
        const held = put.get(ring?.id ?? '') ?? new Set();
        expect(seen.filter((seat) => !held.has(seat))).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
}, 60_000);

it('the server stores no token and no code of a key ring, only their hashes', async () => {
  const laptop = await newBrowser().create();
  const code = await laptop.code();
  const [token = ''] = laptop.cookies.values();
  expect(await server.store.rings.sessionOf(token)).toBeUndefined();
  expect(await server.store.rings.useTicket('code', code.replaceAll('-', ''), 0)).toBeUndefined();
});

it('a table can be created and joined without a key ring', async () => {
  const made = await post(server.url, '/api/battles', { ruleset: 'toy', scenario: 'brawl' });
  expect(made).toMatchObject({ id: expect.any(String) });
});
