import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as common from '../client/src/words/common.ts';
import * as fight from '../client/src/words/fight.ts';
import * as words from '../client/src/words/table.ts';
import { ACROSS, DESKTOP, faultsOf, hold, PHONE, smallTargets, wear } from './support/accessible.ts';
import { sharedBrowser } from './support/browser.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { andSeen, answerBy, chooseGroupFight, isToAct, questionTo } from './support/table.ts';
import { tourDialogs, tourEditor } from './support/tour.ts';

const MOST_STEPS = 200;
/** The time between two looks at the page, in milliseconds. */
const WAIT = 50;
const COLORS = ['color-contrast'] as const;

/** The color contrast is checked in every theme at the desktop size, with all of axe's rules in the last theme. */
const LOOKS = [
  { theme: 'light', rules: COLORS },
  { theme: 'contrast', rules: COLORS },
  { theme: 'dark', rules: undefined },
] as const;

let server: TestServer;
let browser: Browser;
let gm: Person;
let device: CDPSession;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  gm = await Person.arrive(browser, 'Gemma', DESKTOP, { isNew: true });
  device = await gm.page.context().newCDPSession(gm.page);
});

afterAll(async () => {
  await gm?.leave();
});

/** The accessibility violations found, by state. */
const found: Record<string, readonly string[]> = {};
/** The number of states checked so far. */
let looked = 0;

function note(where: string, faults: readonly string[]): void {
  if (faults.length > 0) found[where] = faults;
}

/**
 * Records the violations on the page in all themes at the desktop size, and in one theme on a phone, which changes from
 * state to state. Then restores the desktop size and the dark theme.
 */
async function look(state: string): Promise<void> {
  for (const { theme, rules } of LOOKS) {
    await wear(gm.page, theme);
    note(`${state}, ${DESKTOP.name}, ${theme}`, await faultsOf(gm.page, rules));
  }
  const { theme } = LOOKS[looked++ % LOOKS.length] ?? LOOKS[0];
  await hold(gm.page, device, PHONE);
  await wear(gm.page, theme);
  note(`${state}, ${PHONE.name}, ${theme}`, await faultsOf(gm.page));
  note(`${state}, ${PHONE.name}`, await smallTargets(gm.page));
  await hold(gm.page, device, ACROSS);
  note(`${state}, ${ACROSS.name}`, await smallTargets(gm.page));
  await hold(gm.page, device, DESKTOP);
  await wear(gm.page, 'dark');
}

it('every page is accessible in each of its states, on all screens and in all themes', async () => {
  const { page } = gm;
  await visitPages(page);
  await tourEditor(gm, server.address, look);
  await visitBeginning(page);
  await tourDialogs(gm, look);
  await visitGmPanel(page);
  await visitQuestions(page);
  await visitEnd(page);
  expect([found, gm.faults]).toEqual([{}, []]);
});

async function visitPages(page: Page): Promise<void> {
  await page.goto(`${server.address}/rules/vigil`);
  await page.getByRole('heading', { level: 1, name: 'Vigil' }).waitFor();
  await look('rules');
  await page.getByTestId('chapter').nth(4).click();
  await page.getByTestId('rule').first().waitFor();
  await look('chapter of the rules');
  await page.goto(`${server.address}/t/unknown-game#secret`);
  await page.getByRole('alert').waitFor();
  await look('link to nothing');
  await page.goto(`${server.address}/replay`);
  await page.getByTestId('recording-file').waitFor({ state: 'attached' });
  await look('recording to be opened');
}

/** Visits the front page from an unknown address, then the lobby and the first turn. */
async function visitBeginning(page: Page): Promise<void> {
  await page.goto(`${server.address}/nowhere`);
  await page.locator('[data-testid=create]:enabled').waitFor();
  await chooseGroupFight(gm, 'Vigil');
  await page.getByText(common.tableRules).click();
  await look('front page');
  for (const option of ['promptSeconds', 'turnSeconds']) await page.locator(`#option-${option}`).fill('3000');
  await gm.press('create');
  await page.getByTestId('enter').waitFor();
  await look('links');
  await gm.press('enter');
  await page.getByTestId('name').fill(gm.name);
  await look('join');
  await gm.press('join');
  await page.getByTestId('lobby').waitFor();
  await look('lobby');
  await gm.press('start');
  await page.locator('main.table[data-status=fighting]').waitFor();
  await answerUntil((question) => !question && isToAct(gm));
  await look('turn');
}

/** Visits the GM panel. */
async function visitGmPanel(page: Page): Promise<void> {
  await gm.press('open-gm');
  await page.getByTestId('table-settings').locator('summary').first().click();
  await look('GM panel');
  await page.getByTestId('gm-drawer').getByRole('button', { name: common.close }).first().click();
}

/** Visits a pending action, a fighter's prompt, a GM prompt, the log, and the dialog to rewind. */
async function visitQuestions(page: Page): Promise<void> {
  await gm.press('action-stunt');
  await page.getByTestId('aim-card').waitFor();
  await look('action to be aimed');
  await page.getByTestId('candidate').first().press('Enter');
  await look('action to be confirmed');
  await gm.press('confirm');
  await answerUntil((question) => question !== undefined);
  await look('question');
  await answerUntil((question) => question?.kind === 'rule');
  await look('ruling');
  await hold(page, device, PHONE);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await look('log');
  await hold(page, device, PHONE);
  await page.getByRole('button', { name: fight.closeTheLog }).click();
  await hold(page, device, DESKTOP);
  await page.keyboard.press('Control+z');
  await page.getByRole('dialog').waitFor();
  await look('rewinding');
  await page.keyboard.press('Escape');
}

type Question = Awaited<ReturnType<typeof questionTo>>;

/**
 * Gives every prompt its default answer until `isSo` accepts the open prompt, or its absence. Reads the prompt once per
 * step, so that a prompt that has just appeared is never answered before `isSo` has seen it.
 */
async function answerUntil(isSo: (question: Question) => boolean | Promise<boolean>): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const question = await questionTo(gm);
    if (await isSo(question)) return;
    if (question) await andSeen(gm, () => answerBy(gm, {}));
    await gm.page.waitForTimeout(WAIT);
  }
  expect.fail('The expected prompt did not appear.');
}

/** Visits the end of the fight, a seat taken over by another tab, the replay, and the front page. */
async function visitEnd(page: Page): Promise<void> {
  await gm.press('open-gm');
  for (const _sure of ['once', 'twice']) await gm.press('gm-end');
  await page.getByTestId('aftermath').waitFor();
  await page.getByTestId('gm-drawer').getByRole('button', { name: common.close }).first().click();
  await look('end');
  const table = page.url();
  const replay = await page.getByTestId('see-again').getAttribute('href');
  const tab = await page.context().newPage();
  await tab.goto(table);
  await page.getByRole('heading', { name: words.tableIsClosed }).waitFor();
  await tab.close();
  await look('closed table');
  await page.goto(new URL(replay ?? '', table).href);
  await page.getByTestId('verdict').waitFor();
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await look('replay');
  await page.goto(server.address);
  await page.getByTestId('my-battle').waitFor();
  await look('front page with a battle');
}
