import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import * as words from '../../client/src/words/fight.ts';
import { Person } from '../support/person.ts';
import { openTable } from './open-table.ts';

/** A ready-made fight for each theme of maps, by ruleset and scenario. */
const FIGHTS = [
  ['flow', 'mill-weir'],
  ['hunt', 'thorn-hollow'],
  ['vigil', 'toll-bridge'],
  ['hunt', 'drake-quarry'],
  ['degrees', 'smoke-in-the-caves'],
  ['flow', 'two-doors'],
  ['phases', 'graveyard-skulks'],
  ['vigil', 'harbour-pier'],
  ['phases', 'isle-of-the-hexer'],
] as const;

/** The size of the window in which each map is photographed. Most of it is map. */
const WINDOW = { width: 1280, height: 1100 };
/** The width and height of a map in the picture. */
const [WIDE, HIGH] = [480, 400] as const;
const COLUMNS = 3;
const QUALITY = 82;

/** Takes one picture with a map of each theme, for the README. */
export async function takePlaces(browser: Browser, address: string, folder: string): Promise<void> {
  const shots: string[] = [];
  for (const [ruleset, scenario] of FIGHTS)
    shots.push(await photographMap(browser, address, ruleset, scenario));
  const page = await browser.newPage();
  await arrange(page, shots);
  const camera = await page.context().newCDPSession(page);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(join(folder, 'places.webp'), Buffer.from(data, 'base64'));
  await page.close();
}

/** Opens a fight as its GM. Returns a screenshot of the map as a data URL. */
async function photographMap(
  browser: Browser,
  address: string,
  ruleset: string,
  scenario: string,
): Promise<string> {
  const gm = await Person.arrive(browser, 'Gemma', WINDOW, { density: 1 });
  await gm.sitDown(await openTable(address, { ruleset, scenario }));
  await gm.press('start');
  const map = gm.page.locator('[data-testid=map][data-ready=true][data-painted=true]');
  await map.waitFor();
  await gm.page.getByRole('button', { name: words.showTheWholeMap }).click();
  await map.waitFor();
  await gm.page.waitForTimeout(500); // waits for the figures
  const shot = (await map.screenshot()).toString('base64');
  await gm.leave();
  return `data:image/png;base64,${shot}`;
}

/** Shows pictures in a grid that fills the window. */
async function arrange(page: Page, pictures: readonly string[]): Promise<void> {
  const rows = Math.ceil(pictures.length / COLUMNS);
  await page.setViewportSize({ width: COLUMNS * WIDE, height: rows * HIGH });
  const images = pictures.map((src) => `<img src="${src}">`).join('');
  await page.setContent(`<style>
    body { margin: 0; display: grid; grid-template-columns: repeat(${COLUMNS}, ${WIDE}px); }
    img { width: ${WIDE}px; height: ${HIGH}px; object-fit: cover; }
  </style>${images}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}
