import type { HexMap } from '@riposte/shared';
import type { Box } from './metrics.ts';
import type { MapPainting } from './paint-map.ts';
import type { NewMap, PaintedPart, PaintRequest } from './painter-messages.ts';

interface Pending extends PaintRequest {
  readonly resolve: (picture: ImageBitmap | null) => void;
}

/** The longest time that the page waits for an idle moment before it paints, in milliseconds. */
const LONGEST_WAIT = 200;

/**
 * Paints parts of a map in a web worker. If the browser has no canvas for workers, or the worker fails, the page paints
 * them itself in idle moments, one at a time.
 */
export class Painter {
  readonly #hasGrid: boolean;
  /** The worker; undefined before the first map, and if the page paints. */
  #worker: Worker | undefined;
  #hasWorker = typeof OffscreenCanvas !== 'undefined';
  #map: HexMap | undefined;
  #painting: MapPainting | undefined;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #isPainting = false;
  #isEnded = false;

  constructor({ hasGrid = true } = {}) {
    this.#hasGrid = hasGrid;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data: { id, picture } }: MessageEvent<PaintedPart>) =>
      this.#finish(id, picture),
    );
    worker.addEventListener('error', () => this.#replaceWorker());
    return worker;
  }

  /** Sets the map to paint. Parts that were requested before resolve to null. */
  show(map: HexMap): void {
    this.#drop();
    this.#map = map;
    this.#painting = undefined;
    if (this.#hasWorker) this.#worker ??= this.#start();
    this.#worker?.postMessage({ map, hasGrid: this.#hasGrid } satisfies NewMap);
  }

  /**
   * Paints a part of the map. `scale` is the number of pixels per map pixel. Resolves to null if another map was set in
   * the meantime, or if nothing can be painted.
   */
  paint(box: Box, scale: number): Promise<ImageBitmap | null> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#pending.set(id, { id, box, scale, resolve });
      if (this.#worker) this.#worker.postMessage({ id, box, scale } satisfies PaintRequest);
      else void this.#paintHere();
    });
  }

  destroy(): void {
    this.#isEnded = true;
    this.#worker?.terminate();
    this.#drop();
  }

  #drop(): void {
    for (const { resolve } of this.#pending.values()) resolve(null);
    this.#pending.clear();
  }

  #finish(id: number, picture: ImageBitmap | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) pending.resolve(picture);
    else picture?.close();
  }

  #replaceWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#hasWorker = false;
    void this.#paintHere();
  }

  /** Paints all pending parts on the page, one in each idle moment. */
  async #paintHere(): Promise<void> {
    if (this.#isPainting) return;
    this.#isPainting = true;
    for (let next = this.#next(); next && !this.#isEnded; next = this.#next()) {
      await idleMoment();
      this.#finish(next.id, await this.#paintPart(next).catch(() => null));
    }
    this.#isPainting = false;
  }

  #next(): Pending | undefined {
    return this.#pending.values().next().value;
  }

  async #paintPart({ box, scale }: Pending): Promise<ImageBitmap | null> {
    const { MapPainting } = await import('./paint-map.ts');
    if (!this.#map) return null;
    this.#painting ??= new MapPainting(this.#map, this.#hasGrid);
    return await createImageBitmap(this.#painting.paint(box, scale));
  }
}

/** Resolves when the page has time, or after a short wait. Safari has no idle callbacks. */
function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve, 16);
  });
}
