import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as fight from '../client/src/words/fight.ts';
import { sharedBrowser } from './support/browser.ts';
import { Fingers, type Point } from './support/fingers.ts';
import { Person } from './support/person.ts';
import { sharedServer, type TestServer } from './support/server.ts';
import { andSeen, answerBy, type Place, placeOf } from './support/table.ts';

const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };
/** Height in pixels of the part of a phone's screen above the on-screen keyboard, in portrait mode. */
const ABOVE_KEYBOARD = 480;

let server: TestServer;
let browser: Browser;
let thea: Person;
let phone: CDPSession;
let fingers: Fingers;

beforeAll(async () => {
  server = await sharedServer();
  browser = await sharedBrowser();
  thea = await Person.arrive(browser, 'Thea', UPRIGHT);
  phone = await thea.page.context().newCDPSession(thea.page);
  fingers = new Fingers(thea.page, phone);
  await thea.page.goto(server.address);
});

afterAll(async () => {
  await thea?.leave();
});

/** Returns the map's scale, and the position of the hex (0, 0) in pixels from the map's corner. */
async function frame(): Promise<readonly [x: number, y: number, scale: number]> {
  const told = await thea.page.getByTestId('map').getAttribute('data-frame');
  const [x = 0, y = 0, scale = 1] = (told ?? '').split(' ').map(Number);
  return [x, y, scale];
}

async function middleOfMap(): Promise<Point> {
  const box = await thea.page.getByTestId('map').boundingBox();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
}

/** Gives every prompt its default answer until it is this player's turn. */
async function waitForTurn(): Promise<void> {
  const turn = thea.page.getByTestId('action-end-turn');
  const question = thea.page.getByTestId('prompt-card');
  for (await turn.or(question).waitFor(); !(await turn.isVisible()); await turn.or(question).waitFor())
    await andSeen(thea, () => answerBy(thea, {}));
}

async function mapIsDrawn(): Promise<void> {
  await thea.page.locator('[data-testid=map][data-ready=true][data-frame]').waitFor();
}

it('the page can be installed as an app', async () => {
  const { installabilityErrors } = await phone.send('Page.getInstallabilityErrors');
  const { errors } = await phone.send('Page.getAppManifest');
  const real = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect([real, errors]).toEqual([[], []]);
});

it('two fingers zoom the map, one finger pans it, and a second tap confirms the move that the first tap previews', async () => {
  await thea.press('play-now');
  await mapIsDrawn();
  await thea.page.getByTestId('pace').selectOption('at-once');
  await waitForTurn();
  const [x, y] = await middleOfMap();
  const [, , before] = await frame();
  await fingers.move([[x - 30, y], [x + 30, y]], [[x - 90, y], [x + 90, y]]); // biome-ignore format: keeps each pair on one line
  await expect.poll(async () => (await frame())[2]).toBeGreaterThan(before * 1.4);
  const [left, top, near] = await frame();
  await fingers.move([[x, y]], [[x - 60, y + 40]]);
  await expect.poll(async () => (await frame())[0]).toBeLessThan(left - 30);
  expect((await frame())[1]).toBeGreaterThan(top + 20);
  expect((await frame())[2]).toBeCloseTo(near, 2);
  await thea.page.getByRole('button', { name: fight.showTheWholeMap }).click();
  await expect.poll(async () => (await frame())[2]).toBeLessThan(near); // the next frame shows the whole map
  const rev = await thea.rev();
  const foe = await thea.page.getByTestId('fighter-raider1').getAttribute('data-at');
  const goal: Place = foe === '0,0' ? [0, 1] : [0, 0]; // the foe may already be at [0, 0]
  await fingers.tap(await thea.pointOf(goal));
  await thea.page.getByTestId('path-note').waitFor();
  expect(await thea.rev()).toBe(rev);
  await fingers.tap(await thea.pointOf(goal));
  await thea.waitBeyond(rev);
  expect(thea.faults).toEqual([]);
});

it.each([
  { held: 'upright', screen: UPRIGHT, notch: { top: 47, right: 0, bottom: 34, left: 0 } },
  { held: 'sideways', screen: ACROSS, notch: { top: 0, right: 47, bottom: 21, left: 47 } },
])('on a phone held $held, no control lies under the notch', async ({ screen, notch }) => {
  await thea.page.setViewportSize(screen);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: notch });
  await thea.photograph(`notch-${screen.width}`);
  expect(await pressedUnder(notch)).toEqual([]);
  await phone.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  await thea.page.setViewportSize(UPRIGHT);
});

interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Returns the labels of the controls that lie in areas that the phone reserves for itself, such as the notch. */
function pressedUnder(taken: Insets): Promise<string[]> {
  return thea.page.evaluate(({ top, right, bottom, left }) => {
    const pressed = document.querySelectorAll('a[href], button, input, select, summary, textarea');
    return [...pressed].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isFree = x > left && x < innerWidth - right && y > top && y < innerHeight - bottom;
      const isHit = element.contains(document.elementFromPoint(x, y));
      return isHit && !isFree ? [element.getAttribute('aria-label') ?? element.textContent ?? ''] : [];
    });
  }, taken);
}

it('the chat field stays visible above an on-screen keyboard that covers the page', async () => {
  await thea.press('open-talk');
  const field = thea.page.getByTestId('say');
  await field.focus();
  await thea.page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { get: () => height, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, ABOVE_KEYBOARD);
  const bottom = async () =>
    (await field.boundingBox().then((box) => box && box.y + box.height)) ?? Number.NaN;
  await expect.poll(bottom).toBeLessThan(ABOVE_KEYBOARD);
  await thea.photograph('above-keyboard');
});

it('a GM opens a menu with a long press, and drags the fighter whose sheet is open', async () => {
  const body = JSON.stringify({ ruleset: 'flow', scenario: 'broken-bridge', title: 'Friday' });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { links } = (await (await fetch(`${server.address}/api/battles`, init)).json()) as CreatedBattle;
  await thea.sitDown(server.address + links.gm);
  await thea.press('start');
  await mapIsDrawn();
  await thea.page.locator('main.table[data-status=fighting]').waitFor();
  const home = await placeOf(thea, 'shieldbearer');
  await fingers.rest(await thea.pointOf(home), () => thea.page.getByTestId('hands').waitFor());
  await thea.press('hands-sheet');
  await thea.page.getByTestId('sheet').waitFor();
  await thea.photograph('drag-sheet');
  const to = [home[0], home[1] + 1] as const;
  const [from, over] = [await thea.pointOf(home), await thea.pointOf(to)];
  await andSeen(thea, () => fingers.move([from], [over]));
  expect(await placeOf(thea, 'shieldbearer')).toEqual(to);
  expect(thea.faults).toEqual([]);
});

it('one finger paints the map in the editor, and two fingers zoom it without painting', async () => {
  await thea.page.goto(`${server.address}/workshop`);
  await thea.press('begin-flow');
  await thea.press('part-map');
  await thea.press('ground-wall');
  await mapIsDrawn();
  const undo = thea.page.getByTestId('undo');
  for (const part of [undo, thea.page.getByTestId('map')])
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(0); // the open paint tools must not push the undo button or the map off the screen
  const [x, y] = await middleOfMap();
  const [, , before] = await frame();
  await fingers.move([[x - 30, y], [x + 30, y]], [[x - 80, y], [x + 80, y]]); // biome-ignore format: keeps each pair on one line
  await expect.poll(async () => (await frame())[2]).toBeGreaterThan(before * 1.3);
  expect(await undo.isEnabled()).toBe(false);
  await fingers.joinAfter(await thea.pointOf([0, 0]), await thea.pointOf([1, 0]), [x, y]);
  expect(await undo.isEnabled()).toBe(false);
  expect(await thea.page.getByTestId('redo').isEnabled()).toBe(false);
  await fingers.move([await thea.pointOf([0, 0])], [await thea.pointOf([1, 0])]);
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await expect.poll(wallsPainted).toEqual([[0, 0], [1, 0]]); // biome-ignore format: keeps the hexes on one line
  await thea.photograph('painted-by-finger');
  await undo.click();
  expect(await undo.isEnabled()).toBe(false);
  await fingers.move([await thea.pointOf([0, 0])], [await thea.pointOf([0, 0])]);
  await expect.poll(() => undo.isEnabled()).toBe(true);
  expect(thea.faults).toEqual([]);
});

/** Returns the walls of the fight saved in the workshop. */
function wallsPainted(): Promise<unknown> {
  return thea.page.evaluate(
    () => JSON.parse(localStorage.getItem('riposte:workshop') ?? '{}').setup?.map.walls,
  );
}
