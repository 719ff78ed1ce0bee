import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { answerBy, isToAct, questionTo, settle } from './support/table.ts';

const MOST_STEPS = 40;

let server: TestServer;
let browser: Browser;
let visitor: Person;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
});

afterEach(async () => {
  await visitor.leave();
});

/** Starts a fight against a bot, and plays until an attack is prepared. */
async function prepareAttack(): Promise<void> {
  await visitor.page.goto(server.address);
  await visitor.press('play-now');
  await visitor.page.getByTestId('map').waitFor();
  await visitor.page.getByTestId('pace').selectOption('at-once');
  for (let step = 0; step < MOST_STEPS; step++) {
    await visitor.page.locator('.answer:enabled, .end-turn:enabled').first().waitFor();
    const rev = await visitor.rev();
    if (await questionTo(visitor)) await answerBy(visitor, {});
    else if (await visitor.sees('action-attack')) return await aim();
    else if (await isToAct(visitor)) await visitor.press('action-end-turn');
    else continue;
    await visitor.waitBeyond(rev);
  }
}

async function aim(): Promise<void> {
  await visitor.press('action-attack');
  const target = visitor.page.locator('[data-testid^=target-]').first();
  if (await target.isVisible()) await target.click();
  await visitor.page.getByTestId('odds').waitFor();
}

/** Returns the percentage points of all lines of the open derivation, and the percentage that they add up to. */
async function pointsShown(): Promise<{ points: number[]; whole: number }> {
  await visitor.page.locator('.derivation-whole').waitFor();
  const texts = await visitor.page.locator('.derivation .sum-points').allTextContents();
  const whole = Number.parseInt((await visitor.page.locator('.derivation-whole b').textContent()) ?? '', 10);
  return { points: texts.map((text) => Number.parseInt(text.replace('−', '-'), 10)), whole };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

it('pointing at a chance shows a sum that adds up to it, whose lines open their rules', async () => {
  visitor = await Person.arrive(browser, 'Vic', { width: 1440, height: 900 }, { density: 1 });
  await prepareAttack();
  await visitor.page.getByTestId('odds-success').getByTestId('why').hover();
  const { points, whole } = await pointsShown();
  expect(points.length).toBeGreaterThan(0);
  expect(sumOf(points)).toBe(whole);
  await visitor.photograph('derivation-desktop');
  await visitor.page.getByTestId('odds-success').getByTestId('why').focus();
  await visitor.page.keyboard.press('Escape');
  expect(await visitor.sees('derivation')).toBe(false);
  expect(await visitor.sees('aim-card')).toBe(true);
  await visitor.page.getByTestId('odds-success').getByTestId('why').click();
  const clause = visitor.page.locator('.derivation .clause').first();
  const id = await clause.textContent();
  await clause.click();
  await visitor.page.getByTestId('book-search').waitFor();
  expect(await visitor.page.getByTestId('book-search').inputValue()).toBe(id);
  expect(visitor.faults).toEqual([]);
});

it('a tap on a phone opens the sum, and the log shows it again with the dice as they fell', async () => {
  visitor = await Person.arrive(browser, 'Vic', { width: 390, height: 844 }, { density: 1 });
  await prepareAttack();
  await visitor.page.getByTestId('odds-success').getByTestId('why').tap();
  const { points, whole } = await pointsShown();
  expect(sumOf(points)).toBe(whole);
  await visitor.photograph('derivation-phone');
  await visitor.page.getByTestId('odds-success').getByTestId('why').tap();
  const rev = await visitor.rev();
  await settle(visitor);
  await visitor.waitBeyond(rev);
  await visitor.page.locator('.log-toggle').click();
  await visitor.page.locator('[data-event=checked] [data-testid=log-roll]').last().click();
  await visitor.page.getByTestId('roll-sum').last().waitFor();
  await visitor.photograph('roll-sum-phone');
  const cells = await visitor.page
    .getByTestId('roll-sum')
    .last()
    .locator('td:nth-child(2)')
    .allTextContents();
  const values = cells.filter(Boolean).map((text) => Number.parseInt(text.replace('−', '-'), 10));
  expect(sumOf(values.slice(0, -1))).toBe(values.at(-1));
});
