import type { Hex } from '@riposte/shared';
import { Container, Graphics } from 'pixi.js';
import { MAP_COLOURS } from '../theme/colours.ts';
import { centreOf, cornersOf } from './metrics.ts';
import { RADIUS } from './token.ts';

/** A dragged fighter: a ghost under the pointer, the start hex, and the hex where it would be placed. */
export class GhostLayer {
  readonly view = new Container();
  readonly #drawing = new Graphics();

  constructor() {
    this.view.addChild(this.#drawing);
  }

  show(from: Hex, to: Hex, where: { readonly x: number; readonly y: number }, isFree: boolean): void {
    const colour = isFree ? MAP_COLOURS.healthy : MAP_COLOURS.dying;
    const start = centreOf(from);
    this.#drawing.clear();
    this.#drawing
      .poly(cornersOf(to, 3))
      .fill({ color: colour, alpha: 0.25 })
      .stroke({ color: colour, width: 3 });
    this.#drawing.moveTo(start.x, start.y).lineTo(where.x, where.y);
    this.#drawing.stroke({ color: MAP_COLOURS.text, width: 2, alpha: 0.6 });
    this.#drawing.circle(where.x, where.y, RADIUS).fill({ color: MAP_COLOURS.shade, alpha: 0.55 });
    this.#drawing.circle(where.x, where.y, RADIUS).stroke({ color: colour, width: 3 });
  }

  hide(): void {
    this.#drawing.clear();
  }
}
