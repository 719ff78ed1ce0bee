import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { BigTable } from './big-table.ts';
import { line } from './measure.ts';

declare global {
  interface Window {
    /** Milliseconds from the release of the pointer until the next frame was shown. */
    painted?: number | undefined;
    /** The number of frames since `countFrames`. */
    framesShown?: number | undefined;
  }
}

/** Time limit of all measurements together, in milliseconds. */
const LIMIT = 540_000;
const FRAMES = 60;
const CLICKS = 12;
/** Waiting time after which hover effects have been drawn, even by software rendering, in milliseconds. */
const REST = 1500;
/** Shortest duration of an event that the browser reports, in milliseconds. */
const TOLD = 16;
/** Index of a fighter near the middle of the map. */
const MIDDLE = 109;
const INPUTS = 500;
/** The factor by which a phone's processor is slower than this machine's. */
const SLOWDOWN = 6;
/** The duration of a drag on a phone, and the time between its inputs, in milliseconds. */
const [PHONE_DRAG, PACE] = [4000, 16] as const;
const WARM = 50;
const MB = 1_000_000;
type Point = readonly [x: number, y: number];
/**
 * Viewport for the memory measurement. It is small because software rendering is slow and the picture size
 * does not matter.
 */
const SMALL = { width: 320, height: 240 };

/**
 * Measures the page in a real browser: a table of 2,437 hexes with 200 fighters. Without a graphics card it
 * is drawn in software. Stops after `LIMIT` and prints the results so far.
 */
export async function benchClient(): Promise<void> {
  const found: string[] = [];
  const table = await BigTable.open();
  const limit = delay(LIMIT, true, { ref: false });
  const told = measure(table, (...one) => void found.push(line(...one))).then(() => false);
  told.catch(() => {}); // after the time limit, closing the page makes this promise reject
  try {
    if (await Promise.race([told, limit])) console.error(`Given up after ${LIMIT / 60_000} minutes.`);
  } finally {
    console.log(found.join('\n'));
    await table.close();
  }
}

async function measure(table: BigTable, say: (...told: Parameters<typeof line>) => void): Promise<void> {
  const panning = await scriptWhileDragging(table, [500, 350], 120);
  say('script a frame while panning, median', `${panning.toFixed(2)} ms`, '4 ms', panning < 4);
  const idle = await scriptWhileIdle(table);
  say('script a second while nothing moves', `${idle.toFixed(2)} ms`, '1 ms', idle < 1);
  const { worked, waited } = await clicksToPixels(table);
  say('a click: script, styles and layout, median', `${worked.toFixed(0)} ms`, '50 ms', worked < 50);
  say('a click to its first changed pixel, median', `${waited.toFixed(0)} ms`, '50 ms', waited < 50);
  const input = await scriptAnInput(table);
  say('script for an input of another player, median', `${input.toFixed(1)} ms`, '16 ms', input < 16);
  const growth = (await growthOver(table)) / MB;
  say(`memory after ${INPUTS} inputs`, `${growth.toFixed(1)} MB more`, '2 MB', growth < 2);
  await table.becomePhone(SLOWDOWN);
  const { script, rate } = await dragOnPhone(table);
  say(
    `script a frame on a phone, ${SLOWDOWN} times slower, mean`,
    `${script.toFixed(1)} ms`,
    '33 ms',
    script < 33,
  );
  say('frames per second on it, drawn without a graphics card', rate.toFixed(1), '30', rate >= 30);
}

/**
 * Returns the median time that the page spends on scripts per frame while the map is dragged, in milliseconds. The map
 * is dragged around a point, up to `reach` pixels to each side.
 */
async function scriptWhileDragging(
  { page, script }: BigTable,
  around: Point,
  reach: number,
): Promise<number> {
  const each: number[] = [];
  let before = await script();
  await drag(page, around, reach, async () => {
    const now = await script();
    each.push(now - before);
    before = now;
  });
  return median(each);
}

/**
 * Drags the map on a phone, with an input every `PACE` milliseconds, as a finger does. Returns the script time per frame
 * in milliseconds, and the frames shown per second.
 */
async function dragOnPhone({
  page,
  script,
}: BigTable): Promise<{ readonly script: number; readonly rate: number }> {
  await page.waitForTimeout(REST);
  await page.mouse.move(200, 300);
  await page.mouse.down();
  await page.evaluate(countFrames);
  const [start, before] = [performance.now(), await script()];
  const moves: Promise<void>[] = [];
  for (let at = 0; at < PHONE_DRAG; at += PACE) {
    moves.push(page.mouse.move(200 + 60 * Math.sin(at / 200), 300 + 90 * Math.sin(at / 150)));
    await delay(PACE);
  }
  await Promise.all(moves);
  const frames = await page.evaluate(() => window.framesShown ?? 0);
  const passed = performance.now() - start;
  await page.mouse.up();
  return { script: ((await script()) - before) / frames, rate: (1000 * frames) / passed };
}

/** Runs in the page. Counts its frames from now on. */
function countFrames(): void {
  window.framesShown = 0;
  const count = () => {
    window.framesShown = (window.framesShown ?? 0) + 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** Drags the map around a point for `FRAMES` frames, up to `reach` pixels to each side. Calls `onFrame` after each. */
async function drag(page: Page, [x, y]: Point, reach: number, onFrame: () => Promise<void>): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let frame = 0; frame < FRAMES; frame++) {
    await page.mouse.move(x + reach * Math.sin(frame / 12), y + 90 * Math.cos(frame / 9));
    await nextFrame(page);
    await onFrame();
  }
  await page.mouse.up();
}

/** Returns the time that the page spends on scripts per second while it is idle, in milliseconds. */
async function scriptWhileIdle({ page, script }: BigTable): Promise<number> {
  await page.mouse.move(5, 5);
  await page.waitForTimeout(3000);
  const before = await script();
  await page.waitForTimeout(5000);
  return ((await script()) - before) / 5;
}

/**
 * Clicks fighters. Returns two medians in milliseconds: the main thread time, and the time from releasing the pointer
 * until the first changed frame.
 */
async function clicksToPixels(
  table: BigTable,
): Promise<{ readonly worked: number; readonly waited: number }> {
  const { page, work } = table;
  const [worked, waited]: [number[], number[]] = [[], []];
  for (let click = 0; click < CLICKS; click++) {
    const [x, y] = await table.pointOf(MIDDLE + (click % 2));
    await page.mouse.move(x, y);
    await page.waitForTimeout(REST);
    await page.evaluate(watchForPaint, TOLD);
    const before = await work();
    await page.mouse.click(x, y);
    await page.waitForTimeout(REST);
    worked.push((await work()) - before);
    const painted = await page
      .waitForFunction(() => window.painted, undefined, { timeout: 2 * REST })
      .catch(() => null);
    waited.push((await painted?.jsonValue()) ?? TOLD);
  }
  return { worked: median(worked), waited: median(waited) };
}

/** Runs in the page. Records the paint delay that the browser reports for the next release of the pointer. */
function watchForPaint(durationThreshold: number): void {
  window.painted = undefined;
  const watcher = new PerformanceObserver((told) => {
    const release = told.getEntries().find(({ name }) => name === 'pointerup');
    if (!release) return;
    window.painted = release.duration;
    watcher.disconnect();
  });
  watcher.observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
}

/**
 * Returns the script time, in milliseconds, that the page needs to show another player's input with all its effects.
 */
async function scriptAnInput(table: BigTable): Promise<number> {
  await table.page.setViewportSize(SMALL);
  await table.page.emulateMedia({ reducedMotion: 'reduce' }); // rain moves after each input, which would count as script
  await table.act(WARM);
  const each: number[] = [];
  for (let input = 0; input < CLICKS; input++) {
    const before = await table.script();
    await table.act(1);
    await table.page.waitForTimeout(REST);
    each.push((await table.script()) - before);
  }
  return median(each);
}

/** Returns the number of bytes by which the heap grows over many inputs, after garbage collection. */
async function growthOver(table: BigTable): Promise<number> {
  const before = await table.memory();
  await table.act(INPUTS);
  return (await table.memory()) - before;
}

function nextFrame(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resume) => requestAnimationFrame(() => resume())));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
