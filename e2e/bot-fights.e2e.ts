import { RULESETS } from '@riposte/shared/rulesets/registry';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf } from './support/accessible.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import { answerBy, attackFirstTarget, isToAct, questionTo } from './support/table.ts';

/** The usual number of steps, and the maximum number of steps until the first roll. */
const STEPS = 16;
const MOST_STEPS = 72;
/** The elements of a table that appear during a fight. */
const PARTS = {
  question: '[data-testid=prompt-card]',
  rolled: '[data-testid=log-roll]',
  hint: '.hint',
  defeated: '.ribbon-fighter.defeated',
  done: '.ribbon-fighter.done',
  end: 'main.table[data-status=over]',
};
/** Matches the controls for the player's next step, or the page after the fight has ended. */
const WAITED_FOR =
  '.answer:enabled, .end-turn:enabled, [data-testid=confirm]:enabled, main[data-status=over]';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await TestServer.start();
  browser = await sharedBrowser();
});

afterAll(async () => {
  await server?.remove();
});

it.each(Object.values(RULESETS))(
  'a $id table is accessible with every element that a fight against bots shows',
  async ({ id, description }) => {
    const player = await Person.arrive(browser, 'Pia', { width: 1440, height: 900 }, { isNew: true });
    const { page } = player;
    await page.goto(server.address);
    await page.getByText(description.name, { exact: true }).first().click();
    await player.press('play-chosen');
    await page.locator('[data-testid=map][data-ready=true]').waitFor();
    await page.getByTestId('pace').selectOption('at-once');
    const seen = new Set<string>();
    const last = () => (seen.has('rolled') ? STEPS : MOST_STEPS);
    for (let step = 0; step < last() && !(await isOver(player)); step++) {
      await page.locator(WAITED_FOR).first().waitFor();
      await look(player, id, seen);
      await act(player);
    }
    await look(player, id, seen); // in a short fight, the last action may show the first rolls
    expect([...seen]).toContain('rolled');
    expect(player.faults).toEqual([]);
    await player.leave();
  },
);

/** Checks the accessibility of the screen, if it shows an element for the first time. Adds the elements to `seen`. */
async function look({ page }: Person, id: string, seen: Set<string>): Promise<void> {
  const shown = ['table', ...(await partsOn(page))];
  if (shown.every((part) => seen.has(part))) return;
  for (const part of shown) seen.add(part);
  expect([id, shown, await faultsOf(page)]).toEqual([id, shown, []]);
}

const isOver = ({ page }: Person) => page.locator('main.table[data-status=over]').isVisible();

/** Returns the names of the visible elements of `PARTS`. */
function partsOn(page: Page): Promise<string[]> {
  return page.evaluate(
    (parts) =>
      Object.entries(parts).flatMap(([name, selector]) =>
        document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ? [name] : [],
      ),
    PARTS,
  );
}

async function act(player: Person): Promise<void> {
  if (await isOver(player)) return;
  const rev = await player.rev();
  if (await player.page.getByTestId('aim-card').isVisible()) await finishDraft(player);
  else if (await questionTo(player)) await answerBy(player, {});
  else if (!(await isToAct(player))) return;
  else if (!(await attackFirstTarget(player))) await player.press('action-end-turn');
  await player.page.waitForFunction(
    (before) =>
      Number(document.querySelector('main.table')?.getAttribute('data-rev')) > before ||
      document.querySelector('[data-testid=aim-card]'),
    rev,
  );
}

/** Confirms a prepared action, or cancels it and ends the turn. */
async function finishDraft(player: Person): Promise<void> {
  const confirm = player.page.locator('[data-testid=confirm]:enabled');
  if (await confirm.isVisible()) return await confirm.click();
  await player.page.keyboard.press('Escape');
  if (await isToAct(player)) await player.press('action-end-turn');
}
