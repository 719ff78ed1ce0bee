import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';

const MOST_PRESSES = 200;

let server: TestServer;
let browser: Browser;
let pupil: Person;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  pupil = await Person.arrive(browser, 'Pip', { width: 1440, height: 900 }, { isNew: true });
});

afterAll(async () => {
  await pupil?.leave();
});

it('a new player who follows the lesson finishes the first fight', async () => {
  const { page } = pupil;
  await page.goto(server.address);
  await pupil.press('play-now');
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await page.getByTestId('pace').selectOption('at-once');
  for (let press = 0; press < MOST_PRESSES && !(await isOver()); press++) await followAdvice();
  expect(await isOver()).toBe(true);
  expect(await page.getByTestId('coach').count()).toBe(0);
  expect(pupil.faults).toEqual([]);
});

it('the lesson is not shown again in the next fight', async () => {
  const { page } = pupil;
  await page.goto(server.address);
  await pupil.press('play-now');
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await page.locator('.answer:enabled, .end-turn:enabled').first().waitFor();
  expect(await page.getByTestId('coach').count()).toBe(0);
});

it('a new player can end the lesson at any time', async () => {
  const other = await Person.arrive(browser, 'Pat', { width: 390, height: 844 }, { isNew: true });
  await other.page.goto(server.address);
  await other.press('play-now');
  await other.press('end-lesson');
  await other.page.getByTestId('coach').waitFor({ state: 'detached' });
  await other.leave();
});

const isOver = () => pupil.page.locator('main.table[data-status=over]').isVisible();

/** Presses the button and clicks the hex that the lesson names, if its advice is visible. */
async function followAdvice(): Promise<void> {
  const { page } = pupil;
  await page.waitForTimeout(150);
  const advice = page.getByTestId('coach');
  if (!(await advice.isVisible())) return;
  const [button, at] = [await advice.getAttribute('data-button'), await advice.getAttribute('data-at')];
  if (button !== null) await page.locator(`[data-testid=${button}]:enabled`).first().click({ timeout: 2000 }).catch(() => {}); // biome-ignore format: keeps the statement on one line
  const [q, r] = at?.split(',').map(Number) ?? [];
  if (q !== undefined && r !== undefined) await pupil.clickHex([q, r]);
}
