import { RULESETS } from '@riposte/shared/rulesets/registry';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { faultsOf } from './support/accessible.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { answerBy, attackFirstTarget, isToAct, questionTo } from './support/table.ts';

/** The usual number of steps, and the maximum number of steps until the first roll. */
const STEPS = 16;
const MOST_STEPS = 72;
/** The whole table, and the elements that appear during a fight. */
const PARTS = {
  table: 'html',
  question: '[data-testid=prompt-card]',
  rolled: '[data-testid=log-roll]',
  hint: '.hint',
  defeated: '.ribbon-fighter.defeated',
  done: '.ribbon-fighter.done',
  end: 'main.table[data-status=over]',
};
type Part = keyof typeof PARTS;
/** Matches the controls for the player's next step, or the page after the fight has ended. */
const WAITED_FOR =
  '.answer:enabled, .end-turn:enabled, [data-testid=confirm]:enabled, main[data-status=over]';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
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
    const seen = new Set<Part>();
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

/** Checks the accessibility of the elements that the screen shows for the first time. Adds them to `seen`. */
async function look({ page }: Person, id: string, seen: Set<Part>): Promise<void> {
  const fresh = (await partsOn(page)).filter((part) => !seen.has(part));
  if (fresh.length === 0) return;
  for (const part of fresh) seen.add(part);
  const within = fresh.includes('table') ? undefined : fresh.map((part) => PARTS[part]);
  const faults = await faultsOf(page, undefined, within);
  expect([id, fresh, faults]).toEqual([id, fresh, []]);
}

const isOver = ({ page }: Person) => page.locator('main.table[data-status=over]').isVisible();

/** Returns the names of the visible elements of `PARTS`. */
async function partsOn(page: Page): Promise<Part[]> {
  const shown = await page.evaluate(
    (parts) =>
      Object.entries(parts).flatMap(([name, selector]) =>
        document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ? [name] : [],
      ),
    PARTS,
  );
  return shown as Part[];
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
