import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import { beginInWorkshop, recruit } from './support/workshop.ts';

let gathering: Gathering;
let arthur: Person;
/** Milliseconds within which bots play the fights of a search, even on a busy machine. */
const SEARCH_TIMEOUT = 400_000;
const PHONE = { width: 390, height: 844 };

beforeAll(async () => {
  gathering = await Gathering.begin();
  arthur = await gathering.arrive('Arthur', { width: 1440, height: 900 });
});

afterAll(() => gathering?.end());

it('an author requests a fight for their hero, looks at the evidence, uses it and opens a table', async () => {
  const { page } = arthur;
  await beginInWorkshop(arthur, gathering.server.address, 'flow');
  await arthur.press('part-balance');
  await arthur.press('balance-request');
  expect(await page.getByTestId('request-start').isDisabled()).toBe(true);
  await recruit(arthur, 'duelist');
  await arthur.press('line-up-heroes');
  await fill({ 'wins-low': 20, 'wins-high': 80, 'rounds-low': 1, 'rounds-high': 12, 'number-high': 3 });
  await page.getByTestId('request-margin').selectOption('10');
  await arthur.press('request-start');
  await page.getByTestId('request-trials').waitFor({ timeout: SEARCH_TIMEOUT });
  await arthur.photograph('request-search');
  await arthur.press('request-stop');
  await page.locator('[data-testid=request-ending][data-ending=stopped]').waitFor();
  await arthur.press('request-more');
  await page.locator('[data-testid=request-ending][data-ending=found]').waitFor({ timeout: SEARCH_TIMEOUT });
  expect(await page.locator('[data-testid=request-trials] tr[data-verdict=fits]').count()).toBe(1);
  const fights = await page.getByTestId('balance-figures').getAttribute('data-fights');
  expect(Number(fights)).toBeGreaterThanOrEqual(50);
  await arthur.photograph('request-found');
  await usesIt();
  await arthur.photograph('request-used');
  await page.setViewportSize(PHONE);
  await page.getByTestId('request-ending').scrollIntoViewIfNeeded();
  await arthur.photograph('request-phone');
  await page.getByTestId('request-use').scrollIntoViewIfNeeded();
  await arthur.photograph('request-phone-evidence');
  await page.getByTestId('request-wins-low').scrollIntoViewIfNeeded();
  await arthur.photograph('request-phone-form');
  await arthur.press('part-save');
  await arthur.press('open-table');
  const address = await page.getByTestId('enter').getAttribute('href');
  await arthur.sitDown(new URL(address ?? '', gathering.server.address).href);
  await page.getByTestId('lobby').waitFor();
  expect(arthur.faults).toEqual([]);
});

async function fill(values: Readonly<Record<string, number>>): Promise<void> {
  for (const [id, value] of Object.entries(values)) {
    await arthur.page.getByTestId(`request-${id}`).fill(`${value}`);
  }
}

/** Puts the enemies into the fight, and checks that this is a single undo step. */
async function usesIt(): Promise<void> {
  const fighters = arthur.page.getByTestId('fighters').getByRole('listitem');
  await arthur.press('request-use');
  const after = await fighters.count();
  expect(after).toBeGreaterThan(1);
  await arthur.press('undo');
  await expect.poll(() => fighters.count()).toBe(1);
  await arthur.press('redo');
  await expect.poll(() => fighters.count()).toBe(after);
}
