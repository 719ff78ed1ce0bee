import type { NotificationSettings } from '@riposte/shared/protocol/notifications';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Guest, gather, post as request, shown } from '../support/harness.ts';
import type { PushBrowser } from '../support/push-service.ts';
import { SITE, serveTold } from '../support/told-server.ts';

const DAY = 86_400;
const post = { prompt: DAY, turn: 2 * DAY };
const WAIT_MS = 150;

let server: Awaited<ReturnType<typeof serveTold>>;
beforeAll(async () => {
  server = await serveTold(WAIT_MS);
});
afterAll(() => server.stop());
afterEach(() => {
  server.hook.respond = (response) => response.writeHead(204).end();
});

type Table = Awaited<ReturnType<typeof gather>>;

const keyOf = (guest: Guest) => guest.welcome.seatKey ?? '';

/** Sends a request about notifications. Returns the status of the response. */
async function ask(path: string, body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(server.url + path, init)).status;
}

const pathOf = ({ id }: Table, what: string) => `/api/battles/${id}/notifications/${what}`;

async function subscribe(table: Table, guest: Guest): Promise<PushBrowser> {
  const browser = server.push.newBrowser();
  expect(await ask(pathOf(table, 'push'), { seatKey: keyOf(guest), to: browser.address })).toBe(204);
  return browser;
}

async function leave(table: Table, ...guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.leave();
  const isGone = ({ welcome }: Guest) => table.gm.state.seats.get(welcome.seat)?.connected === false;
  await table.gm.until(() => guests.every(isGone));
}

const back = ({ id }: Table, guest: Guest) => Guest.join(server.url, id, { seatKey: keyOf(guest) });

/** Gives the default answer to all open prompts. */
async function answerAll(gm: Guest): Promise<void> {
  for (const { id: prompt } of gm.prompts)
    await shown(await gm.say({ as: 'gm', do: 'gm.timeout', prompt }), gm);
}

/** Ends the turns of both enemies and of ana, so that it is ben's turn again. */
async function endTurns({ gm, ann }: Table): Promise<void> {
  for (const as of ['rat', 'rex']) await shown(await gm.say({ as, do: 'end-turn' }), gm, ann);
  await shown(await ann.say({ as: 'ana', do: 'end-turn' }), gm);
}

/**
 * Resolves when all earlier messages of the server have arrived: sends another one, for another table, and waits for it.
 */
async function quiesce(): Promise<void> {
  const other = await gather(server.url, 'brawl', { post });
  const browser = await subscribe(other, other.bob);
  await leave(other, other.bob);
  await other.ann.say({ as: 'ana', do: 'end-turn' });
  await expect.poll(() => browser.messages.length, { timeout: 5_000 }).toBe(1);
}

describe('a person who is away', () => {
  it('gets one push message when it is their turn, with the time left and no secret', async () => {
    const table = await gather(server.url, 'brawl', { post });
    const browser = await subscribe(table, table.bob);
    await leave(table, table.bob);
    await table.ann.say({ as: 'ana', do: 'end-turn' });
    await expect.poll(() => browser.messages, { timeout: 5_000 }).toHaveLength(1);
    const [message] = browser.messages;
    expect(message).toMatchObject({ title: 'A brawl', path: `/t/${table.id}` });
    expect(message?.body).toMatch(/^It’s your move\. You have 1 day 23 h left\.$/);
    for (const secret of [keyOf(table.bob), table.tokens.player])
      expect(JSON.stringify(message)).not.toContain(secret);
  });

  it('gets one message for a chain of prompts, and no other before they come back', async () => {
    const table = await gather(server.url, 'brawl', { post });
    const { ann, gm } = table;
    const browser = await subscribe(table, table.bob);
    await leave(table, table.bob);
    await shown(await ann.say({ as: 'ana', do: 'shout' }), gm);
    await answerAll(gm);
    await shown(await ann.say({ as: 'ana', do: 'end-turn' }), gm);
    await expect.poll(() => browser.messages.length, { timeout: 5_000 }).toBe(1);
    await answerAll(gm); // ends bob's turn
    await endTurns(table);
    await quiesce();
    expect(browser.messages).toHaveLength(1);

    const bob = await back(table, table.bob);
    await shown(await bob.say({ as: 'ben', do: 'end-turn' }), gm);
    await leave(table, bob);
    await endTurns(table);
    await expect.poll(() => browser.messages.length, { timeout: 5_000 }).toBe(2);
  });

  it('gets none if the prompt is answered before it is sent, or if they have seen it', async () => {
    const table = await gather(server.url, 'brawl', { post });
    const [ofAnn, ofBob] = [await subscribe(table, table.ann), await subscribe(table, table.bob)];
    await leave(table, table.bob);
    await shown(await table.ann.say({ as: 'ana', do: 'shout' }), table.gm);
    await answerAll(table.gm);
    await leave(table, table.ann); // it is ann's turn, and she has seen it
    await quiesce();
    expect([ofAnn.messages, ofBob.messages]).toEqual([[], []]);
  });

  it('gets none in their quiet hours', async () => {
    const table = await gather(server.url, 'brawl', { post });
    const browser = await subscribe(table, table.bob);
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const hours = { from: (minute + 1_380) % 1_440, until: (minute + 120) % 1_440, zone: 'UTC' };
    await table.bob.seat({ do: 'quiet-hours', hours });
    await leave(table, table.bob);
    await table.ann.say({ as: 'ana', do: 'end-turn' });
    await quiesce();
    expect(browser.messages).toEqual([]);
  });

  it('turns messages off with the link in a message', async () => {
    const table = await gather(server.url, 'brawl', { post });
    const browser = await subscribe(table, table.bob);
    await leave(table, table.bob);
    await table.ann.say({ as: 'ana', do: 'end-turn' });
    await expect.poll(() => browser.messages.length, { timeout: 5_000 }).toBe(1);
    const off = browser.messages[0]?.off ?? '';
    expect((await fetch(server.url + off.slice(0, -1), { method: 'POST' })).status).toBe(200);
    const settings = () =>
      request<NotificationSettings>(server.url, `/api/battles/${table.id}/notifications`, {
        seatKey: keyOf(table.bob),
      });
    expect((await settings()).endpoints).toHaveLength(1); // the link above was wrong by a character
    await fetch(server.url + off, { method: 'POST' });
    expect((await settings()).endpoints).toEqual([]);
  });

  it('is forgotten by the server when the push service does not know their browser anymore', async () => {
    const table = await gather(server.url, 'brawl', { post });
    const browser = await subscribe(table, table.bob);
    server.push.gone.add(new URL(browser.address.endpoint).pathname);
    await leave(table, table.bob);
    await table.ann.say({ as: 'ana', do: 'end-turn' });
    const seats = () => server.store.notifications.subscriptions(table.id, table.bob.welcome.seat);
    await expect.poll(seats, { timeout: 5_000 }).toEqual([]);
  });
});

describe('an e-mail address', () => {
  it('gets messages only after its owner has confirmed it, and can be turned off with one click', async () => {
    const { mails } = server.mail;
    const to = 'bob@mail.example';
    const ours = () => mails.filter((mail) => mail.to === to);
    const table = await gather(server.url, 'brawl', { post });
    expect(await ask(pathOf(table, 'mail'), { seatKey: keyOf(table.bob), to })).toBe(204);
    const [confirmation] = ours();
    const confirm =
      confirmation?.text.match(/https:\/\/table\.example(\/notifications\/confirm\?t=\S+)/)?.[1] ?? '';
    expect(confirm).not.toBe('');
    await leave(table, table.bob);
    await table.ann.say({ as: 'ana', do: 'end-turn' });
    await quiesce();
    expect(ours()).toHaveLength(1);
    expect(await (await fetch(server.url + confirm)).text()).toContain('<form method="post">');
    expect(await (await fetch(server.url + confirm, { method: 'POST' })).text()).toContain(
      'Address confirmed',
    );

    const bob = await back(table, table.bob);
    await shown(await bob.say({ as: 'ben', do: 'end-turn' }), table.gm);
    await leave(table, bob);
    await endTurns(table);
    await expect.poll(() => ours().length, { timeout: 5_000 }).toBe(2);
    const { headers = {}, text } = ours()[1] ?? {};
    expect(text).toContain(`Open the table: ${SITE}/t/${table.id}\n`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const off = headers['list-unsubscribe']?.match(/^<https:\/\/table\.example(\/\S+)>$/)?.[1] ?? '';
    await fetch(server.url + off, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(await server.store.notifications.subscriptions(table.id, table.bob.welcome.seat)).toEqual([]);
  });
});

it('a confirmed e-mail address is kept until a new one is confirmed', async () => {
  const table = await gather(server.url, 'brawl', { post });
  const seatKey = keyOf(table.bob);
  const start = (to: string) => ask(pathOf(table, 'mail'), { seatKey, to });
  const confirm = async (to: string) => {
    const { text = '' } = server.mail.mails.find((mail) => mail.to === to) ?? {};
    const [, path = ''] = /https:\/\/table\.example(\/notifications\/confirm\?t=\S+)/.exec(text) ?? [];
    expect((await fetch(server.url + path, { method: 'POST' })).status).toBe(200);
  };
  const mails = async () =>
    (await request<NotificationSettings>(server.url, `/api/battles/${table.id}/notifications`, { seatKey }))
      .mails;
  const [old, wrong, right] = ['old@mail.example', 'wrong@mail.example', 'right@mail.example'];
  await start(old);
  await confirm(old);
  await start(wrong);
  await start(right); // replaces the address that was not confirmed
  expect(await mails()).toEqual([
    { address: old, isConfirmed: true },
    { address: right, isConfirmed: false },
  ]);
  await confirm(right);
  expect(await mails()).toEqual([{ address: right, isConfirmed: true }]);
});

describe('a webhook', () => {
  const setHook = (table: Table, format: 'discord' | 'json', by = table.gm) => {
    const hook = { url: `http://${server.hook.host}/${table.id}`, format };
    return ask(pathOf(table, 'hook'), { seatKey: keyOf(by), hook });
  };
  const got = ({ id }: Table) =>
    server.hook.got.filter(({ path }) => path === `/${id}`).map(({ body }) => JSON.parse(body.toString()));

  it('is told in Discord’s format whose move it is, without mentions', async () => {
    const table = await gather(server.url, 'brawl', { post });
    expect(await setHook(table, 'discord')).toBe(204);
    await table.bob.seat({ do: 'rename', name: '@everyone *Bob*' });
    await leave(table, table.bob);
    await table.ann.say({ as: 'ana', do: 'end-turn' });
    await expect.poll(() => got(table), { timeout: 5_000 }).toHaveLength(1);
    const [{ content, allowed_mentions }] = got(table);
    expect(content).toMatch(
      /^\*\*A brawl\*\*\nIt’s \\@everyone \\\*Bob\\\*’s move \(time is up <t:\d+:R>\)\./,
    );
    expect(content).toContain(`${SITE}/t/${table.id}`);
    expect(allowed_mentions).toEqual({ parse: [] });
  });

  it('gets the same facts as JSON, in one message about all who are asked at a bluff-proof table', async () => {
    const table = await gather(server.url, 'brawl', { post, windowSeconds: 1 });
    const { id, tokens, ann, bob, gm } = table;
    await setHook(table, 'json');
    const cyd = await Guest.join(server.url, id, { token: tokens.player, name: 'Cyd' });
    await gm.seat({ do: 'assign', fighter: 'rat', seat: cyd.welcome.seat });
    const [ofBob, ofCyd] = [await subscribe(table, bob), await subscribe(table, cyd)];
    await leave(table, bob, cyd);
    await shown(await ann.say({ as: 'ana', do: 'shout' }), gm);
    await expect.poll(() => got(table), { timeout: 5_000 }).toHaveLength(1);
    const [{ waiting, link, title }] = got(table);
    expect({ title, link }).toEqual({ title: 'A brawl', link: `${SITE}/t/${id}` });
    const [{ deadline }] = waiting;
    expect(waiting).toEqual([
      { name: 'Bob', deadline },
      { name: 'Cyd', deadline }, // the rat cannot react, but the message does not show that
    ]);
    await expect.poll(() => [ofBob.messages.length, ofCyd.messages.length]).toEqual([1, 1]);
    expect(ofCyd.messages[0]?.body).toBe(ofBob.messages[0]?.body);
  });

  it('waits as long as the receiver asks, and is removed when the receiver is gone', async () => {
    const table = await gather(server.url, 'brawl', { post });
    await setHook(table, 'json');
    server.hook.respond = (response) => response.writeHead(429, { 'retry-after': '3600' }).end();
    await leave(table, table.bob);
    await shown(await table.ann.say({ as: 'ana', do: 'end-turn' }), table.gm);
    await expect.poll(() => got(table).length, { timeout: 5_000 }).toBe(1);
    await quiesce();
    expect(got(table)).toHaveLength(1);

    const other = await gather(server.url, 'brawl', { post });
    await setHook(other, 'json');
    server.hook.respond = (response) => response.writeHead(404).end();
    await leave(other, other.bob);
    await other.ann.say({ as: 'ana', do: 'end-turn' });
    await expect.poll(() => server.store.notifications.hook(other.id), { timeout: 5_000 }).toBeNull();
  });

  it('does not hold up the table while its receiver does not respond, and does not follow redirects', async () => {
    const table = await gather(server.url, 'brawl', { post });
    await setHook(table, 'json');
    server.hook.respond = () => undefined;
    await leave(table, table.bob);
    await shown(await table.ann.say({ as: 'ana', do: 'end-turn' }), table.gm);
    await expect.poll(() => got(table).length, { timeout: 5_000 }).toBe(1);
    expect(await table.gm.say({ as: 'ben', do: 'end-turn' })).toMatchObject({ ok: true });

    const other = await gather(server.url, 'brawl', { post });
    await setHook(other, 'json');
    server.hook.respond = (response) =>
      response.writeHead(302, { location: `http://${server.hook.host}/elsewhere` }).end();
    await leave(other, other.bob);
    await other.ann.say({ as: 'ana', do: 'end-turn' });
    await expect.poll(() => got(other).length, { timeout: 5_000 }).toBe(1);
    await quiesce();
    expect(server.hook.got.map(({ path }) => path)).not.toContain('/elsewhere');
  });

  it.each([
    { name: 'a loopback address', url: 'http://127.0.0.1:9/hook', status: 400 },
    { name: 'plain HTTP', url: 'http://hooks.example/1', status: 400 },
    { name: 'another protocol', url: 'file:///etc/passwd', status: 400 },
    { name: 'a password in the address', url: 'https://user:pass@hooks.example/1', status: 400 },
  ])('is refused for $name', async ({ url, status }) => {
    const table = await gather(server.url, 'brawl', { post });
    expect(
      await ask(pathOf(table, 'hook'), { seatKey: keyOf(table.gm), hook: { url, format: 'json' } }),
    ).toBe(status);
  });

  it('is set only by a GM, who never gets its secret address back', async () => {
    const table = await gather(server.url, 'brawl', { post });
    expect(await setHook(table, 'json', table.ann)).toBe(403);
    await setHook(table, 'discord');
    const of = (guest: Guest) =>
      request<NotificationSettings>(server.url, `/api/battles/${table.id}/notifications`, {
        seatKey: keyOf(guest),
      });
    expect((await of(table.gm)).hook).toEqual({ host: server.hook.host, format: 'discord' });
    expect((await of(table.ann)).hook).toBeUndefined();
  });
});

it('no message tells of a hidden fighter that the GM decides for', async () => {
  const table = await gather(server.url, 'ambush', { post });
  const hook = { url: `http://${server.hook.host}/${table.id}`, format: 'json' };
  await ask(pathOf(table, 'hook'), { seatKey: keyOf(table.gm), hook });
  const browser = await subscribe(table, table.gm);
  await table.ann.until(() => true);
  await table.gm.leave();
  await table.ann.until((state) => state.seats.get(table.gm.welcome.seat)?.connected === false);
  await table.ann.say({ as: 'ana', do: 'end-turn' });
  await shown(await table.bob.say({ as: 'ben', do: 'end-turn' }), table.bob);
  await expect.poll(() => browser.messages.length, { timeout: 5_000 }).toBe(1);
  const bodies = server.hook.got
    .filter(({ path }) => path === `/${table.id}`)
    .map(({ body }) => body.toString());
  expect(bodies).toHaveLength(1);
  for (const text of [...bodies, JSON.stringify(browser.messages)]) expect(text).not.toMatch(/lurker/i);
});
