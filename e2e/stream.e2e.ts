import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { beginTable, chooseGroupFight } from './support/table.ts';

/** Milliseconds within which the browser calculates the win probability, even while other tests run. */
const CALCULATES = 400_000;

let server: TestServer;
let browser: Browser;
let people: Person[] = [];

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterAll(async () => {
  for (const person of people) await person.leave();
});

async function arrive(name: string, width: number, height: number): Promise<Person> {
  const person = await Person.arrive(browser, name, { width, height }, { density: 1 });
  people = [...people, person];
  return person;
}

it('a stream shows the turning points of a finished fight once the GM has published its replay', async () => {
  const gm = await arrive('Gemma', 1280, 800);
  await gm.page.goto(server.address);
  await chooseGroupFight(gm, 'Hunt');
  const { spectator } = await beginTable(gm);
  await gm.page.getByTestId('map').waitFor();
  const stream = await arrive('Stella', 1920, 1080);
  await stream.page.goto(spectator.replace('#', '?stream=clear#'));
  await stream.page.getByTestId('stream').waitFor();
  await gm.press('start');
  await gm.press('open-gm');
  await gm.press('gm-end');
  await gm.press('gm-end');
  await gm.page.getByTestId('end-screen').waitFor();
  await stream.page.locator('main.stream[data-status=over]').waitFor();
  expect(await stream.sees('stream-turning')).toBe(false);
  await gm.press('open-replay');
  await stream.page.getByTestId('stream-turning').waitFor({ timeout: CALCULATES });
  await stream.photograph('stream-turning');
  expect([gm.faults, stream.faults]).toEqual([[], []]);
});
