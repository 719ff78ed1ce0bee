import { RULESETS } from '@riposte/shared/rulesets/registry';
import { codes } from '@riposte/shared/words/messages/engine-refusals';
import { reasons as overruled } from '@riposte/shared/words/messages/log';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as fight from '../client/src/words/fight.ts';
import * as gms from '../client/src/words/gm.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import {
  andSeen,
  beginTable,
  chooseGroupFight,
  hasEvent,
  placeOf,
  questionTo,
  saysInLog,
} from './support/table.ts';

const ATTACK = RULESETS.flow?.description.actions.attack?.label ?? 'attack';

let server: TestServer;
let browser: Browser;
let gm: Person;
let stream: Person;
let spectator: string;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const one of [gm, stream]) await one?.leave();
});

/** Ends turns until the fighter called `name` has its turn. */
async function waitForTurn(name: string): Promise<void> {
  while ((await gm.reads('actor')) !== name) await andSeen(gm, () => gm.press('action-end-turn'));
}

/** Gives every prompt its default answer until a fighter may act. */
async function settleAll(): Promise<void> {
  while (await questionTo(gm)) await andSeen(gm, () => gm.page.locator('.answer.fallback').click());
}

/** Undoes the last step with the keyboard shortcut. */
async function undo(): Promise<void> {
  await gm.page.keyboard.press('Control+z');
  await andSeen(gm, () => gm.press('rewind-sure'));
}

it('the GM overrides refusals, drags a fighter, and changes the ground of a hex', async () => {
  gm = await Person.arrive(browser, 'Gloria', { width: 1440, height: 900 });
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Flow');
  spectator = (await beginTable(gm)).spectator;
  await gm.press('start');
  await gm.page.locator('main.table[data-status=fighting]').waitFor();
  await waitForTurn('Duelist');

  // overrides two rejections at once
  await gm.page.locator('.ribbon-fighter.acting').click({ button: 'right' });
  while ((await gm.reads('hands-now-ap')) !== '0')
    await andSeen(gm, () => gm.page.getByLabel(gms.oneLess('Action points'), { exact: true }).click());
  await gm.press('hands-force');
  expect(await gm.page.getByTestId('force-reasons').locator('li').count()).toBe(2);
  await gm.photograph('hands-force');
  await gm.press('force-sure');
  await andSeen(gm, () => gm.press('force-sure'));
  await hasEvent(gm, 'forced', 'Duelist', ATTACK);
  await settleAll();

  // overrides other rejections during another fighter's turn
  await gm.page.locator('.ribbon-fighter', { hasText: 'Ogre' }).click({ button: 'right' });
  await gm.press('hands-force');
  const reasons = gm.page.getByTestId('force-reasons');
  await reasons.getByText(codes['not-your-turn']).waitFor();
  expect(await reasons.locator('li').count()).toBeGreaterThan(1);
  await gm.photograph('hands-out-of-turn');
  await gm.press('force-sure');
  await andSeen(gm, () => gm.press('force-sure'));
  await hasEvent(gm, 'forced', 'Ogre', ATTACK, `${overruled['not-your-turn']}, `);
  await settleAll();
  expect(await gm.reads('actor')).toBe('Duelist');

  // drags a fighter, after a canceled attempt
  const from = await placeOf(gm, 'ogre');
  const to: [number, number] = [from[0], from[1] - 1];
  await gm.dragHex(from, to, 'gives up');
  expect(await placeOf(gm, 'ogre')).toEqual(from);
  await andSeen(gm, () => gm.dragHex(from, to));
  expect(await placeOf(gm, 'ogre')).toEqual(to);

  // changes the ground of a hex, so no fighter can be placed there, and undoes it
  await gm.clickHex(from, 'right');
  await gm.photograph('hands-ground');
  await andSeen(gm, () => gm.press('ground-wall'));
  await hasEvent(gm, 'painted', /\b1\b/, fight.wall);
  await gm.dragHex(to, from);
  await gm.page.getByTestId('toasts').getByText(codes.blocked).waitFor();
  await undo();
  await andSeen(gm, () => gm.dragHex(to, from));
  expect(await placeOf(gm, 'ogre')).toEqual(from);
  expect(gm.faults).toEqual([]);
});

it('a die set by the GM is marked as set for every user who sees the roll', async () => {
  const isSet = new RegExp(fight.dieIsSet(100, 1, 0).split('0.')[0] ?? '');
  stream = await Person.arrive(browser, 'Stella', { width: 1440, height: 900 });
  await stream.page.goto(spectator.replace('#', '?stream#'));
  await stream.page.getByTestId('stream').waitFor();
  await gm.press('open-gm');
  await gm.page.getByTestId('table-settings').locator('summary').first().click();
  await gm.page.getByTestId('sets-dice').check();
  await gm.page.getByTestId('die-sides').selectOption('100');
  await gm.page.getByTestId('die-face').fill('1');
  await andSeen(gm, () => gm.press('die-set'));
  await gm.press('open-gm');

  await gm.page.locator('.ribbon-fighter.acting').click({ button: 'right' });
  await gm.press('hands-force');
  await gm.press('force-sure');
  await andSeen(gm, () => gm.press('force-sure'));
  await saysInLog(gm, isSet);
  await gm.photograph('hands-die');
  await stream.photograph('hands-die-stream');
  await stream.page.getByTestId('stream-lines').getByText(isSet).waitFor();
  await settleAll();
  expect(gm.faults).toEqual([]);
});
