import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Room } from '@colyseus/sdk';
import { type Hex, type Ruleset, toPixel } from '@riposte/shared';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import { rulesetOf } from '@riposte/shared/rulesets/registry';
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/support/browser.ts';
import { hashOfSecret } from '../../server/src/seats/links.ts';
import type { BattleStore } from '../../server/src/store/store.ts';
import { type Ends, endAll, servePage } from './page-server.ts';

const BATTLE = 'big-table';
const SECRET = 'a-secret-for-this-machine-alone';
/** Radius of a hexagonal map with 2,437 hexes, about as many as a map of 60 by 40. */
const RADIUS = 28;
const FIGHTERS = 200;
/** The hexes where the fighters stand: ten rows of twenty, spread over the map. */
const PLACES = Array.from({ length: FIGHTERS }, (_, index): Hex => {
  const [column, row] = [index % 20, Math.floor(index / 20)];
  return [2 * column - 10 - 2 * row, 4 * row - 18];
});
/** Distance from the center of a hex to its corner, in map pixels. */
const HEX_SIZE = 38;

/**
 * Timeout for each step of the page, in milliseconds. It is long because a busy machine can be slow to draw the first
 * picture.
 */
const PATIENCE = 120_000;
/** The screen of a phone, with its size in CSS pixels. */
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true };
const PAINTED_MAP = '[data-testid=map][data-ready=true][data-painted=true]';
/** Number of inputs per batch. The page must show a batch before the next one is sent. */
const AT_ONCE = 10;
/**
 * The pause after each input, in milliseconds. Without it, the inputs would exceed the server's limit of 30 messages per
 * second.
 */
const PAUSE = 10;

/** Opens a battle with 200 fighters and watches it in a browser that joins as a GM. A second GM sends the inputs. */
export class BigTable {
  readonly page: Page;
  readonly #cdp: CDPSession;
  readonly #gm: Room;
  readonly #ends: Ends;
  #sent = 0;

  private constructor(page: Page, cdp: CDPSession, gm: Room, ends: Ends) {
    this.page = page;
    this.#cdp = cdp;
    this.#gm = gm;
    this.#ends = ends;
  }

  static async open(): Promise<BigTable> {
    const ends: Ends = [];
    try {
      const address = await servePage(ends, layTable);
      const gm = await beginFight(address, ends);
      const browser = await openBrowser();
      ends.push(() => browser.close());
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      page.setDefaultTimeout(PATIENCE);
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // counts the thread's own processor time, so other load on the machine makes no difference
      await page.goto(`${address}/t/${BATTLE}#${SECRET}`);
      await page.getByTestId('name').fill('Looker-on');
      await page.getByTestId('join').click();
      await page.locator(PAINTED_MAP).waitFor();
      return new BigTable(page, cdp, gm, ends);
    } catch (fault) {
      await endAll(ends);
      throw fault;
    }
  }

  /** Returns the time that the page has spent on running scripts so far, in milliseconds. */
  readonly script = (): Promise<number> => this.#spent(['ScriptDuration']);

  /** Returns the main thread time that the page has spent on scripts, styles and layout so far, in milliseconds. */
  readonly work = (): Promise<number> =>
    this.#spent(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);

  /** Returns the position of a fighter on the page, in pixels. */
  async pointOf(index: number): Promise<readonly [x: number, y: number]> {
    const map = this.page.getByTestId('map');
    const [box, told] = [await map.boundingBox(), await map.getAttribute('data-frame')];
    const [x = 0, y = 0, scale = 1] = (told ?? '').split(' ').map(Number);
    const middle = toPixel(PLACES[index] ?? [0, 0], HEX_SIZE);
    return [x + scale * middle.x + (box?.x ?? 0), y + scale * middle.y + (box?.y ?? 0)];
  }

  /** Loads the page on the screen of a phone whose processor is `slowdown` times slower than this machine's. */
  async becomePhone(slowdown: number): Promise<void> {
    await this.#cdp.send('Emulation.setDeviceMetricsOverride', PHONE);
    await this.page.reload();
    await this.page.locator(PAINTED_MAP).waitFor();
    await this.#cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }

  /** Returns the bytes on the page's script heap after garbage collection. */
  async memory(): Promise<number> {
    await this.page.waitForTimeout(1500);
    await this.#cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#cdp.send('Runtime.getHeapUsage');
    return usedSize;
  }

  /**
   * Sends `times` inputs as the GM, in batches. Waits after each batch until the page has shown it.
   */
  async act(times: number): Promise<void> {
    for (let count = 1; count <= times; count++) {
      const input = { as: 'gm', do: 'gm.set', target: 'f0', field: 'ap', value: this.#sent % 2 };
      await this.#gm.request('intent', { id: `m${this.#sent++}`, rev: 0, input }, { timeout: PATIENCE });
      await delay(PAUSE);
      if (count % AT_ONCE === 0 || count === times) await this.#untilSeen();
    }
  }

  async #untilSeen(): Promise<void> {
    const isSeen = (sent: number) =>
      Number(document.querySelector('main.table')?.getAttribute('data-rev')) >= sent;
    await this.page.waitForFunction(isSeen, this.#sent);
  }

  async #spent(on: readonly string[]): Promise<number> {
    const { metrics } = await this.#cdp.send('Performance.getMetrics');
    const spent = metrics.filter(({ name }) => on.includes(name));
    return 1000 * spent.reduce((sum, { value }) => sum + value, 0);
  }

  async close(): Promise<void> {
    await endAll(this.#ends);
  }
}

async function layTable(store: BattleStore): Promise<void> {
  const ruleset = rulesetOf('flow');
  const secret = hashOfSecret(SECRET);
  await store.create({
    id: BATTLE,
    title: 'A large fight',
    ruleset: ruleset.id,
    version: ruleset.version,
    setup: setupOf(ruleset),
    seed: '0'.repeat(64),
    links: { gm: secret, player: `${secret}-`, spectator: `${secret}--` },
    status: 'gathering',
  });
}

/** Returns a setup whose fighters stand among walls, cover and difficult ground, in the scenery with the most details. */
function setupOf({ id, description }: Ruleset): Setup {
  const kinds = Object.keys(description.archetypes);
  const beside = (each: number) =>
    PLACES.filter(([, r], index) => index % each === 0 && r < 18).map(([q, r]): Hex => [q, r + 2]);
  return {
    ruleset: id,
    options: {},
    map: {
      radius: RADIUS,
      walls: beside(3),
      difficult: beside(5),
      cover: beside(7),
      looks: { water: beside(2) },
      scenery: { theme: 'swamp', light: 'night', weather: 'rain' },
    },
    combatants: PLACES.map((at, index) => ({
      id: `f${index}`,
      name: `Fighter ${index}`,
      side: index % 2 === 0 ? 'heroes' : 'foes',
      at,
      sheet: { kind: kinds[index % kinds.length] ?? '' },
    })),
  };
}

async function beginFight(address: string, ends: Ends): Promise<Room> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ token: SECRET });
  await fetch(`${address}/api/battles/${BATTLE}/open`, { method: 'POST', headers, body });
  const gm = await new Client(address).joinById(BATTLE, { token: SECRET, name: 'Gemma' });
  ends.push(() => gm.leave());
  gm.onMessage('*', () => {}); // ignores all messages, because only the page under test reads them
  await gm.request('seat', { do: 'start' });
  return gm;
}
