import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { animate, type Still } from './animated-webp.ts';

const SCREEN = { width: 1080, height: 680 };
const PICTURE = { maxWidth: 720, maxHeight: 454 };
/** Time to read the prompt and to see the result, in milliseconds. */
const [TO_READ, TO_SEE] = [2800, 3500];
const LEAST_STEP = 80;
/** Duration of the last picture, in milliseconds. */
const AT_LAST = 2000;
/** The foe in the first duel, by its test id on the map. */
const FOE = 'fighter-raider1';
/** The lowest odds at which a riposte is worth filming, in percent. */
const LEAST_ODDS = 50;
/** Number of fights to try until one has a successful riposte. */
const MOST_FIGHTS = 12;

interface Frame {
  readonly at: number;
  readonly png: string;
}

/** Films a successful riposte in a real fight against a bot, without sound. */
export async function filmRiposte(browser: Browser, address: string, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: SCREEN, colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('riposte:preferences', '{"hints":false}'));
  const camera = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  camera.on('Page.screencastFrame', ({ data, sessionId }) => {
    void camera.send('Page.screencastFrameAck', { sessionId });
    const at = Date.now();
    if (at - (frames.at(-1)?.at ?? 0) >= LEAST_STEP) frames.push({ at, png: data });
  });
  for (let fight = 0; !(await isFilmed(page, camera, frames)); fight++) {
    if (fight === MOST_FIGHTS) throw new Error('No fight had a successful riposte.');
    await page.goto(address);
    await page.getByTestId('play-now').click();
    await page.locator('[data-testid=map][data-ready=true]').waitFor();
  }
  writeFileSync(join(folder, 'riposte.webp'), await animate(await browser.newPage(), stillsOf(frames)));
}

function stillsOf(frames: readonly Frame[]): Still[] {
  return frames.map(({ at, png }, index) => ({ png, lasts: (frames[index + 1]?.at ?? at + AT_LAST) - at }));
}

/**
 * Lets the foe attack until a riposte answers one of its attacks or the duel is over. Returns whether a
 * riposte was filmed.
 */
async function isFilmed(page: Page, camera: CDPSession, frames: Frame[]): Promise<boolean> {
  const riposte = page.getByTestId('answer-riposte');
  const folded = page.locator('.answers-folded:not([open]) > summary');
  const end = page.getByTestId('action-end-turn');
  const confirm = page.getByTestId('confirm');
  while (await page.locator('main.table[data-status=fighting]').isVisible()) {
    if ((await riposte.isVisible()) && (await oddsOf(riposte)) >= LEAST_ODDS) {
      const before = await healthOfFoe(page);
      frames.length = 0;
      await camera.send('Page.startScreencast', { format: 'png', ...PICTURE });
      await page.waitForTimeout(TO_READ);
      await riposte.click();
      if (await confirm.isVisible()) await confirm.click();
      await page.waitForTimeout(TO_SEE);
      await camera.send('Page.stopScreencast');
      if ((await healthOfFoe(page)) < before) return true;
    } else if (await folded.isVisible()) await folded.click();
    else if (await page.getByTestId('prompt-card').isVisible())
      await page.locator('.answer.fallback').click();
    else if ((await end.isVisible()) && (await end.isEnabled())) await end.click();
    await page.waitForTimeout(200);
  }
  return false;
}

/** Returns the odds that an answer shows, in percent. */
async function oddsOf(answer: Locator): Promise<number> {
  return Number(/(\d+)\s*%/.exec((await answer.textContent()) ?? '')?.[1] ?? 0);
}

async function healthOfFoe(page: Page): Promise<number> {
  return Number(await page.getByTestId(FOE).getAttribute('data-hp'));
}
