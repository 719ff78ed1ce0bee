import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as campaign from '../client/src/words/campaign.ts';
import * as ring from '../client/src/words/key-ring.ts';
import * as words from '../client/src/words/offline.ts';
import * as table from '../client/src/words/table.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { changeSaved, savedCount, savedRev, waitUntilSaved } from './support/saved-table.ts';
import { TestServer } from './support/server.ts';
import { playOnce, startDuel } from './support/solo.ts';

let server: TestServer;
let browser: Browser;
let visitor: Person;

beforeAll(async () => {
  server = await TestServer.start();
  browser = await sharedBrowser();
  visitor = await Person.arrive(browser, 'Vic', { width: 390, height: 844 }, { hasServiceWorker: true });
});

afterAll(async () => {
  await visitor?.leave();
  await server?.remove();
});

it('the page can be installed: its manifest names icons of the sizes that they have', async () => {
  const load = (path: string) => fetch(server.address + path);
  const html = await (await load('/')).text();
  const manifest = await (await load(/rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Riposte', start_url: '/', display: 'standalone' });
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes, type } of icons) {
    const response = await load(src);
    expect(response.headers.get('content-type')).toBe(type);
    const image = Buffer.from(await response.arrayBuffer());
    if (type === 'image/png') expect(`${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`).toBe(sizes); // the header of a PNG holds its size
  }
});

it('without a server, a table opens as it was last shown, and goes on once the server is back', async () => {
  const { page } = visitor;
  await startDuel(visitor, server.address);
  await page.locator('.end-turn:enabled, .answer:enabled').first().waitFor();
  await waitForCache();
  await waitUntilSaved(visitor);
  const [rev, fighters, log] = [
    await visitor.rev(),
    await visitor.reads('fighters'),
    await visitor.reads('log'),
  ];
  await server.kill();
  await page.reload();
  await page.getByText(words.noConnection).waitFor();
  await visitor.photograph('offline-table');
  expect(await page.locator('.banner').textContent()).toContain(words.tableAsOf('').trim().slice(0, -1));
  expect(await visitor.reads('fighters')).toBe(fighters);
  expect(await visitor.reads('log')).toBe(log);
  expect(await page.locator('.end-turn, .answer').count()).toBe(0);
  await server.resume();
  await page.locator('[data-testid=connection][data-state=connected]').waitFor();
  await page.locator('.end-turn:enabled, .answer:enabled').first().waitFor();
  expect(await visitor.rev()).toBe(rev);
  expect(await page.locator('.banner.warn').count()).toBe(0);
});

it.each([
  {
    name: 'of another format',
    fields: { format: 99, snapshot: 'unreadable' },
    says: words.savedByOtherRelease,
  },
  {
    name: 'of a package that is not on the device',
    fields: {
      format: 1,
      rules: { ruleset: 'tussle', version: 1, rulebook: { hash: 'x', title: 'Tussle', authors: [] } },
    },
    says: words.rulesNotSaved('Tussle'),
  },
])('without a server, a table $name does not open, and the page says why', async ({ fields, says }) => {
  const { page } = visitor;
  const address = page.url();
  await page.goto(`${server.address}/guide`); // the page of the table would save it again
  await page.evaluate(changeSaved, fields);
  await server.kill();
  await page.goto(address);
  await page.getByText(says).waitFor();
  await server.resume();
  await page.locator('[data-testid=connection][data-state=connected]').waitFor();
  await waitUntilSaved(visitor);
  expect(visitor.faults).toEqual([]);
});

it('without a network, the replay that was opened last opens and plays', async () => {
  const { page } = visitor;
  await playOnce(visitor);
  await page.goto(page.url().replace('#', '/replay#'), { waitUntil: 'networkidle' });
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await waitForCache();
  const where = await visitor.reads('timeline-where');
  await visitor.setNetwork(false);
  await page.reload();
  await page.getByText(words.savedPage).waitFor();
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  expect(await visitor.reads('timeline-where')).toBe(where);
  await visitor.press('timeline-play');
  await expect.poll(() => visitor.reads('timeline-where'), { timeout: 10_000 }).not.toBe(where);
  await visitor.photograph('offline-replay');
  await visitor.setNetwork(true);
});

it('without a network, the front page, the guide, the rules and the workshop open and say so', async () => {
  const { page } = visitor;
  for (const path of ['/rules/flow', '/workshop']) {
    await page.goto(server.address + path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    await waitForCache();
  }
  await visitor.setNetwork(false);
  for (const path of ['/', '/guide', '/rules/flow', '/workshop']) {
    await page.goto(server.address + path);
    await page.getByText(words.savedPage).waitFor();
    await page.locator('h1').first().waitFor();
    await visitor.photograph(`offline${path.replaceAll('/', '-')}`);
  }
  await visitor.setNetwork(true);
  await page.getByTestId('offline').waitFor({ state: 'detached' });
  expect(visitor.faults).toEqual([]);
});

it('without a network, the campaign that was shown last can be read but not changed', async () => {
  const { page } = visitor;
  await page.goto(`${server.address}/campaign`);
  await page.getByTestId('campaign-you').fill('Vic');
  await page.getByTestId('campaign-title').fill('The mill');
  await page.locator('[data-testid=create-campaign]:enabled').click();
  await page.getByTestId('heroes').waitFor({ state: 'attached' });
  await waitForCache();
  await visitor.setNetwork(false);
  await page.reload();
  await page.getByRole('heading', { name: 'The mill' }).waitFor();
  await page.getByText(campaign.readOnlyOffline).waitFor();
  await page.getByText(words.savedPage).waitFor();
  await visitor.photograph('offline-campaign');
  expect(await page.locator('main button:enabled, main input:enabled').count()).toBe(0);
  await page.getByTestId('part-journal').click();
  await visitor.setNetwork(true);
  await page.getByText(campaign.readOnlyOffline).waitFor({ state: 'detached' });
});

it('a battle that is taken off the list leaves nothing on the device', async () => {
  const { page } = visitor;
  await page.goto(server.address);
  expect(await page.evaluate(savedRev)).toBeDefined();
  await visitor.press('my-forget');
  await expect.poll(() => page.evaluate(savedRev)).toBeUndefined();
});

it('a saved table stays while the server lacks its rules, and goes when the battle is deleted', async () => {
  const { page } = visitor;
  const restartAfter = async (sql: string) => {
    await server.kill();
    server.change(sql);
    await server.resume();
    await page.reload();
  };
  await startDuel(visitor, server.address);
  await page.locator('.end-turn:enabled, .answer:enabled').first().waitFor();
  await waitUntilSaved(visitor);
  const [rev, count] = [await visitor.rev(), await page.evaluate(savedCount)];
  await restartAfter('update battles set version = version + 900');
  await page.getByRole('heading', { name: table.tableIsClosed }).waitFor();
  expect(await page.evaluate(savedCount)).toBe(count);
  await restartAfter('update battles set version = version - 900');
  await page.locator('[data-testid=connection][data-state=connected]').waitFor();
  expect(await visitor.rev()).toBe(rev);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await restartAfter(`pragma foreign_keys = off; delete from battles where id = '${id}'`);
  await page.getByRole('heading', { name: table.tableIsClosed }).waitFor();
  await expect.poll(() => page.evaluate(savedCount)).toBe(count - 1);
});

it('without a network, the key ring can be read but not changed', async () => {
  const { page } = visitor;
  await page.goto(`${server.address}/key-ring`);
  await visitor.press('ring-create');
  await page.getByTestId('ring-device').waitFor();
  const battles = await page.getByTestId('ring-battle').allTextContents();
  await waitForCache();
  await visitor.setNetwork(false);
  await page.reload();
  await page.getByText(ring.readOnlyOffline).waitFor();
  await page.getByText(words.savedPage).waitFor();
  await visitor.photograph('offline-key-ring');
  expect(await page.getByTestId('ring-battle').allTextContents()).toEqual(battles);
  expect(await page.locator('main button:enabled, main input:enabled').count()).toBe(0);
  await visitor.setNetwork(true);
  await page.getByText(ring.readOnlyOffline).waitFor({ state: 'detached' });
  await page.getByTestId('ring-device').waitFor();
  expect(visitor.faults).toEqual([]);
});

/** Waits until the service worker has cached all files that the page has loaded. */
async function waitForCache(): Promise<void> {
  await expect.poll(() => visitor.page.evaluate(isCached), { timeout: 30_000 }).toBe(true);
}

/** Returns whether the service worker is active and has cached all files that the page has loaded. Runs in the page. */
async function isCached(): Promise<boolean> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'));
  const cached = await Promise.all(files.map((file) => caches.match(file)));
  return navigator.serviceWorker.controller !== null && cached.every((one) => one !== undefined);
}
