import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { answerBy, isToAct, questionTo } from './support/table.ts';

const MOST_STEPS = 40;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

/** Plays against a bot until a question has the menu for auto-responses. */
async function playToReaction(visitor: Person): Promise<void> {
  await visitor.page.goto(server.address);
  await visitor.press('play-now');
  await visitor.page.getByTestId('map').waitFor();
  await visitor.page.getByTestId('pace').selectOption('at-once');
  for (let step = 0; step < MOST_STEPS; step++) {
    await visitor.page.locator('.answer:enabled, .end-turn:enabled').first().waitFor();
    const rev = await visitor.rev();
    if (await visitor.sees('from-now-on')) return;
    if (await questionTo(visitor)) await answerBy(visitor, {});
    else if (await isToAct(visitor)) await visitor.press('action-end-turn');
    else continue;
    await visitor.waitBeyond(rev);
  }
}

it.each([
  { on: 'a desktop', size: { width: 1440, height: 900 }, photo: 'ask-from-desktop' },
  { on: 'a phone', size: { width: 390, height: 844 }, photo: 'ask-from-phone' },
])('on $on, a menu sets the smallest gain for which the player is asked', async ({ size, photo }) => {
  const visitor = await Person.arrive(browser, 'Vic', size, { density: 1 });
  await playToReaction(visitor);
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
