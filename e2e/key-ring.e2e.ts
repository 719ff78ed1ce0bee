import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as words from '../client/src/words/key-ring.ts';
import { faultsOf } from './support/accessible.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let gathering: Gathering;
/** The server's address with a host name, because passkeys need one. */
let site: string;
beforeAll(async () => {
  gathering = await Gathering.begin();
  site = gathering.server.address.replace('127.0.0.1', 'localhost');
});
afterAll(() => gathering?.end());

/** Opens a browser that takes a seat at a new table. */
async function sitDown(name: string): Promise<Person> {
  const { links } = await gathering.openTable({ ruleset: 'flow', scenario: 'duel' });
  const person = await gathering.arrive(name, DESK);
  await person.sitDown(new URL(links.player, site).href);
  return person;
}

const visit = ({ page }: Person, hash = '') => page.goto(`${site}/key-ring${hash}`);
const noted = ({ page }: Person, note: string) => page.getByTestId('ring-note').getByText(note).waitFor();

/** Returns what the browser stores of its seats, by key. */
const seatsOf = ({ page }: Person) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key, value]) => key !== 'riposte:key-ring' && value.includes('"seatKey"'))
        .map(([key, value]) => [key, JSON.parse(value) as { readonly seatKey: string }]),
    ),
  );

/** Follows the link to the first battle on the key ring, and resolves once the table is there without asking a name. */
async function returnToTable({ page }: Person): Promise<void> {
  await page.getByTestId('ring-battle').getByRole('link').click();
  await page.getByTestId('map').waitFor();
}

async function createRing(person: Person): Promise<void> {
  await visit(person);
  await person.press('ring-create');
  await noted(person, words.isOpenNow);
}

it('a player gets their seat back with a passkey after clearing the browser', async () => {
  const ann = await sitDown('Ann');
  const device = await ann.page.context().newCDPSession(ann.page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const before = await seatsOf(ann);
  await createRing(ann);
  await ann.press('ring-add-passkey');
  await ann.page.getByTestId('ring-passkey').waitFor();

  await ann.page.evaluate(() => localStorage.clear());
  await ann.page.context().clearCookies();
  await visit(ann);
  expect(await faultsOf(ann.page)).toEqual([]);
  await ann.photograph('key-ring-closed');
  await ann.press('ring-use-passkey');
  await noted(ann, words.isOpenNow);
  expect(await seatsOf(ann)).toEqual(before);
  await returnToTable(ann);
  expect(ann.faults).toEqual([]);
});

it('a code hands the key ring to another device, and signing out there leaves nothing', async () => {
  const ben = await sitDown('Ben');
  await createRing(ben);
  await ben.press('ring-add-device');
  const code = await ben.reads('ring-new-code');
  expect(await faultsOf(ben.page)).toEqual([]);
  await ben.photograph('key-ring');

  const phone = await gathering.arrive('Ben', PHONE);
  await visit(phone, `#code=${code}`);
  await phone.page.getByTestId('ring-use-code').waitFor();
  await phone.photograph('key-ring-code-phone');
  await phone.press('ring-use-code');
  await noted(phone, words.isOpenNow);
  expect(phone.page.url()).not.toContain(code);
  expect(await seatsOf(phone)).toEqual(await seatsOf(ben));
  expect(await faultsOf(phone.page)).toEqual([]);
  await phone.photograph('key-ring-phone');
  await returnToTable(phone);

  await visit(phone);
  await phone.press('ring-sign-out');
  await phone.press('ring-sure');
  await noted(phone, words.signedOut);
  const left = await phone.page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith('riposte:'))).toEqual([]);
  await visit(phone, `#code=${code}`);
  await phone.press('ring-use-code');
  await phone.page.getByTestId('ring-fault').waitFor();
  expect([...ben.faults, ...phone.faults]).toEqual([]);
});

it('a person downloads everything as one file, and then deletes it after being told what goes', async () => {
  const cleo = await sitDown('Cleo');
  const [seat] = Object.values(await seatsOf(cleo));
  await createRing(cleo);
  const download = cleo.page.waitForEvent('download');
  await cleo.press('ring-download');
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ format: 'riposte-key-ring', devices: [{ isThis: true }] });
  expect(file).toContain(seat?.seatKey);
  await cleo.press('ring-delete');
  expect(await cleo.page.locator('#question').innerText()).toBe(
    'Your seat in 1 battle is freed. Your name disappears from the chat there. The battles themselves stay, for the others. The key ring is closed on 1 device.',
  );
  expect(await faultsOf(cleo.page)).toEqual([]);
  await cleo.photograph('key-ring-delete');
  await cleo.press('ring-sure');
  await noted(cleo, words.deletedAll);
  expect(await seatsOf(cleo)).toEqual({});
  expect(cleo.faults).toEqual([]);
});
