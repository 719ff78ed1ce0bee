import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf } from './support/accessible.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';

let server: TestServer;
let browser: Browser;
let reader: Person;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  reader = await Person.arrive(browser, 'Rita', { width: 390, height: 844 });
});

afterAll(async () => {
  await reader?.leave();
});

it('the pages of the guide are accessible, fit a phone, and do not load the code for the table', async () => {
  const { page } = reader;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${server.address}/guide`);
  const parts = page.getByTestId('guide-part');
  await parts.first().waitFor();
  const links = await parts.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) {
    await page.goto(server.address + link);
    await page.locator('main h2').first().waitFor();
    expect([link, await faultsOf(page)]).toEqual([link, []]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([link, width]).toEqual([link, 390]);
  }
  expect(scripts.filter((url) => /\.rules-|pixi|sit-down/.test(url))).toEqual([]);
});

it('a search result in the guide opens its section', async () => {
  const { page } = reader;
  await page.goto(`${server.address}/guide`);
  await page.getByTestId('guide-search').fill('undo');
  const found = page.getByTestId('guide-found').first();
  const target = await found.getAttribute('href');
  await found.click();
  await page.waitForURL(`${server.address}${target}`);
  await page.locator('h2:focus').waitFor();
});
