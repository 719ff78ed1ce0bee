import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { playUntil, startDuel } from './support/solo.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it.each([
  { on: 'a desktop', size: { width: 1440, height: 900 }, photo: 'ask-from-desktop' },
  { on: 'a phone', size: { width: 390, height: 844 }, photo: 'ask-from-phone' },
])('on $on, a menu sets the smallest gain for which the player is asked', async ({ size, photo }) => {
  const visitor = await Person.arrive(browser, 'Vic', size, { density: 1 });
  await startDuel(visitor, server.address);
  await playUntil(visitor, () => visitor.sees('from-now-on'));
  await visitor.press('from-now-on');
  const choice = visitor.page.getByTestId('ask-from-2');
  await choice.waitFor();
  await choice.scrollIntoViewIfNeeded();
  await visitor.photograph(photo);
  const rev = await visitor.rev();
  await choice.click();
  await visitor.waitBeyond(rev);
  expect(visitor.faults).toEqual([]);
  await visitor.leave();
});
