import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator.ts';
import { serve, UNBOUNDED } from '../support/harness.ts';
import { RingBrowser } from '../support/ring-browser.ts';

/** The part of the browser's options that the authenticator needs. */
interface Options {
  readonly challenge: string;
}

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve(undefined, UNBOUNDED);
});
afterAll(() => server.stop());

/** A host name, because browsers accept no address as the domain of a passkey. */
const site = () => server.url.replace('127.0.0.1', 'localhost');
const newBrowser = () => new RingBrowser(site());

let laptop: RingBrowser;
let key: Authenticator;
beforeEach(async () => {
  laptop = await newBrowser().create();
  key = new Authenticator(site());
});

const add = async (by = laptop, response?: object) => {
  const { said } = await by.ask<Options>('passkeys/options');
  return await by.ask('passkeys/add', { name: 'Laptop', credential: response ?? key.create(said) });
};
const challenge = async () => (await newBrowser().ask<Options>('open/passkey/options')).said;
const open = (browser: RingBrowser, credential: object) =>
  browser.ask('open/passkey', { device: 'Phone', credential });
const refused = { status: 403, said: 'bad-passkey' };

it('a passkey opens its key ring in another browser', async () => {
  expect(await add()).toMatchObject({ status: 204 });
  const phone = newBrowser();
  expect(await open(phone, key.use(await challenge()))).toMatchObject({ status: 204 });
  expect(await phone.ring()).toMatchObject({ passkeys: [{ name: 'Laptop' }], devices: { length: 2 } });
});

it('a passkey that was removed opens nothing', async () => {
  await add();
  const id = (await laptop.ring())?.passkeys[0]?.id;
  expect(await laptop.ask('passkeys/remove', { id })).toMatchObject({ status: 204 });
  expect(await laptop.ask('passkeys/remove', { id })).toEqual({ status: 404, said: 'no-such-passkey' });
  expect(await open(newBrowser(), key.use(await challenge()))).toEqual(refused);
});

it('a response that was used before opens nothing, because its challenge works once', async () => {
  await add();
  const response = key.use(await challenge());
  await open(newBrowser(), response);
  expect(await open(newBrowser(), response)).toEqual(refused);
});

it('a copied passkey whose counter does not rise opens nothing', async () => {
  await add();
  await open(newBrowser(), key.use(await challenge(), 5));
  expect(await open(newBrowser(), key.use(await challenge(), 5))).toEqual(refused);
});

it.each([
  { name: 'a challenge that the server did not send', use: async () => key.use({ challenge: 'bm9uZQ' }) },
  {
    name: 'a challenge for a new passkey',
    use: async () => key.use((await laptop.ask<Options>('passkeys/options')).said),
  },
  {
    name: 'another passkey with the same id',
    use: async () => {
      const { id, rawId } = key.use({ challenge: 'bm9uZQ' });
      return { ...new Authenticator(site()).use(await challenge()), id, rawId };
    },
  },
])('a response opens nothing if it contains $name', async ({ use }) => {
  await add();
  expect(await open(newBrowser(), await use())).toEqual(refused);
});

it('a response that another site obtained opens nothing', async () => {
  const phished = new Authenticator('https://evil.example');
  const { said } = await laptop.ask<Options>('passkeys/options');
  expect(await add(laptop, phished.create(said))).toEqual(refused);
});

it('a challenge for a passkey works only for the key ring that asked for it', async () => {
  const other = await newBrowser().create();
  const { said } = await other.ask<Options>('passkeys/options');
  expect(await add(laptop, key.create(said))).toEqual(refused);
});
