import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';

const SCREENSHOTS = fileURLToPath(new URL('../screenshots/', import.meta.url));
const SIZE = 38; // distance from the center of a hex to its corner, in map pixels

/** The stored preferences of a user. Sounds are off, because playing them takes a tenth of the processor time. */
const SILENT = { sound: 'off' };
/** Hints are off, because they would cover the map. */
const WITHOUT_HINTS = { ...SILENT, hints: false };

/** Stores preferences, unless the page has stored some. */
function storePreferences(preferences: object): void {
  try {
    if (localStorage.getItem('riposte:preferences') === null)
      localStorage.setItem('riposte:preferences', JSON.stringify(preferences));
  } catch {
    // ignores the error of a browser that blocks all storage
  }
}

type Place = readonly [number, number];

/** A user with a browser of their own. */
export class Person {
  readonly name: string;
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly faults: string[] = [];

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.#context = context;
    this.page = page;
    page.on('pageerror', (error) => this.faults.push(String(error.stack ?? error)));
  }

  static async arrive(
    browser: Browser,
    name: string,
    viewport: { width: number; height: number },
    {
      isPhone = viewport.width < 500,
      isNew = false,
      hasServiceWorker = false, // without it, pages cache nothing, and tests see all of their requests
      density = 0.5, // the layout stays the same, but software rendering draws a quarter of the pixels
    }: { isPhone?: boolean; isNew?: boolean; hasServiceWorker?: boolean; density?: number } = {},
  ): Promise<Person> {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: density,
      reducedMotion: 'reduce',
      hasTouch: isPhone,
      isMobile: isPhone,
      serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    });
    await context.addInitScript(storePreferences, isNew ? SILENT : WITHOUT_HINTS);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    return new Person(name, context, page);
  }

  /** Follows an invitation and takes a seat. */
  async sitDown(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByTestId('name').fill(this.name);
    await this.page.getByTestId('join').click();
    await this.page.getByTestId('map').waitFor();
  }

  /** Returns the animations on the page that never end. */
  async movesForEver(): Promise<string[]> {
    return await this.page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map(({ id, effect }) => `${id} ${effect instanceof KeyframeEffect ? effect.target?.className : ''}`),
    );
  }

  /** Returns the text of the element with a test id. */
  async reads(id: string): Promise<string> {
    return (await this.page.getByTestId(id).textContent()) ?? '';
  }

  sees(id: string): Promise<boolean> {
    return this.page.getByTestId(id).first().isVisible();
  }

  async press(id: string): Promise<void> {
    await this.page.getByTestId(id).click();
  }

  /** Returns the revision that the page shows. */
  async rev(): Promise<number> {
    return Number(await this.page.locator('main.table').getAttribute('data-rev'));
  }

  /** Waits until the page shows a revision after `rev`. */
  async waitBeyond(rev: number): Promise<void> {
    await this.page.waitForFunction(
      (seen) => Number(document.querySelector('main.table')?.getAttribute('data-rev')) > seen,
      rev,
    );
  }

  /** Returns the center of a hex on the drawn map. */
  async #placeOf([q, r]: Place): Promise<{ x: number; y: number }> {
    const frame = (await this.page.getByTestId('map').getAttribute('data-frame'))?.split(' ').map(Number);
    const [x = 0, y = 0, scale = 1] = frame ?? [];
    return { x: x + scale * SIZE * Math.sqrt(3) * (q + r / 2), y: y + scale * SIZE * 1.5 * r };
  }

  /** Returns the center of a hex on the page. */
  async pointOf(at: Place): Promise<Place> {
    const [place, map] = [await this.#placeOf(at), await this.page.getByTestId('map').boundingBox()];
    return [place.x + (map?.x ?? 0), place.y + (map?.y ?? 0)];
  }

  /** Clicks the center of a hex on the drawn map. */
  async clickHex(at: Place, button: 'left' | 'right' = 'left'): Promise<void> {
    await this.page.getByTestId('map').click({ position: await this.#placeOf(at), button });
  }

  async hoverHex(at: Place): Promise<void> {
    await this.page.getByTestId('map').hover({ position: await this.#placeOf(at) });
  }

  /** Drags from one hex to another. Releases there, or cancels with Escape. */
  async dragHex(from: Place, to: Place, end: 'lets go' | 'gives up' = 'lets go'): Promise<void> {
    await this.hoverHex(from);
    await this.page.mouse.down();
    await this.hoverHex(to);
    await this.photograph('hands-drag');
    if (end === 'gives up') await this.page.keyboard.press('Escape');
    await this.page.mouse.up();
  }

  /** Saves a screenshot in the ignored folder `e2e/screenshots`, but not in CI, which has no viewer. */
  async photograph(name: string): Promise<void> {
    if (process.env.CI) return;
    mkdirSync(SCREENSHOTS, { recursive: true });
    await this.page.screenshot({ path: `${SCREENSHOTS}${name}.png` });
  }

  /** Connects or disconnects this user's browser. */
  async setNetwork(isThere: boolean): Promise<void> {
    // aborts requests first, because a page that notices the loss early could still reconnect
    if (isThere) await this.#context.unroute('**/*');
    else await this.#context.route('**/*', (route) => route.abort());
    await this.#context.setOffline(!isThere);
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }
}
