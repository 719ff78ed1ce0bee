import type { CDPSession, Page } from 'playwright-core';

export type Point = readonly [x: number, y: number];

type Touch = 'touchStart' | 'touchMove' | 'touchEnd';

const STEPS = 8;

/** Simulates touches of several fingers. */
export class Fingers {
  readonly #page: Page;
  readonly #device: CDPSession;

  constructor(page: Page, device: CDPSession) {
    this.#page = page;
    this.#device = device;
  }

  /** Moves all fingers step by step, waiting for each step to be handled. */
  async move(from: readonly Point[], to: readonly Point[]): Promise<void> {
    for (let finger = 1; finger <= from.length; finger++)
      await this.#touch('touchStart', from.slice(0, finger));
    for (let step = 1; step <= STEPS; step++) {
      const at = from.map(([x, y], finger): Point => {
        const [endX, endY] = to[finger] ?? [x, y];
        return [x + ((endX - x) * step) / STEPS, y + ((endY - y) * step) / STEPS];
      });
      await this.#touch('touchMove', at);
    }
    await this.#touch('touchEnd', []);
  }

  /** Touches with a finger, moves it, touches with a second one, and lifts both. */
  async joinAfter(from: Point, to: Point, other: Point): Promise<void> {
    await this.#touch('touchStart', [from]);
    await this.#touch('touchMove', [to]);
    await this.#touch('touchStart', [to, other]);
    await this.#touch('touchEnd', []);
  }

  /** Touches the screen at a point, so briefly that even a slow page does not take it for a long press. */
  async tap(at: Point): Promise<void> {
    await Promise.all([this.#send('touchStart', [at]), this.#send('touchEnd', [])]);
    await this.#frame();
  }

  /** Holds a finger on the screen until a condition is met. */
  async rest(at: Point, until: () => Promise<unknown>): Promise<void> {
    await this.#touch('touchStart', [at]);
    await until();
    await this.#touch('touchEnd', []);
  }

  /** Sends a touch and waits until the page has handled it. */
  async #touch(type: Touch, points: readonly Point[]): Promise<void> {
    await this.#send(type, points);
    await this.#frame();
  }

  async #send(type: Touch, points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await this.#device.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async #frame(): Promise<void> {
    await this.#page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
  }
}
