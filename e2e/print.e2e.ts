import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { RULESETS } from '@riposte/shared/rulesets/registry';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as words from '../client/src/words/print.ts';
import { faultsOf } from './support/accessible.ts';
import { Gathering } from './support/gathering.ts';
import type { Person } from './support/person.ts';
import { type Color, shareOf, shareThatDiffers } from './support/picture.ts';
import { andSeen } from './support/table.ts';
import { beginInWorkshop, recruit } from './support/workshop.ts';

declare global {
  interface Window {
    /** The name of the shared picture, and its size in pixels. */
    shared?: { readonly name: string; readonly size: readonly [width: number, height: number] };
  }
}

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The color of a meadow, which appears only if the ground is painted. */
const GRASS: Color = [105, 135, 75];
/** Milliseconds within which a file is made, even on a busy machine. */
const PAINTING = { timeout: 120_000 };

let gathering: Gathering;
/** The GM and the links of a table where a fight with a hidden fighter has begun. */
let gm: Person;
let links: CreatedBattle['links'];
beforeAll(async () => {
  gathering = await Gathering.begin({ isDrawn: true });
  const setup = RULESETS.flow?.scenarios.find(({ id }) => id === 'broken-bridge')?.setup;
  if (!setup) throw new Error('The fight is missing.');
  const combatants = setup.combatants.map((one) => (one.id === 'ogre' ? { ...one, hidden: true } : one));
  ({ links } = await gathering.openTable({ fight: { ...setup, combatants } }));
  gm = await gathering.arrive('Gloria', WIDE);
  await gm.sitDown(gathering.server.address + links.gm);
  await gm.press('start');
});
afterAll(() => gathering?.end());

/** Presses a button, and returns the file that the page then downloads. */
async function downloaded({ page }: Pick<Person, 'page'>, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download', PAINTING) as Promise<Download>,
    page.getByTestId(button).click(),
  ]);
  return await readFile(await file.path());
}

/** Opens the sheet, and waits for the preview of the picture. */
async function openSheet({ page }: Pick<Person, 'page'>): Promise<void> {
  await page.getByTestId('print-open').click();
  await previewed({ page });
}

async function previewed({ page }: Pick<Person, 'page'>): Promise<void> {
  await page.locator('[data-testid=print-preview][data-painted=true]').waitFor(PAINTING);
}

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
/** Returns whether two pictures differ by more than the edges of letters, which browsers smooth differently each time. */
const differs = async ({ page }: Person, one: Buffer, other: Buffer) =>
  (await shareThatDiffers(page, one, other)) > 0.002;
const millimeters = (points: number) => (points * 25.4) / 72;

it('a GM makes a PNG and a PDF of an edited map, with exact sizes, and is told if a size does not fit', async () => {
  const gemma = await gathering.arrive('Gemma', WIDE);
  const { page } = gemma;
  await beginInWorkshop(gemma, gathering.server.address, 'flow');
  await recruit(gemma, 'duelist');
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await openSheet(gemma);
  await gemma.press('print-png');
  const shown = (await gemma.reads('print-size')).replaceAll(',', '');
  const [, width, height] = /(\d+) × (\d+)/.exec(shown) ?? [];
  const png = await downloaded(gemma, 'print-make');
  expect(sizeOf(png)).toEqual([Number(width), Number(height)]);
  expect(png.readUInt32BE(png.indexOf('pHYs') + 4)).toBe(Math.round(150 / 0.0254));
  await gemma.press('print-pdf');
  const pages = Number.parseInt(await gemma.reads('print-size'), 10);
  const sheets = (await PDFDocument.load(await downloaded(gemma, 'print-make'))).getPages();
  expect(sheets).toHaveLength(pages);
  for (const one of sheets) {
    const { width: across, height: down } = one.getMediaBox();
    expect([across, down].map(millimeters).sort((a, b) => a - b)).toEqual([
      expect.closeTo(210, 3),
      expect.closeTo(297, 3),
    ]);
  }
  await page.getByTestId('print-hex').fill('90');
  expect(await gemma.reads('print-fault')).toBe(words.hexWidthIsWrong(5, 60));
  expect(await page.getByTestId('print-make').isDisabled()).toBe(true);
  expect(await faultsOf(page)).toEqual([]);
  expect(gemma.faults).toEqual([]);
});

it('a picture shows a hidden fighter only if the GM wants it, and never to a player', async () => {
  const player = await gathering.arrive('Paul', PHONE);
  await player.sitDown(gathering.server.address + links.player);
  for (const person of [gm, player]) {
    await person.page.locator('[data-testid=map][data-ready=true]').waitFor();
    await openSheet(person);
  }
  const labelOf = ({ page }: Person) => page.getByTestId('print-preview').getAttribute('aria-label');
  const publicPicture = await downloaded(gm, 'print-download');
  expect(sizeOf(publicPicture)).toEqual([1600, 1000]);
  expect(await labelOf(gm)).not.toContain('Ogre');
  expect(await labelOf(player)).toBe(await labelOf(gm));
  expect(await differs(player, await downloaded(player, 'print-download'), publicPicture)).toBe(false);
  await player.page.getByTestId('print-public').uncheck();
  await previewed(player);
  expect(await labelOf(player)).not.toContain('Ogre');
  expect(await differs(player, await downloaded(player, 'print-download'), publicPicture)).toBe(false);
  await gm.page.getByTestId('print-public').uncheck();
  await previewed(gm);
  expect(await labelOf(gm)).toContain('Ogre');
  expect(await differs(gm, await downloaded(gm, 'print-download'), publicPicture)).toBe(true);
  await player.photograph('print-phone');
  expect(await faultsOf(player.page)).toEqual([]);
  expect([...gm.faults, ...player.faults]).toEqual([]);
});

it('a player copies a picture of the fight to the clipboard, and shares it with another app', async () => {
  const player = await gathering.arrive('Pia', PHONE);
  const { page } = player;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().addInitScript(addShareMenu); // headless Chromium has none
  await player.sitDown(gathering.server.address + links.player);
  await page.locator('[data-testid=map][data-ready=true]').waitFor();
  await openSheet(player);
  await player.press('print-copy');
  await expect.poll(() => player.reads('print-status'), PAINTING).toBe(words.copied);
  expect(await page.evaluate(sizeOnClipboard)).toEqual([1600, 1000]);
  await player.press('print-share');
  await page.waitForFunction(() => window.shared, undefined, PAINTING);
  const shared = await page.evaluate(() => window.shared);
  expect(shared?.name).toMatch(/\.png$/);
  expect(shared?.size).toEqual([1600, 1000]);
  expect(await page.getByTestId('print-fault').count()).toBe(0);
  expect(player.faults).toEqual([]);
});

/** Runs in the page. Adds the browser's menu for sharing, which stores the shared picture. */
function addShareMenu(): void {
  navigator.canShare = () => true;
  navigator.share = async (data?: ShareData) => {
    const file = data?.files?.[0];
    if (!file) return;
    const { width, height } = await createImageBitmap(file);
    window.shared = { name: file.name, size: [width, height] };
  };
}

/** Runs in the page. Returns the width and height of the picture on the clipboard, in pixels. */
async function sizeOnClipboard(): Promise<[width: number, height: number]> {
  const [item] = await navigator.clipboard.read();
  const picture = await item?.getType('image/png');
  if (!picture) throw new Error('The clipboard holds no picture.');
  const { width, height } = await createImageBitmap(picture);
  return [width, height];
}

it('a replay offers a picture of the shown moment, and a browser without canvases for workers shows and prints it', async () => {
  const table = await gathering.openTable({ ruleset: 'flow', scenario: 'broken-bridge' });
  const greta = await gathering.arrive('Greta', WIDE);
  await greta.page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
  await greta.sitDown(gathering.server.address + table.links.gm);
  await greta.press('start');
  await andSeen(greta, () => greta.press('action-end-turn'));
  const map = greta.page.locator('[data-testid=map][data-ready=true]');
  await map.waitFor();
  expect(await greta.page.evaluate(() => 'OffscreenCanvas' in globalThis)).toBe(false);
  const opening = greta.page.waitForEvent('popup');
  await greta.press('replay-so-far');
  const replay = await opening;
  await replay.locator('[data-testid=map][data-ready=true]').waitFor();
  await openSheet({ page: replay });
  expect(sizeOf(await downloaded({ page: replay }, 'print-download'))).toEqual([1600, 1000]);
  await replay.close();
  await expect.poll(() => grassIn(greta), { timeout: 30_000 }).toBeGreaterThan(0.1);
  expect(greta.faults).toEqual([]);
});

/** Returns the share of the map that shows grass. The page that measures it needs the canvas that this test removed. */
async function grassIn(person: Person): Promise<number> {
  const helper = await gathering.arrive('Helen', WIDE);
  try {
    const shot = await person.page.getByTestId('map').screenshot();
    await helper.page.setContent(`<img src="data:image/png;base64,${shot.toString('base64')}" alt="">`);
    return await shareOf(helper.page.locator('img'), GRASS);
  } finally {
    await helper.leave();
  }
}
