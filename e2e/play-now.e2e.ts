import { WORDS } from '@riposte/shared/scenario/text/catalog';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import * as fight from '../client/src/words/fight.ts';
import * as front from '../client/src/words/front.ts';
import { openBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import { answerBy, isToAct, questionTo } from './support/table.ts';

const MOST_STEPS = 60;

let server: TestServer;
let browser: Browser;
let stranger: Person;

beforeAll(async () => {
  server = await TestServer.start();
  browser = await openBrowser();
  stranger = await Person.arrive(browser, 'Nobody', { width: 390, height: 844 });
});

afterAll(async () => {
  await stranger?.leave();
  await browser?.close();
  await server?.remove();
});

it('a stranger presses Play now, acts, and is answered by a bot until it is their turn again', async () => {
  await stranger.page.goto(server.address);
  await stranger.press('play-now');
  await stranger.page.getByTestId('map').waitFor();
  await stranger.page.getByTestId('pace').selectOption('at-once');
  for (let step = 0; step < MOST_STEPS && !(await isRoundTwo()); step++) await act();
  expect(await stranger.reads('round')).toContain(common.round(2));
  expect(await stranger.reads('turn-order')).toContain(fight.bot);
  expect(stranger.faults).toEqual([]);
  await stranger.photograph('play-now-phone');
});

it('a stranger brings a fight, is told what is wrong with it, mends it and has a table', async () => {
  const { page } = stranger;
  const lines = (kind: string) => `{ "ruleset": "flow", "map": { "radius": 3 }, "combatants": [
    { "id": "ana", "side": "heroes", "at": [0, 0], "sheet": { "kind": "${kind}" } },
    { "id": "gob", "side": "foes", "at": [2, 0], "sheet": { "kind": "goblin" } } ] }`;
  const bring = async (kind: string) => {
    const file = { name: 'mill.json', mimeType: 'application/json', buffer: Buffer.from(lines(kind)) };
    await page.getByTestId('fight-file').setInputFiles(file);
  };
  await page.goto(server.address);
  await bring('wardne');
  await page
    .getByTestId('fight-faults')
    .getByText(`${front.line(2)} combatants[0].sheet.kind`)
    .waitFor();
  expect(await stranger.reads('fight-faults')).toContain(WORDS.nearest('warden'));
  await page.getByTestId('own-fight').scrollIntoViewIfNeeded();
  await stranger.photograph('own-fight-phone');
  await bring('warden');
  await page.getByTestId('ready').waitFor();
});

const isRoundTwo = async () => /Round 2/.test(await stranger.reads('round'));

/** Answers prompts by default and ends turns, once the bot has acted. */
async function act(): Promise<void> {
  await stranger.page.locator('.answer:enabled, .end-turn:enabled').first().waitFor();
  const rev = await stranger.rev();
  if (await questionTo(stranger)) await answerBy(stranger, {});
  else if (await isToAct(stranger)) await stranger.press('action-end-turn');
  else return;
  await stranger.waitBeyond(rev);
}
