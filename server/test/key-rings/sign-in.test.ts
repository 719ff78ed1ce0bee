import type { CreatedCampaign } from '@riposte/shared/protocol/campaign';
import type { SignInPage } from '@riposte/shared/protocol/key-ring';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SignIn } from '../../src/key-rings/sign-in.ts';
import { newLog } from '../../src/process/log.ts';
import { Guest, serve, UNBOUNDED } from '../support/harness.ts';
import { CLIENT, provideIdentity } from '../support/identity-provider.ts';
import { RingBrowser } from '../support/ring-browser.ts';

/** The path with which the identity provider sends the browser back. */
const BACK = '/api/key-ring/signed-in?';

let server: Awaited<ReturnType<typeof serve>>;
let provider: Awaited<ReturnType<typeof provideIdentity>>;
let user = 'ann';
beforeAll(async () => {
  let signIn: SignIn | undefined;
  server = await serve(
    undefined,
    UNBOUNDED,
    null,
    undefined,
    {},
    {
      onlySignedIn: true,
      signIn: {
        begin: (...asked) => (signIn as SignIn).begin(...asked),
        finish: (...asked) => (signIn as SignIn).finish(...asked),
      } as SignIn,
    },
  );
  provider = await provideIdentity(server.url, () => user);
  signIn = new SignIn({ issuer: provider.issuer, ...CLIENT }, newLog('silent'));
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const newBrowser = () => new RingBrowser(server.url);

/** Goes to the identity provider as `as`. Returns the address with which it sends the browser back. */
async function leave(browser: RingBrowser, as: string, back = '/key-ring'): Promise<string> {
  user = as;
  const { said } = await browser.ask<SignInPage>('sign-in', { device: 'Firefox', back });
  const there = new RingBrowser(provider.issuer.origin);
  let at = said.url;
  while (!at.startsWith(server.url)) {
    const location = (await there.fetch(at)).headers.get('location') ?? server.url;
    at = new URL(location, at).href;
  }
  return at;
}

/** Follows the address back. Returns the path that the browser then shows. */
const comeBack = async (browser: RingBrowser, address: string) =>
  (await browser.fetch(address)).headers.get('location');

async function signIn(as: string, browser = newBrowser()): Promise<RingBrowser> {
  await comeBack(browser, await leave(browser, as));
  return browser;
}

it('a person who signs in gets a key ring, and gets it again on another device', async () => {
  const laptop = await signIn('ann');
  await laptop.sync([{ kind: 'library', id: 'a', value: 1 }]);
  const phone = await signIn('ann');
  expect((await phone.sync()).said.items).toMatchObject([{ id: 'a' }]);
  expect(await phone.ring()).toMatchObject({ accounts: [provider.issuer.host], devices: { length: 2 } });
  expect((await signIn('bob').then((bob) => bob.sync())).said.items).toEqual([]);
});

it('signing in lets the account open the key ring that is already open', async () => {
  const laptop = await newBrowser().create();
  await signIn('cleo', laptop);
  expect((await signIn('cleo').then((phone) => phone.ring()))?.id).toBe((await laptop.ring())?.id);
});

it('an account that opens one key ring cannot be added to another', async () => {
  await signIn('dora');
  const other = await newBrowser().create();
  expect(await comeBack(other, await leave(other, 'dora'))).toBe('/key-ring?failed=other-account');
  expect((await other.ring())?.accounts).toEqual([]);
});

it('signing in leads back to the page where it began, but never to another site', async () => {
  const browser = newBrowser();
  expect(await comeBack(browser, await leave(browser, 'ann', '/workshop'))).toBe('/workshop');
  for (const back of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a\\b'])
    expect(await browser.ask('sign-in', { device: 'x', back })).toEqual({ status: 400, said: 'bad-request' });
});

const failed = '/key-ring?failed=sign-in';

it('an address that was used to sign in does not work again', async () => {
  const browser = newBrowser();
  const address = await leave(browser, 'eve');
  expect(await comeBack(browser, address)).toBe('/key-ring');
  expect(await comeBack(browser, address)).toBe(failed);
});

it('a sign-in that another browser began fails, and opens nothing there', async () => {
  const [mallory, victim] = [newBrowser(), newBrowser()];
  const address = await leave(mallory, 'mallory');
  await leave(victim, 'ann');
  expect(await comeBack(victim, address)).toBe(failed);
  expect(await victim.ring()).toBeNull();
});

it.each([
  { name: 'an unknown state', query: 'code=a&state=b' },
  { name: 'no state', query: 'code=a' },
  { name: 'several states', query: 'state=a&state=b' },
])('a sign-in with $name fails', async ({ query }) => {
  expect(await comeBack(newBrowser(), server.url + BACK + query)).toBe(failed);
});

it('a sign-in that the person canceled fails', async () => {
  const browser = newBrowser();
  const state = new URL(await leave(browser, 'ann')).searchParams.get('state');
  const query = `error=access_denied&state=${state}`;
  expect(await comeBack(browser, server.url + BACK + query)).toBe(failed);
});

/** Sends a request about anything but key rings from a page of this server. */
async function send(browser: RingBrowser, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: server.url };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return await browser.fetch(`${server.url}/api/${path}`, init);
}

const campaign = { name: 'Gloria', title: 'The Mill', ruleset: 'toy' };

it.each([
  { what: 'battles', body: { ruleset: 'toy', scenario: 'brawl' } },
  { what: 'shelves', body: {} },
  { what: 'campaigns', body: campaign },
])('only a person who has signed in may create $what, if the host says so', async ({ what, body }) => {
  const create = async (browser: RingBrowser) => (await send(browser, what, body)).status;
  expect([await create(newBrowser()), await create(await newBrowser().create())]).toEqual([401, 401]);
  expect(await create(await signIn('ann'))).toBe(201);
});

it('a GM of a campaign who has not signed in may not open its fights, but may read it', async () => {
  const made = await send(await signIn('ann'), 'campaigns', campaign);
  const { id, key } = (await made.json()) as CreatedCampaign;
  const guest = newBrowser();
  expect((await send(guest, `campaigns/${id}/fights`, { key, document: '{}', heroes: [] })).status).toBe(401);
  expect((await send(guest, `campaigns/${id}/read`, { key })).status).toBe(200);
});

it('a GM may create the next fight only if they had signed in when they joined the table', async () => {
  const ann = await signIn('ann');
  const made = await send(ann, 'battles', { ruleset: 'toy', scenario: 'brawl' });
  const { id, links } = (await made.json()) as CreatedBattle;
  const join = (browser: RingBrowser) => {
    const headers = { origin: server.url, ...(browser.cookie !== '' && { cookie: browser.cookie }) };
    return Guest.join(server.url, id, { token: links.gm.split('#')[1] ?? '', name: 'Gloria' }, headers);
  };
  const guest = await join(newBrowser());
  await guest.seat({ do: 'start' });
  await guest.say({ as: 'gm', do: 'gm.end' });
  const refused = { ok: false, rejection: { code: 'sign-in-required' } };
  expect(await guest.seat({ do: 'again' })).toMatchObject(refused);
  await guest.leave();
  expect(await (await join(ann)).seat({ do: 'again' })).toMatchObject({ ok: true });
});
