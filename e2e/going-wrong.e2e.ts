import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import * as arrival from '../client/src/words/arrival.ts';
import * as book from '../client/src/words/book.ts';
import * as common from '../client/src/words/common.ts';
import * as fight from '../client/src/words/fight.ts';
import { openBrowser, sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { answerBy, attackFirstTarget, questionTo } from './support/table.ts';

const DESKTOP = { width: 1280, height: 800 };
const MOST_STEPS = 40;

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

/** Opens the front page as a user, after `wrong` has broken something in the browser. */
async function arriveWith(wrong: (person: Person) => Promise<unknown>, of = browser): Promise<Person> {
  const person = await Person.arrive(of, 'Una', DESKTOP);
  await wrong(person);
  await person.page.goto(server.address);
  return person;
}

async function playNow(person: Person): Promise<void> {
  await person.press('play-now');
  await person.page.locator('main.table[data-status=fighting]').waitFor();
}

it('a player whose browser blocks storage is told so, can play, and keeps the seat after a reload', async () => {
  const una = await arriveWith(({ page }) =>
    page.addInitScript(() => {
      const blocked = { get: () => { throw new DOMException('blocked', 'SecurityError'); } }; // biome-ignore format: keeps the statement on one line
      Object.defineProperty(window, 'localStorage', blocked);
    }),
  );
  await una.page.getByRole('note').getByText(common.storageIsBlocked).waitFor();
  await playNow(una);
  const seats = await una.reads('seats');
  const actor = await una.reads('actor');
  await una.page.reload();
  await una.page.locator('main.table[data-status=fighting]').waitFor();
  expect([await una.reads('seats'), await una.reads('actor')]).toEqual([seats, actor]);
  await una.page.goBack();
  await una.page.getByTestId('play-now').waitFor();
  expect(una.faults).toEqual([]);
  await una.leave();
});

it('the map is drawn even without WebGL', async () => {
  const plain = await openBrowser({ switches: ['--disable-3d-apis'] });
  const una = await arriveWith(async () => {}, plain);
  await playNow(una);
  await una.page.locator('[data-testid=map][data-ready=true] canvas').waitFor();
  const rev = await una.rev();
  await una.clickHex([0, 0]);
  await una.waitBeyond(rev);
  expect(una.faults).toEqual([]);
  await una.leave();
  await plain.close();
});

it('a player whose browser cannot draw the map plays on a text map', async () => {
  const una = await arriveWith(({ page }) =>
    page.addInitScript(() => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })),
  );
  await playNow(una);
  await una.page.getByTestId('map-words').getByText(fight.mapNotDrawn).waitFor();
  await una.page.getByTestId('pace').selectOption('at-once');
  const isPlayed = async () => (await isOver(una)) || (await una.reads('round')).includes(common.round(2));
  const done = new Set<string>();
  for (let step = 0; step < MOST_STEPS && !(await isPlayed()); step++) await act(una, done);
  expect(await isPlayed()).toBe(true);
  expect(done).toContain('went');
  expect(una.faults).toEqual([]);
  await una.photograph('in-words');
  await una.leave();
});

/** Returns whether the fight is over. A duel may end in its first round. */
function isOver({ page }: Person): Promise<boolean> {
  return page.locator('main.table[data-status=over]').isVisible();
}

/** Moves by the text map, then attacks or ends the turn. Gives prompts their default answers. */
async function act(una: Person, done: Set<string>): Promise<void> {
  await una.page
    .locator('[data-testid=prompt-card], [data-testid=action-end-turn], main.table[data-status=over]')
    .first()
    .waitFor(); // waits, because a bot may be acting
  if (await isOver(una)) return;
  const rev = await una.rev();
  const way = una.page.locator('[data-testid^=way-]').first();
  if (await questionTo(una)) await answerBy(una, {});
  else if (!done.has('went') && (await way.isVisible())) {
    await way.click();
    done.add('went');
  } else if (!(await attackFirstTarget(una))) await una.press('action-end-turn');
  await una.waitBeyond(rev);
}

it('the front page says when the server does not answer, and continues when the server is back', async () => {
  const una = await arriveWith(({ page }) => page.route('**/api/**', (route) => route.abort()));
  await una.page.getByRole('alert').getByText(arrival.serverDoesNotAnswer).waitFor();
  await una.page.unroute('**/api/**');
  await playNow(una);
  expect(una.faults).toEqual([]);
  await una.leave();
});

it('the page says when the code for the table cannot be loaded, and loads it on a retry', async () => {
  const una = await arriveWith(({ page }) => page.route('**/assets/sit-down-*', (route) => route.abort()));
  await una.press('play-now');
  await una.page.getByRole('alert').getByText(arrival.tableNotLoaded).waitFor();
  await una.page.unroute('**/assets/sit-down-*');
  await una.page.getByRole('button', { name: common.tryAgain }).click();
  await una.page.locator('main.table[data-status=fighting]').waitFor();
  await una.leave();
});

it.each([
  { link: 'to an unknown battle', path: '/t/unknown-game#secret', says: 'There’s no such table' },
  { link: 'without its secret', path: '/t/unknown-game', says: arrival.linkLacksItsSecret },
  { link: 'to an unknown address', path: '/somewhere', says: arrival.nothingAtThisAddress },
  { link: 'to an unknown rulebook', path: '/rules/chess', says: book.noSuchRulebook },
])('the page for a link $link says what is wrong', async ({ path, says }) => {
  const una = await arriveWith(async () => {});
  await una.page.goto(`${server.address}${path}`);
  await una.page.getByText(says).waitFor();
  await una.leave();
});

it.each([
  {
    what: 'the link has been replaced',
    change: 'player_link = spectator_link',
    says: 'Ask the GM for a new one',
  },
  {
    what: 'the server lacks the version of the rules',
    change: 'version = 99',
    says: 'needs version 99 of the rulebook',
  },
])('a user who opens a table is told if $what', async ({ change, says }) => {
  const una = await arriveWith(async () => {});
  await playNow(una);
  const link = una.page.url();
  await una.leave();
  const id = /\/t\/([\w-]+)/.exec(link)?.[1] ?? '';
  await server.kill();
  server.change(`UPDATE battles SET ${change} WHERE id = '${id}'`);
  await server.resume();
  const guest = await Person.arrive(browser, 'Guest', DESKTOP);
  await guest.page.goto(link);
  await guest.page.getByRole('alert').getByText(says).waitFor();
  await guest.leave();
});
