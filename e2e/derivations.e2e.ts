import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { playToTurn, startDuel } from './support/solo.ts';
import { settle } from './support/table.ts';

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

/** Plays a duel against a bot until an attack is prepared. */
async function prepareAttack(): Promise<void> {
  await startDuel(visitor, server.address);
  await playToTurn(visitor, () => visitor.sees('action-attack'));
  await aim();
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
  return { points: texts.map((text) => Number.parseInt(text, 10)), whole };
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
  const values = cells.filter(Boolean).map((text) => Number.parseInt(text, 10));
  expect(sumOf(values.slice(0, -1))).toBe(values.at(-1));
});
