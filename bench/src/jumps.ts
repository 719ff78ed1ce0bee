import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { type Ends, endAll, servePage } from './page-server.ts';

const JUMPS = 30;
const SIZE = { width: 1440, height: 900 };
/**
 * Timeout for each step of the page, in milliseconds. It is long because a busy machine can be slow to draw the first
 * picture.
 */
const PATIENCE = 120_000;

/** The main thread time, in milliseconds, of one jump in a replay. It ends when the text and layout are complete. */
export interface Jumped {
  readonly first: number;
  readonly median: number;
}

/** Opens recordings in a real browser, one after the other, and jumps to many moments of each. */
export async function jumpsIn(files: ReadonlyMap<string, string>): Promise<Map<string, Jumped>> {
  const ends: Ends = [];
  try {
    const address = await servePage(ends);
    const browser = await openBrowser();
    ends.push(() => browser.close());
    const found = new Map<string, Jumped>();
    for (const [name, text] of files) {
      const page = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
      page.setDefaultTimeout(PATIENCE);
      await page.goto(`${address}/replay`);
      found.set(name, await jumpAbout(page, text));
      await page.close();
    }
    return found;
  } finally {
    await endAll(ends);
  }
}

async function jumpAbout(page: Page, text: string): Promise<Jumped> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // counts the thread's own processor time, so other load on the machine makes no difference
  const file = { name: 'fight.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
  await page.getByTestId('recording-file').setInputFiles(file);
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await page.locator('[data-testid=verdict][data-verdict=fair]').waitFor();
  const last = Number(await page.getByTestId('timeline-range').getAttribute('max'));
  const took: number[] = [];
  for (let jump = 0; jump < JUMPS; jump++) {
    await page.evaluate(untilDrawn);
    const before = await worked(cdp);
    await page.evaluate(jumpTo, (jump * 7919 + Math.floor(0.9 * last)) % last);
    took.push((await worked(cdp)) - before);
  }
  const [first = Number.NaN] = took;
  const median = [...took].sort((a, b) => a - b)[JUMPS / 2] ?? Number.NaN;
  return { first, median };
}

/** Runs in the page. Resolves when pending changes have been drawn. */
function untilDrawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

/** Runs in the page. Moves the timeline to a moment, and resolves when its text and layout are complete. */
async function jumpTo(moment: number): Promise<void> {
  const range = document.querySelector<HTMLInputElement>('[data-testid=timeline-range]');
  if (!range) throw new Error('There is no timeline.');
  range.value = String(moment);
  range.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise<void>((done) => queueMicrotask(() => queueMicrotask(done))); // waits for two microtasks, because the page renders in one of them
  document.body.getBoundingClientRect();
}

/** Returns the milliseconds of main thread time that the page has used so far. */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
