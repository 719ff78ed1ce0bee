import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';

const DESKTOP = { width: 1280, height: 800 };

/** A fight whose file gives the goblin's bot the easy level and the fierce temperament. */
const MILL = `{ "ruleset": "flow", "map": { "radius": 3 }, "combatants": [
  { "id": "ana", "side": "heroes", "at": [0, 0], "sheet": { "kind": "warden" } },
  { "id": "gob", "name": "Gob", "side": "foes", "at": [2, 0], "sheet": { "kind": "goblin" },
    "bot": { "level": "easy", "temperament": "fierce" } } ] }`;

let server: TestServer;
let browser: Browser;
let gm: Person;
let other: Person;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const person of [gm, other]) await person?.leave();
});

/** Waits until a dropdown shows a value. */
async function shows({ page }: Person, id: string, value: string): Promise<void> {
  await page.waitForFunction(
    ([testId, wanted]) =>
      document.querySelector<HTMLSelectElement>(`[data-testid="${testId}"]`)?.value === wanted,
    [id, value] as const,
  );
}

async function openMenuOf({ page }: Person, name: string): Promise<void> {
  await page.locator('.ribbon-fighter', { hasText: name }).click({ button: 'right' });
  await page.getByTestId('bot-level').waitFor();
}

it('a fight file sets how bots play, the GM changes it in the lobby and in the menu, and another browser sees it', async () => {
  gm = await Person.arrive(browser, 'Gemma', DESKTOP);
  await gm.page.goto(server.address);
  const file = { name: 'mill.json', mimeType: 'application/json', buffer: Buffer.from(MILL) };
  await gm.page.getByTestId('fight-file').setInputFiles(file);
  await gm.press('enter');
  await gm.page.getByTestId('name').fill(gm.name);
  await gm.press('join');
  await gm.page.getByTestId('lobby').waitFor();
  other = await Person.arrive(browser, 'Gerda', DESKTOP);
  await other.sitDown(gm.page.url());

  // the file
  await gm.press('side-bots-foes');
  for (const person of [gm, other]) await shows(person, 'side-level-foes', 'easy');
  await other.photograph('bot-traits-lobby');

  // the lobby
  await gm.page.getByTestId('side-level-foes').selectOption('normal');
  await shows(other, 'side-level-foes', 'normal');

  // the menu of a fighter
  await gm.press('start');
  await other.page.locator('main.table[data-status=fighting]').waitFor();
  await openMenuOf(other, 'Gob');
  await shows(other, 'bot-temperament', 'fierce');
  await openMenuOf(gm, 'Gob');
  await gm.page.getByTestId('bot-temperament').selectOption('cowardly');
  await shows(other, 'bot-temperament', 'cowardly');
  await other.photograph('bot-traits-menu');
  await other.page.keyboard.press('Escape');

  // the GM panel
  await other.press('open-gm');
  await other.page.getByTestId('table-settings').locator('summary').first().click();
  await other.page.getByTestId('side-level-foes').selectOption('easy');
  await shows(gm, 'bot-level', 'easy');
  expect([gm.faults, other.faults]).toEqual([[], []]);
});
