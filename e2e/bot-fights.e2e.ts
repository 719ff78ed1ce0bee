import { RULESETS } from '@riposte/shared/rulesets/registry';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOf } from './support/accessible.ts';
import { openBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { TestServer } from './support/server.ts';
import { answerBy, attackFirstTarget, isToAct, questionTo } from './support/table.ts';

/** The number of steps whose screens are checked, and the maximum number of steps until the first roll. */
const STEPS = 24;
const MOST_STEPS = 3 * STEPS;
/** Matches the controls for the player's next step, or the page after the fight has ended. */
const WAITED_FOR =
  '.answer:enabled, .end-turn:enabled, [data-testid=confirm]:enabled, main[data-status=over]';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  server = await TestServer.start();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

it.each(Object.values(RULESETS))(
  'a $id table is accessible in every state that a fight against bots reaches',
  async ({ id, description }) => {
    const player = await Person.arrive(browser, 'Pia', { width: 1440, height: 900 }, { isNew: true });
    const { page } = player;
    await page.goto(server.address);
    await page.getByText(description.name, { exact: true }).first().click();
    await player.press('play-chosen');
    await page.locator('[data-testid=map][data-ready=true]').waitFor();
    await page.getByTestId('pace').selectOption('at-once');
    const seen = new Set<string>();
    const isRolled = () => [...seen].some((state) => state.includes('rolled'));
    for (let step = 0; step < (isRolled() ? STEPS : MOST_STEPS) && !(await isOver(player)); step++) {
      await page.locator(WAITED_FOR).first().waitFor();
      await look(player, id, seen);
      await act(player);
    }
    await look(player, id, seen); // in a short fight, the last action may show the first rolls
    expect(isRolled()).toBe(true);
    expect(player.faults).toEqual([]);
    await player.leave();
  },
);

/** Checks the accessibility of the screen, unless it has already been checked in the same state. */
async function look(player: Person, id: string, seen: Set<string>): Promise<void> {
  const state = await stateOf(player);
  if (!seen.has(state)) expect([id, state, await faultsOf(player.page)]).toEqual([id, state, []]);
  seen.add(state);
}

const isOver = ({ page }: Person) => page.locator('main.table[data-status=over]').isVisible();

/** Returns a key for the screen's state: the names of the visible elements that may have accessibility faults. */
async function stateOf(player: Person): Promise<string> {
  const { page } = player;
  const shown = {
    question: await player.sees('prompt-card'),
    rolled: await page.getByTestId('log-roll').first().isVisible(),
    hint: await page.locator('.hint').isVisible(),
    defeated: await page.locator('.ribbon-fighter.defeated').first().isVisible(),
    done: await page.locator('.ribbon-fighter.done').first().isVisible(),
  };
  return Object.entries(shown)
    .flatMap(([name, isShown]) => (isShown ? [name] : []))
    .join(', ');
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
