import type { HexMap } from '@riposte/shared';
import { Container } from 'pixi.js';
import { appliedTheme } from '../session/preferences.ts';
import { Late } from './late.ts';

/** Outlines walls, cover and difficult ground in the high-contrast theme. The code that draws loads only then. */
export class TerrainOutlines {
  readonly view = new Container();
  readonly #late: Late<typeof import('./terrain-outlines-layer.ts')>;
  /** The map whose outlines are drawn; null if none are. */
  #drawn: HexMap | null = null;
  #wanted: HexMap | null = null;

  /** `onLoad` is called when the outlines have been drawn for the first time. */
  constructor(onLoad: () => void) {
    this.#late = new Late(
      () => import('./terrain-outlines-layer.ts'),
      this.view,
      () => {
        this.#redraw();
        onLoad();
      },
    );
  }

  show(map: HexMap): void {
    this.#wanted = appliedTheme.value === 'contrast' ? map : null;
    this.#redraw();
  }

  #redraw(): void {
    if (this.#drawn === this.#wanted) return;
    const code = this.#wanted && this.#late.get(); // if loading fails, the painted ground stays visible
    if (this.#wanted && !code) return;
    this.#drawn = this.#wanted;
    for (const old of this.view.removeChildren()) old.destroy();
    if (this.#wanted && code) this.view.addChild(code.drawTerrainOutlines(this.#wanted));
  }
}
