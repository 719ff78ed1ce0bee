import type { Hex } from '@riposte/shared';
import { Container, Graphics } from 'pixi.js';
import { cornersOf } from '../scenery/metrics.ts';
import { drawLabel } from './marks-layer.ts';

/** A place on the map, below the marks and tokens, on which a panel draws. Panels that use it need no PixiJS. */
export class Overlay {
  readonly view = new Container();
  readonly graphics = new Graphics();
  readonly #texts = new Container();

  constructor() {
    this.view.addChild(this.graphics, this.#texts);
  }

  clear(): void {
    this.graphics.clear();
    for (const text of this.#texts.removeChildren()) text.destroy();
  }

  /** Returns the corners of a hex as a flat list of coordinates, as `poly` expects them. */
  cornersOf(at: Hex): number[] {
    return cornersOf(at, 1);
  }

  /** Writes short text at the top of a hex. */
  write(at: Hex, text: string): void {
    this.#texts.addChild(drawLabel(at, text, -0.5));
  }
}
