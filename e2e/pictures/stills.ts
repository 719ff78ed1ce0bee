import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { Person } from '../support/person.ts';
import { andSeen, answerBy, isToAct, placeOf, questionTo } from '../support/table.ts';
import { openTable } from './open-table.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SHARP = { density: 1 };
/** Scale of the pictures of the front page and the guide. */
const SMALL = 0.6;
const QUALITY = 80;
const THEMES = ['dark', 'light'] as const;

interface To {
  /** The folder of the README's pictures. */
  readonly docs: string;
  /** The folder of the guide's pictures. */
  readonly guide: string;
  /** The folder of the front page's picture. */
  readonly page: string;
}

/** Takes pictures of random fights and of the editor, for the guide, the README and the front page. */
export async function takeStills(browser: Browser, address: string, to: To): Promise<void> {
  await takeOfGm(browser, address, to);
  await takeOfEditor(browser, address, to);
  const ana = await Person.arrive(browser, 'Ana', DESKTOP, SHARP);
  await ana.page.goto(address);
  await ana.press('play-now');
  await waitForQuestion(ana);
  await photographInThemes(ana, to.guide, 'react');
  await ana.page.setViewportSize(PHONE);
  await photograph(ana, join(to.docs, 'phone.webp'));
  await ana.leave();
}

/** Takes pictures of a hero's turn and of the GM panel. */
async function takeOfGm(browser: Browser, address: string, to: To): Promise<void> {
  const gm = await Person.arrive(browser, 'Gemma', DESKTOP, SHARP);
  const fight = { ruleset: 'flow', scenario: 'broken-bridge', title: 'The broken bridge' };
  await gm.sitDown(await openTable(address, fight));
  await gm.press('start');
  await waitForTurn(gm, 'Duelist');
  await gm.hoverHex(await placeOf(gm, 'raider1'));
  await photograph(gm, join(to.page, 'table.webp'), SMALL);
  await photographInThemes(gm, to.guide, 'turn');
  await gm.press('open-gm');
  await photographInThemes(gm, to.guide, 'gm-panel');
  await gm.leave();
}

/** Takes a picture of the editor with a ready-made fight. */
async function takeOfEditor(browser: Browser, address: string, to: To): Promise<void> {
  const ed = await Person.arrive(browser, 'Ed', DESKTOP, SHARP);
  await ed.page.goto(`${address}/workshop`);
  await ed.press('begin-flow-broken-bridge');
  await photographInThemes(ed, to.guide, 'editor');
  await ed.leave();
}

async function photographInThemes(person: Person, folder: string, name: string): Promise<void> {
  for (const theme of THEMES) {
    await person.page.emulateMedia({ colorScheme: theme });
    await photograph(person, join(folder, `${name}-${theme}.webp`), SMALL);
  }
}

async function waitForTurn(gm: Person, name: string): Promise<void> {
  await gm.page.locator('[data-testid=prompt-card], [data-testid=action-end-turn]').first().waitFor();
  while ((await gm.reads('actor')) !== name || !(await isToAct(gm))) {
    const step = (await questionTo(gm)) ? () => answerBy(gm, {}) : () => gm.press('action-end-turn');
    await andSeen(gm, step);
  }
}

/** Ends turns until a hero may answer a foe's attack. */
async function waitForQuestion(ana: Person): Promise<void> {
  const question = ana.page.getByTestId('prompt-card');
  const end = ana.page.getByTestId('action-end-turn');
  await question.or(end).first().waitFor();
  while (!(await question.isVisible())) {
    await andSeen(ana, () => end.click());
    await question.or(end).first().waitFor();
  }
}

/** Saves a screenshot of the page as a WebP. `scale` is the factor of its size. */
async function photograph({ page }: Person, path: string, scale = 1): Promise<void> {
  await page.locator('[data-testid=map][data-ready=true][data-painted=true]').waitFor();
  await page.waitForTimeout(1200); // waits, because the animation of a roll may still be running
  const camera = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? DESKTOP;
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, ...size, scale },
  });
  writeFileSync(path, Buffer.from(data, 'base64'));
}
