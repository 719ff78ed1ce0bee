import * as scenarios from '@riposte/shared/words/messages/scenario';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import * as fight from '../client/src/words/fight.ts';
import * as front from '../client/src/words/front.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { answerBy, isToAct, questionTo } from './support/table.ts';

const MOST_STEPS = 60;

let server: TestServer;
let browser: Browser;
let visitor: Person;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  visitor = await Person.arrive(browser, 'Vic', { width: 390, height: 844 });
});

afterAll(async () => {
  await visitor?.leave();
});

it('a new visitor presses Play now, plays a round against a bot, and reaches the second round', async () => {
  await visitor.page.goto(server.address);
  await visitor.press('play-now');
  await visitor.page.getByTestId('map').waitFor();
  await visitor.page.getByTestId('pace').selectOption('at-once');
  for (let step = 0; step < MOST_STEPS && !(await isRoundTwo()); step++) await act();
  expect(await visitor.reads('round')).toContain(common.round(2));
  expect(await visitor.reads('turn-order')).toContain(fight.bot);
  expect(visitor.faults).toEqual([]);
  await visitor.photograph('play-now-phone');
});

it('a new visitor opens a fight file, is told what is wrong with it, corrects it and gets a table', async () => {
  const { page } = visitor;
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
  expect(await visitor.reads('fight-faults')).toContain(scenarios.nearest('warden'));
  await page.getByTestId('own-fight').scrollIntoViewIfNeeded();
  await visitor.photograph('own-fight-phone');
  await bring('warden');
  await page.getByTestId('ready').waitFor();
});

const isRoundTwo = async () => (await visitor.reads('round')).includes(common.round(2));

/** Waits until the bot has acted. Then gives a prompt its default answer, or ends the turn. */
async function act(): Promise<void> {
  await visitor.page.locator('.answer:enabled, .end-turn:enabled').first().waitFor();
  const rev = await visitor.rev();
  if (await questionTo(visitor)) await answerBy(visitor, {});
  else if (await isToAct(visitor)) await visitor.press('action-end-turn');
  else return;
  await visitor.waitBeyond(rev);
}
