import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import * as fight from '../client/src/words/fight.ts';
import * as measuring from '../client/src/words/measuring.ts';
import { sharedBrowser } from './support/browser.ts';
import { duelByKeyboard } from './support/by-keyboard.ts';
import { duelByReader } from './support/by-reader.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';

const DESKTOP = { width: 1440, height: 900 };

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it('a player can finish a fight by keyboard alone', async () => {
  const kim = await Person.arrive(browser, 'Kim', DESKTOP);
  await kim.page.goto(server.address);
  await duelByKeyboard(kim);
  expect(kim.faults).toEqual([]);
  await kim.leave();
});

it('a player can measure an area by keyboard, and hears who is in it', async () => {
  const max = await Person.arrive(browser, 'Max', DESKTOP);
  const { page } = max;
  await page.goto(server.address);
  await page.locator('[data-testid=play-now]:not(:disabled)').press('Enter');
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await page.locator('[data-testid=prompt-card], [data-testid=action-end-turn]').first().waitFor(); // by then, the cursor starts near the duelist
  await page.getByTestId('measure-switch').waitFor();
  await page.keyboard.press(',');
  const bar = page.getByTestId('measure-bar');
  await bar.getByRole('button', { name: measuring.MEASURES.burst }).press('Enter');
  await page.getByTestId('map').focus();
  for (const key of ['ArrowRight', 'Enter', '+']) await page.keyboard.press(key);
  await bar.getByText(measuring.size(4)).waitFor();
  await bar.getByRole('status').getByText('Duelist').waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  expect(max.faults).toEqual([]);
  await max.leave();
});

/** A fight that starts with the turn of a mage. */
const MAGE_FIRST = {
  ruleset: 'flow',
  map: { radius: 6 },
  combatants: [
    { id: 'mage', name: 'Mia', side: 'heroes', at: [0, 0], sheet: { kind: 'mage' } },
    { id: 'raider', name: 'Rolf', side: 'foes', at: [2, 0], sheet: { kind: 'raider' } },
    { id: 'goblin', name: 'Gob', side: 'foes', at: [2, 1], sheet: { kind: 'goblin' } },
  ],
  order: ['mage', 'raider', 'goblin'],
};

it('a player who aims a burst by keyboard hears who is in the area, and the card shows it before the burst', async () => {
  const mia = await Person.arrive(browser, 'Mia', DESKTOP);
  const { page } = mia;
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ fight: MAGE_FIRST }) };
  const { links } = (await (await fetch(`${server.address}/api/battles`, init)).json()) as CreatedBattle;
  await mia.sitDown(server.address + links.gm);
  await mia.press('start');
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await page.getByTestId('action-use-burst').press('Enter');
  await page.getByTestId('aim-card').waitFor();
  await page.getByTestId('map').focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const area = fight.areaOf(7, 'Rolf, Gob');
  await page.getByTestId('cursor').getByText(area).waitFor({ state: 'attached' });
  await mia.photograph('aimed-burst');
  await page.keyboard.press('Enter');
  await page.getByTestId('odds-area').getByText(area).waitFor();
  expect(mia.faults).toEqual([]);
  await mia.leave();
});

it('a player can finish a fight with a screen reader alone', async () => {
  const lee = await Person.arrive(browser, 'Lee', DESKTOP);
  await lee.page.goto(server.address);
  const told = [...(await duelByReader(lee))];
  expect(told.some((sentence) => /^(Duelist|Raider).* [≤>] \d/.test(sentence))).toBe(true);
  expect(lee.faults).toEqual([]);
  await lee.leave();
});
