import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { beginTable, chooseGroupFight } from './support/table.ts';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

it('the GM can remove several fighters in a row without selecting them on the map', async () => {
  const gm = await Person.arrive(browser, 'Gemma', { width: 1280, height: 800 });
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Flow');
  await beginTable(gm);
  await gm.press('start');
  await gm.press('open-gm');
  const chosen = gm.page.getByTestId('gm-fighter');
  await chosen.waitFor(); // the code of the drawer is loaded on demand
  const ids = await chosen
    .locator('option')
    .evaluateAll((options) => options.map((one) => one.getAttribute('value')));
  const [first, last] = [ids[0] ?? '', ids.at(-1) ?? ''];
  for (const id of [last, first]) {
    await chosen.selectOption(id);
    await gm.press('gm-remove');
    await gm.press('gm-remove');
    await gm.page.getByTestId(`fighter-${id}`).waitFor({ state: 'detached' });
    expect(ids).toContain(await chosen.inputValue());
    expect(await chosen.inputValue()).not.toBe(id);
    await gm.page.getByTestId('gm-value').waitFor();
  }
  expect(gm.faults).toEqual([]);
  await gm.leave();
});

/** The text map and the cursor's description are only for screen readers, so they are never visible. */
const HEARD = { state: 'attached' } as const;

it('the GM labels the map on a phone and draws areas, and players see only what is for everyone', async () => {
  const gm = await Person.arrive(browser, 'Gemma', { width: 1280, height: 800 });
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Flow');
  const links = await beginTable(gm);
  const player = await Person.arrive(browser, 'Paula', { width: 1280, height: 800 });
  await player.sitDown(links.player);
  await gm.press('start');
  await gm.press('open-gm');
  await gm.page.setViewportSize({ width: 390, height: 844 });
  await gm.press('notes-open');
  await gm.press('note-label');
  await gm.page.getByTestId('note-text').fill('Old gate');
  await gm.press('note-show-map');
  await gm.page.getByTestId('map').focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'Enter']) await gm.page.keyboard.press(key); // one of the two arrow keys moves the cursor onto the map
  await gm.page.setViewportSize({ width: 1280, height: 800 });
  await gm.press('open-gm');
  await gm.press('notes-open');
  await gm.press('note-area');
  await gm.page.getByTestId('note-text').fill('Pit trap');
  await gm.page.getByTestId('note-gm').check();
  await gm.page.getByTestId('map').focus();
  for (const key of ['ArrowRight', 'ArrowLeft', 'Enter']) await gm.page.keyboard.press(key); // one of the two arrow keys moves the cursor onto the map
  const told = gm.page.getByTestId('note-lines');
  await told.getByText('Area “Pit trap”').waitFor(HEARD);
  expect(await told.getByText('(only GMs see it)').count()).toBe(1);
  await gm.page.getByTestId('cursor').getByText('in “Pit trap”').waitFor(HEARD);
  await player.page.getByTestId('note-lines').getByText('Label “Old gate”').waitFor(HEARD);
  expect(await player.page.content()).not.toContain('Pit trap');
  await gm.page.getByTestId('note-for').first().uncheck(); // the list starts with areas
  await player.page.getByTestId('note-lines').getByText('Area “Pit trap”').waitFor(HEARD);
  await gm.page.getByTestId('note-remove').first().click();
  await player.page.getByTestId('note-lines').getByText('Area “Pit trap”').waitFor({ state: 'detached' });
  expect([gm.faults, player.faults]).toEqual([[], []]);
  await player.leave();
  await gm.leave();
});
