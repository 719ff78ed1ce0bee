import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as gm from '../client/src/words/gm.ts';
import * as words from '../client/src/words/library.ts';
import { noSuchThing } from '../server/src/words/failures.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let gathering: Gathering;
beforeAll(async () => {
  gathering = await Gathering.begin();
});
afterAll(() => gathering?.end());

async function arrive(name: string, viewport: typeof DESK, link: string): Promise<Person> {
  const person = await gathering.arrive(name, viewport);
  await person.page.goto(new URL(link, gathering.server.address).href);
  return person;
}

const rows = ({ page }: Person) => page.getByTestId('kept');

async function holds(person: Person, names: readonly string[]): Promise<void> {
  await person.page.waitForFunction((wanted) => {
    const found = [...document.querySelectorAll('[data-testid=kept] b')].map((one) => one.textContent);
    return JSON.stringify(found) === JSON.stringify(wanted);
  }, names);
}

it('a GM saves a fight in a library, opens it on another device, shares it, deletes the library and restores it from a file', async () => {
  const gemma = await arrive('Gemma', DESK, '/workshop');
  await gemma.press('begin-flow-duel');
  await gemma.press('part-library');
  const title = await gemma.page.getByRole('heading', { level: 1 }).innerText();
  await gemma.press('keep-fight');
  await holds(gemma, [title]);
  await gemma.press('keep-map');
  await holds(gemma, [title, title]);
  await rename(gemma, 'The "court"');
  await holds(gemma, ['The "court"', title]);
  await gemma.photograph('library');
  const itsLink = await gemma.page.getByTestId('library-link').inputValue();

  const onPhone = await arrive('Gemma', PHONE, itsLink);
  await holds(onPhone, ['The "court"', title]);
  expect(onPhone.page.url()).not.toContain(itsLink.split('.').at(-1));
  await onPhone.photograph('library-phone');
  await rows(onPhone).nth(1).getByTestId('kept-open').click();
  await onPhone.page.getByTestId('part-library').waitFor();
  expect(await onPhone.page.getByRole('heading', { level: 1 }).innerText()).toBe(title);

  const shared = await linkTo(gemma, 1);
  const fred = await playsIt(shared, title);
  await rows(gemma).first().getByTestId('kept-open').click(); // opens the saved map, which is the first item
  await gemma.page.getByText(words.isOpenInEditor('').slice(3)).waitFor();

  await changesLibrary(fred, itsLink, title);
  await comesBack(gemma, ['The "court"', title]);
  await fred.page.goto(shared);
  await fred.page.getByText(noSuchThing.message).waitFor();
  for (const person of gathering.people) expect(person.faults).toEqual([]);
});

async function rename({ page }: Person, to: string): Promise<void> {
  await page.getByTestId('kept-rename').first().click();
  await page.getByTestId('kept-name').fill(to);
  await page.getByTestId('kept-name').press('Enter');
}

async function linkTo({ page }: Person, row: number): Promise<string> {
  await page.getByTestId('kept-share').nth(row).click();
  return await page.getByTestId('kept').nth(row).locator('.copy-link input').inputValue();
}

/** Opens a table from the shared fight as another user. Saves the changed fight in a new library. */
async function playsIt(link: string, title: string): Promise<Person> {
  const fred = await arrive('Fred', DESK, link);
  await fred.page.getByTestId('shared-thing').getByText(title).waitFor();
  expect(await rows(fred).count()).toBe(0);
  await fred.photograph('library-shared');
  await fred.press('open-table');
  const address = await fred.page.getByTestId('enter').getAttribute('href');
  await fred.sitDown(new URL(address ?? '', gathering.server.address).href);
  await fred.page.getByTestId('lobby').waitFor();
  await fred.press('open-gm');
  await fred.press('keep-fight');
  await fred.page.getByText(gm.isInLibrary).waitFor();
  await fred.page.goto(gathering.server.address);
  await fred.press('to-library');
  await holds(fred, [title]);
  return fred;
}

/** Checks that a link to another library replaces the user's own only after a confirmation. */
async function changesLibrary(person: Person, link: string, own: string): Promise<void> {
  const { page } = person;
  await page.goto(link);
  await page.getByTestId('other-library').waitFor();
  const before = await page.getByTestId('library-before').inputValue();
  await person.press('library-change');
  await holds(person, ['The "court"', own]);
  await page.goto(before);
  await page.getByTestId('other-library').waitFor();
  await person.press('library-change');
  await holds(person, [own]);
}

it('a GM can save, rename and delete a fight in the library by keyboard alone', async () => {
  const karl = await arrive('Karl', DESK, '/workshop');
  const { page } = karl;
  const { keyboard } = page;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid'));
  await karl.press('begin-flow-duel');
  await page.getByTestId('part-library').focus();
  await keyboard.press('Enter');
  await page.getByTestId('keep-fight').focus();
  await keyboard.press('Enter');
  await rows(karl).waitFor();
  await page.getByTestId('kept-rename').focus();
  await keyboard.press('Enter');
  await keyboard.type('The ford');
  await keyboard.press('Enter');
  await holds(karl, ['The ford']);
  await expect.poll(focused).toBe('kept-rename');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  expect(await focused()).toBe('kept-rename');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await holds(karl, []);
  await page.getByText(words.deleted('The ford')).waitFor();
  await keyboard.press('Tab');
  expect(await focused()).toBe('library-file');
});

/** Exports the library to a file, deletes it, and imports the file into a new library. */
async function comesBack(person: Person, names: readonly string[]): Promise<void> {
  const { page } = person;
  const [saved] = await Promise.all([page.waitForEvent('download'), person.press('library-export')]);
  await person.press('library-delete');
  expect(await rows(person).count()).toBe(2);
  await person.press('library-delete');
  await holds(person, []);
  const buffer = await readFile(await saved.path());
  const file = { name: saved.suggestedFilename(), mimeType: 'application/json', buffer };
  await page.getByTestId('library-file').setInputFiles(file);
  await holds(person, names);
}
