import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { fillInParry } from './support/parrying.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { playUntil, startDuel } from './support/solo.ts';
import { andSeen, hasEvent, questionTo } from './support/table.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

/** Plays a duel against a bot until the visitor may parry an attack. */
async function playToDefense(visitor: Person): Promise<void> {
  await startDuel(visitor, server.address);
  await playUntil(visitor, () => visitor.sees('answer-parry'));
}

/** Opens the form for an auto-response to parry, and requires this chance. */
async function buildParry(visitor: Person, chance: number): Promise<void> {
  if (!(await visitor.sees('order-add'))) await visitor.press('from-now-on');
  await visitor.press('order-add');
  await fillInParry(visitor, chance);
}

it('on a desktop, an auto-response parries if its chance is high enough, after it was tried first', async () => {
  const visitor = await Person.arrive(browser, 'Vic', { width: 1440, height: 900 }, { density: 1 });
  await playToDefense(visitor);
  await buildParry(visitor, 1);
  await visitor.press('order-try');
  await visitor.page.getByTestId('order-trial').getByText(/\d/).first().waitFor();
  await visitor.press('order-try');
  await visitor.photograph('conditional-orders-desktop');
  await andSeen(visitor, () => visitor.press('order-save'));
  await hasEvent(visitor, 'auto-chosen', 'Parry');
  expect(visitor.faults).toEqual([]);
  await visitor.leave();
});

it('on a phone, an auto-response asks if its chance is too low, and can be removed on the sheet', async () => {
  const visitor = await Person.arrive(browser, 'Vic', { width: 390, height: 844 }, { density: 1 });
  await playToDefense(visitor);
  const question = await questionTo(visitor);
  await buildParry(visitor, 100);
  await visitor.photograph('conditional-orders-phone');
  await andSeen(visitor, () => visitor.press('order-save'));
  expect(await questionTo(visitor)).toEqual(question);
  await visitor.page
    .getByTestId('turn-order')
    .getByRole('button', { name: /Duelist/ })
    .click();
  await visitor.page.getByTestId('order').waitFor();
  await visitor.photograph('conditional-orders-sheet');
  await andSeen(visitor, () => visitor.press('order-remove'));
  await visitor.page.getByTestId('order').waitFor({ state: 'detached' });
  expect(visitor.faults).toEqual([]);
  await visitor.leave();
});
