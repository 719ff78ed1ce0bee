import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { playToTurn } from './support/solo.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

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

/** Starts a fight in which the GM plays all fighters. */
async function begin(viewport: typeof DESKTOP): Promise<void> {
  const body = JSON.stringify({ ruleset: 'flow', scenario: 'broken-bridge' });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.address}/api/battles`, { method: 'POST', headers, body });
  const { links } = (await response.json()) as CreatedBattle;
  visitor = await Person.arrive(browser, 'Vic', viewport, { density: 1 });
  await visitor.sitDown(`${server.address}${links.gm}`);
  await visitor.press('start');
}

/** Prepares an attack. Returns whether the page lists a better alternative. */
async function isImprovable(): Promise<boolean> {
  if (!(await visitor.sees('action-attack'))) return false;
  await visitor.press('action-attack');
  const target = visitor.page.locator('[data-testid^=target-]').first();
  if (await target.isVisible()) await target.click();
  await visitor.page.locator('.better ul, .better-none:not(:has-text("…"))').first().waitFor();
  if (await visitor.page.locator('.better-choice').first().isVisible()) return true;
  await visitor.page.keyboard.press('Escape');
  return false;
}

it.each([
  { name: 'desktop', viewport: DESKTOP },
  { name: 'phone', viewport: PHONE },
])('alternatives to an attack are listed and previewed without being sent ($name)', async (at) => {
  await begin(at.viewport);
  await playToTurn(visitor, isImprovable);
  const rev = await visitor.rev();
  const choices = visitor.page.locator('.better-choice');
  expect(await choices.count()).toBeLessThanOrEqual(3);
  const before = Number.parseInt(await visitor.reads('odds-success'), 10);
  const shown = await choices.locator('b').allTextContents();
  for (const chance of shown) expect(Number.parseInt(chance, 10)).toBeGreaterThan(before);
  await choices.first().scrollIntoViewIfNeeded();
  await visitor.photograph(`better-${at.name}`);
  const kind = await choices.first().getAttribute('data-testid');
  await choices.first().click();
  if (kind === 'better-details') expect(await visitor.reads('odds-success')).toContain(shown[0]);
  else if (kind !== 'better-ally') await visitor.page.locator('.better-preview').getByText(shown[0] ?? '').waitFor(); // biome-ignore format: keeps the pair on one line
  await visitor.photograph(`better-preview-${at.name}`);
  expect(await visitor.rev()).toBe(rev);
  expect(visitor.faults).toEqual([]);
});

it.each([
  { name: 'desktop', viewport: DESKTOP },
  { name: 'phone', viewport: PHONE },
])('the danger map covers the hexes in reach, and the map in words reads it out ($name)', async (at) => {
  await begin(at.viewport);
  await playToTurn(visitor, () => visitor.sees('danger-switch'));
  await visitor.press('danger-switch');
  await visitor.page.locator('[data-testid=danger-progress][data-done=true]').waitFor({ timeout: 60_000 });
  await visitor.photograph(`danger-${at.name}`);
  await visitor.page.getByTestId('map').focus();
  await visitor.page.keyboard.press('ArrowRight');
  await visitor.page.keyboard.press('ArrowLeft');
  await visitor.page.getByTestId('cursor').getByText('danger: ').waitFor({ state: 'attached' });
  await visitor.press('danger-switch');
  await visitor.page.getByTestId('danger-legend').waitFor({ state: 'detached' });
  await visitor.page.keyboard.press('ArrowRight');
  await expect.poll(() => visitor.reads('cursor')).not.toContain('danger: ');
  expect(visitor.faults).toEqual([]);
});
