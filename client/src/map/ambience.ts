import type { HexMap } from '@riposte/shared';
import { Container } from 'pixi.js';
import type { AmbienceLayer } from './ambience-layer.ts';
import { changedHexes } from './changed-hexes.ts';

/** Loads and shows the ambience of maps: water, torches, leaves and weather. */
export class Ambience {
  readonly below = new Container();
  readonly above = new Container();
  readonly #onLoad: () => void;
  #layer: AmbienceLayer | undefined;
  #map: HexMap | undefined;
  #isLoading = false;

  /** `onLoad` is called when the layer has loaded, so the map must be shown again. */
  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  /** Shows the ambience of a map, and keeps it moving for a while. With `isStill`, nothing moves. */
  show(map: HexMap, isStill: boolean): void {
    const isNew = !this.#map || changedHexes(this.#map, map)?.length !== 0;
    this.#map = map;
    if (isNew) this.#layer?.build(map);
    if (!isStill) this.#layer?.wake();
    if (!this.#layer && !this.#isLoading) void this.#load(isStill);
  }

  get isBusy(): boolean {
    return this.#layer?.isBusy ?? false;
  }

  /** Moves everything to its place at a time in milliseconds. Returns whether the map must be drawn again. */
  advance(now: number): boolean {
    return this.#layer?.advance(now) ?? false;
  }

  destroy(): void {
    this.#layer?.destroy();
  }

  async #load(isStill: boolean): Promise<void> {
    this.#isLoading = true;
    const code = await import('./ambience-layer.ts').catch(() => undefined); // if loading fails, the map stays still
    if (!code || !this.#map || this.below.destroyed) return;
    this.#layer = new code.AmbienceLayer({ below: this.below, above: this.above });
    this.#layer.build(this.#map);
    if (!isStill) this.#layer.wake();
    this.#onLoad();
  }
}
