import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import { andSeen, beginTable, chooseGroupFight, placeOf, questionTo, saysInLog } from './support/table.ts';

const PORT = 2657;

let server: TestServer;
let browser: Browser;
let gm: Person;

beforeAll(async () => {
  server = await TestServer.start(PORT);
  browser = await openBrowser();
});

afterAll(async () => {
  await gm?.leave();
  await browser?.close();
  await server?.remove();
});

/** Lets turns pass until it is somebody's. */
async function waitForTurn(name: string): Promise<void> {
  while ((await gm.reads('actor')) !== name) await andSeen(gm, () => gm.press('action-end-turn'));
}

/** Answers by default whatever is asked until somebody may act. */
async function settleAll(): Promise<void> {
  while (await questionTo(gm)) await andSeen(gm, () => gm.page.locator('.answer.fallback').click());
}

/** Takes the last step back, by the key. */
async function undo(): Promise<void> {
  await gm.page.keyboard.press('Control+z');
  await andSeen(gm, () => gm.press('rewind-sure'));
}

it('the game master puts things right with its hands', async () => {
  gm = await Person.arrive(browser, 'Gloria', { width: 1440, height: 900 });
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Flow');
  await beginTable(gm);
  await gm.press('start');
  await gm.page.locator('main.table[data-status=fighting]').waitFor();
  await waitForTurn('Duelist');

  // against two reasons at once
  await gm.page.locator('.ribbon-fighter.acting').click({ button: 'right' });
  while ((await gm.reads('hands-now-ap')) !== '0')
    await andSeen(gm, () => gm.page.getByLabel('Action points: one less', { exact: true }).click());
  await gm.press('hands-force');
  expect(await gm.page.getByTestId('force-reasons').locator('li').count()).toBe(2);
  await gm.photograph('hands-force');
  await gm.press('force-sure');
  await andSeen(gm, () => gm.press('force-sure'));
  await saysInLog(gm, /Forced by the game master: attack by Duelist/);
  await settleAll();

  // by dragging, given up once
  const from = await placeOf(gm, 'ogre');
  const to: [number, number] = [from[0], from[1] - 1];
  await gm.dragHex(from, to, 'gives up');
  expect(await placeOf(gm, 'ogre')).toEqual(from);
  await andSeen(gm, () => gm.dragHex(from, to));
  expect(await placeOf(gm, 'ogre')).toEqual(to);

  // the ground, on which nobody can be put then, and which can be taken back
  await gm.clickHex(from, 'right');
  await gm.photograph('hands-ground');
  await andSeen(gm, () => gm.press('ground-wall'));
  await saysInLog(gm, /makes a hex wall/);
  await gm.dragHex(to, from);
  await gm.page
    .getByTestId('toasts')
    .getByText(/blocked/)
    .waitFor();
  await undo();
  await andSeen(gm, () => gm.dragHex(to, from));
  expect(await placeOf(gm, 'ogre')).toEqual(from);
  expect(gm.faults).toEqual([]);
});
