import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as fight from '../client/src/words/fight.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, TestServer } from './support/server.ts';
import { andSeen, answerBy } from './support/table.ts';
import { beginInWorkshop, recruit } from './support/workshop.ts';

const CELLAR = fileURLToPath(new URL('../shared/testdata/maps/cellar.dd2vtt', import.meta.url));
const DESK = { width: 1440, height: 900 };

let home: TestServer;
let elsewhere: TestServer;
let browser: Browser;
let gemma: Person;
let paul: Person;

beforeAll(async () => {
  [home, elsewhere] = await Promise.all([sharedServer(), TestServer.start()]);
  browser = await sharedBrowser();
  gemma = await Person.arrive(browser, 'Gemma', DESK);
  paul = await Person.arrive(browser, 'Paul', { width: 390, height: 844 });
});

afterAll(async () => {
  for (const person of [gemma, paul]) await person?.leave();
  await elsewhere?.remove();
});

it('a group plays with its own hero on its own map, and opens the recording on another server', async () => {
  await beginInWorkshop(gemma, home.address, 'flow');
  await bringInMap();
  await buildFighters();
  await balance();
  const links = await openTable();
  await makeHero();
  await paul.sitDown(links.player);
  await gemma.sitDown(links.gm);
  await bringHero();
  await play();
  await showElsewhere(await takeRecording());
  expect([...gemma.faults, ...paul.faults]).toEqual([]);
});

/** Imports a map from another program and adds a wall. */
async function bringInMap(): Promise<void> {
  const { page } = gemma;
  await gemma.press('part-map');
  await page.getByTestId('map-file').setInputFiles(CELLAR);
  await page.getByTestId('map-preview').waitFor();
  await gemma.press('take-map');
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await gemma.press('tool-brush');
  await gemma.press('ground-wall');
  await gemma.clickHex([0, 0]);
  await gemma.press('tool-place');
}

/** Creates a duelist with custom values, and a goblin as the foe. */
async function buildFighters(): Promise<void> {
  for (const kind of ['duelist', 'goblin']) await recruit(gemma, kind);
  await gemma.press('part-fighter');
  await gemma.page.getByTestId('fighter-side').fill('foes');
  await gemma.page.getByTestId('fighter-side').press('Enter');
  await gemma.press('fighter-duelist');
  await gemma.page.getByTestId('fighter-name').fill('Ilsa');
  const health = gemma.page.getByTestId('rows-Sheet').getByTestId('row-maxHp').getByTestId('kind-value');
  await health.fill('41');
  for (const side of ['heroes', 'foes']) await gemma.press(`line-up-${side}`);
  expect(await gemma.reads('glance')).toContain('41/41');
}

async function balance(): Promise<void> {
  await gemma.press('part-balance');
  await gemma.page.getByTestId('balance-fights').fill('10');
  await gemma.press('balance-start');
  await gemma.page.locator('[data-testid=balance-figures][data-fights="10"]').waitFor();
  expect(await gemma.reads('balance-figures')).toContain('Ilsa');
  await gemma.photograph('evening-balance');
}

/** Opens the table. Returns the links of the GM and the players. */
async function openTable(): Promise<{ gm: string; player: string }> {
  await gemma.press('part-save');
  await gemma.press('open-table');
  const gm = (await gemma.page.getByTestId('enter').getAttribute('href')) ?? '';
  const player = await gemma.page.getByTestId('link-player').inputValue();
  return { gm: home.address + gm, player };
}

/** Creates an archer in the player's browser, on a phone. */
async function makeHero(): Promise<void> {
  await beginInWorkshop(paul, home.address, 'flow');
  await recruit(paul, 'archer');
  await paul.page.getByTestId('fighter-name').fill('Quickfinger');
  await paul.press('part-heroes');
  await paul.press('keep-hero');
  await paul.page.getByTestId('party').getByText('Quickfinger').waitFor();
}

async function bringHero(): Promise<void> {
  await paul.press('bring-hero');
  await paul.press('bring-hero-0');
  await gemma.press('accept-hero');
  await paul.page.getByText('Quickfinger').first().waitFor();
  await gemma.press('start');
  for (const { page } of [gemma, paul]) await page.locator('main.table[data-status=fighting]').waitFor();
  for (const { page } of [gemma, paul]) await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await gemma.hoverHex([0, 0]);
  await gemma.page.getByTestId('cursor').getByText(`0, 0: ${fight.wall}`).waitFor({ state: 'attached' });
}

/** Ends the turns of all users. */
async function play(): Promise<void> {
  let paulHasPlayed = false;
  for (let step = 0; step < 20 && !paulHasPlayed; step++) {
    const who = await toAct();
    if (await who.sees('prompt-card')) await andSeen(who, () => answerBy(who, {}));
    else await andSeen(who, () => who.press('action-end-turn'));
    paulHasPlayed = who === paul;
  }
  expect(paulHasPlayed).toBe(true);
  await gemma.photograph('evening-table');
  await paul.photograph('evening-phone');
}

/** Returns the user who may act. */
async function toAct(): Promise<Person> {
  const asks = (who: Person) =>
    who.page
      .getByTestId('prompt-card')
      .or(who.page.getByTestId('action-end-turn'))
      .first()
      .waitFor()
      .then(() => who);
  return await Promise.race([asks(gemma), asks(paul)]);
}

async function takeRecording(): Promise<string> {
  await gemma.press('open-gm');
  for (const _sure of ['once', 'twice']) await gemma.press('gm-end');
  await gemma.press('see-again');
  const saved = gemma.page.waitForEvent('download');
  await gemma.press('save-recording');
  return await readFile(await (await saved).path(), 'utf8');
}

/** Replays the recording on a server that does not have the battle, and verifies its dice. */
async function showElsewhere(recording: string): Promise<void> {
  const friend = await Person.arrive(browser, 'Fay', DESK);
  await friend.page.goto(`${elsewhere.address}/replay`);
  const file = { name: 'evening.jsonl', mimeType: 'text/plain', buffer: Buffer.from(recording) };
  await friend.page.getByTestId('recording-file').setInputFiles(file);
  await friend.page.locator('[data-testid=verdict][data-verdict=fair]').waitFor();
  await friend.page.locator('[data-testid=map][data-ready=true]').waitFor();
  await friend.page.keyboard.press('End');
  for (const name of ['Ilsa', 'Quickfinger']) await friend.page.getByText(name).first().waitFor();
  await friend.photograph('evening-replay');
  expect(friend.faults).toEqual([]);
  await friend.leave();
}
