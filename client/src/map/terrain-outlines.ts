import type { HexMap } from '@riposte/shared';
import { Container } from 'pixi.js';
import { appliedTheme } from '../session/preferences.ts';

type Draw = typeof import('./terrain-outlines-layer.ts').drawTerrainOutlines;

/** Outlines walls, cover and difficult ground in the high-contrast theme. The code that draws loads only then. */
export class TerrainOutlines {
  readonly view = new Container();
  readonly #onLoad: () => void;
  #draw: Draw | undefined;
  /** The map whose outlines are drawn; null if none are. */
  #drawn: HexMap | null = null;
  #wanted: HexMap | null = null;

  /** `onLoad` is called when the outlines have been drawn for the first time. */
  constructor(onLoad: () => void) {
    this.#onLoad = onLoad;
  }

  show(map: HexMap): void {
    this.#wanted = appliedTheme.value === 'contrast' ? map : null;
    if (this.#wanted && !this.#draw) void this.#load();
    else this.#redraw();
  }

  async #load(): Promise<void> {
    const code = await import('./terrain-outlines-layer.ts').catch(() => undefined); // if loading fails, the painted ground stays visible
    if (!code || this.view.destroyed) return;
    this.#draw = code.drawTerrainOutlines;
    this.#redraw();
    this.#onLoad();
  }

  #redraw(): void {
    if (this.#drawn === this.#wanted) return;
    this.#drawn = this.#wanted;
    for (const old of this.view.removeChildren()) old.destroy();
    if (this.#wanted && this.#draw) this.view.addChild(this.#draw(this.#wanted));
  }
}
