import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import type { Browser } from 'playwright-core';
import { Person } from '../support/person.ts';
import { andSeen, answerBy, isToAct, placeOf, questionTo } from '../support/table.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SHARP = { density: 1 };
/** Scale of the front page's pictures. */
const ON_FRONT_PAGE = 0.6;
const QUALITY = 80;

interface To {
  /** The folder of the README's pictures. */
  readonly docs: string;
  readonly page: string;
}

/** Takes pictures of random fights: a hero's turn, and a prompt on a desktop and on a phone. */
export async function takeStills(browser: Browser, address: string, to: To): Promise<void> {
  const gm = await Person.arrive(browser, 'Gemma', DESKTOP, SHARP);
  await gm.sitDown(address + (await beginFight(address)));
  await gm.press('start');
  await waitForTurn(gm, 'Duelist');
  await gm.hoverHex(await placeOf(gm, 'raider1'));
  await photograph(gm, join(to.docs, 'turn.webp'));
  await photograph(gm, join(to.page, 'table.webp'), ON_FRONT_PAGE);
  await gm.leave();
  for (const { viewport, theme, name } of [
    { viewport: DESKTOP, theme: 'dark', name: 'answer.webp' },
    { viewport: PHONE, theme: 'light', name: 'phone.webp' },
  ]) {
    const ana = await Person.arrive(browser, 'Ana', viewport, SHARP);
    await ana.page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    await ana.page.goto(address);
    await ana.press('play-now');
    await waitForQuestion(ana);
    await photograph(ana, join(to.docs, name));
    await ana.leave();
  }
}

async function beginFight(address: string): Promise<string> {
  const body = JSON.stringify({ ruleset: 'flow', scenario: 'broken-bridge', title: 'The broken bridge' });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { links } = (await (await fetch(`${address}/api/battles`, init)).json()) as CreatedBattle;
  return links.gm;
}

async function waitForTurn(gm: Person, name: string): Promise<void> {
  await gm.page.locator('[data-testid=prompt-card], [data-testid=action-end-turn]').first().waitFor();
  while ((await gm.reads('actor')) !== name || !(await isToAct(gm))) {
    const step = (await questionTo(gm)) ? () => answerBy(gm, {}) : () => gm.press('action-end-turn');
    await andSeen(gm, step);
  }
}

/** Lets turns pass until a hero may answer a foe's attack. */
async function waitForQuestion(ana: Person): Promise<void> {
  const question = ana.page.getByTestId('prompt-card');
  const end = ana.page.getByTestId('action-end-turn');
  await question.or(end).first().waitFor();
  while (!(await question.isVisible())) {
    await andSeen(ana, () => end.click());
    await question.or(end).first().waitFor();
  }
}

/** Saves a screenshot of the page as a WebP at that scale. */
async function photograph({ page }: Person, path: string, scale = 1): Promise<void> {
  await page.locator('[data-testid=map][data-ready=true][data-frame]').waitFor();
  await page.waitForTimeout(1200); // until the animation of a roll has ended
  const camera = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? DESKTOP;
  const { data } = await camera.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, ...size, scale },
  });
  writeFileSync(path, Buffer.from(data, 'base64'));
}
