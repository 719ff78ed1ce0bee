import type { Page } from 'playwright-core';
import { BigTable } from './big-table.ts';
import { line } from './measure.ts';

declare global {
  interface Window {
    /** Milliseconds from the release of the pointer to the frame after it. */
    painted?: number | undefined;
  }
}

const FRAMES = 60;
const CLICKS = 12;
/** A page that has not answered a click by then never will, in milliseconds. */
const PATIENCE = 10_000;
/** Who stands about in the middle. */
const MIDDLE = 109;
const INPUTS = 500;
const WARM = 50;
const MB = 1_000_000;
/** What keeps memory needs no large picture, and software takes long to draw one. */
const SMALL = { width: 320, height: 240 };

/** The page in a real browser: a table of 2,437 hexes with 200 fighters, drawn in software where there is no graphics card. */
export async function benchClient(): Promise<void> {
  const table = await BigTable.open();
  try {
    const panning = await scriptWhilePanning(table);
    say('script a frame while panning, median', `${panning.toFixed(2)} ms`, '4 ms', panning < 4);
    const idle = await scriptWhileIdle(table);
    say('script a second while nothing moves', `${idle.toFixed(2)} ms`, '1 ms', idle < 1);
    const { worked, waited } = await clicksToPixels(table);
    say('a click to its picture: main thread, median', `${worked.toFixed(0)} ms`, '50 ms', worked < 50);
    say('a click to its picture: all, median', `${waited.toFixed(0)} ms`, '50 ms', waited < 50);
    const growth = (await growthOver(table)) / MB;
    say(`memory after ${INPUTS} inputs`, `${growth.toFixed(1)} MB more`, '2 MB', growth < 2);
  } finally {
    await table.close();
  }
}

/** Milliseconds of script that a frame takes while a hand drags the map about. */
async function scriptWhilePanning({ page, script }: BigTable): Promise<number> {
  await page.mouse.move(500, 350);
  await page.mouse.down();
  const each: number[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    const before = await script();
    await page.mouse.move(500 + 120 * Math.sin(frame / 12), 350 + 90 * Math.cos(frame / 9));
    await nextFrame(page);
    each.push((await script()) - before);
  }
  await page.mouse.up();
  return median(each);
}

/** Milliseconds of script a second, once all that has been begun has come to rest. */
async function scriptWhileIdle({ page, script }: BigTable): Promise<number> {
  await page.mouse.move(5, 5);
  await page.waitForTimeout(3000);
  const before = await script();
  await page.waitForTimeout(5000);
  return ((await script()) - before) / 5;
}

/** From the release of a click on a fighter until the first of what it changes has been handed to the screen, in milliseconds. */
async function clicksToPixels(
  table: BigTable,
): Promise<{ readonly worked: number; readonly waited: number }> {
  const { page, work } = table;
  const [worked, waited]: [number[], number[]] = [[], []];
  for (let click = 0; click < CLICKS; click++) {
    const [x, y] = await table.pointOf(MIDDLE + (click % 2));
    await page.mouse.move(x, y);
    await page.waitForTimeout(150); // what hovering shows is there by then
    await page.evaluate(watchForPaint);
    const before = await work();
    await page.mouse.click(x, y);
    await page.waitForFunction(() => window.painted !== undefined, undefined, { timeout: PATIENCE });
    worked.push((await work()) - before);
    waited.push(await page.evaluate(() => window.painted ?? Number.NaN));
  }
  return { worked: median(worked), waited: median(waited) };
}

/** Runs in the page: takes the time from the next release of the pointer to the frame that shows what it changed. */
function watchForPaint(): void {
  window.painted = undefined;
  let released = 0;
  const watcher = new MutationObserver(() => {
    if (released === 0) return;
    watcher.disconnect();
    const { port1, port2 } = new MessageChannel(); // its turn comes when the frame has been handed over
    port1.onmessage = () => {
      window.painted = performance.now() - released;
    };
    requestAnimationFrame(() => port2.postMessage(null));
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  const release = ({ timeStamp }: PointerEvent) => {
    released = timeStamp;
  };
  addEventListener('pointerup', release, { capture: true, once: true });
}

/** By how many bytes many inputs make what is kept grow, the rubbish thrown away. */
async function growthOver(table: BigTable): Promise<number> {
  await table.page.setViewportSize(SMALL);
  await table.act(WARM);
  const before = await table.memory();
  await table.act(INPUTS);
  return (await table.memory()) - before;
}

function say(...told: Parameters<typeof line>): void {
  console.log(line(...told));
}

function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resume) => requestAnimationFrame(() => resume())));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
