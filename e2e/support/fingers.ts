import type { CDPSession, Page } from 'playwright-core';

export type Point = readonly [x: number, y: number];

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

  /** Touches the screen briefly at a point. */
  async tap(at: Point): Promise<void> {
    await this.move([at], [at]);
  }

  /** Holds a finger on the screen until a condition is met. */
  async rest(at: Point, until: () => Promise<unknown>): Promise<void> {
    await this.#touch('touchStart', [at]);
    await until();
    await this.#touch('touchEnd', []);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await this.#device.send('Input.dispatchTouchEvent', { type, touchPoints });
    await this.#page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)));
  }
}
