import type { Hex } from '@riposte/shared';
import { Container, Graphics } from 'pixi.js';
import { centerOf, cornersOf } from '../scenery/metrics.ts';
import { MAP_COLORS } from '../theme/colors.ts';
import { RADIUS } from './token.ts';

/** Shows a dragged fighter: a ghost under the pointer, the hex it came from, and the hex where it would be placed. */
export class GhostLayer {
  readonly view = new Container();
  readonly #drawing = new Graphics();

  constructor() {
    this.view.addChild(this.#drawing);
  }

  show(from: Hex, to: Hex, where: { readonly x: number; readonly y: number }, isFree: boolean): void {
    const color = isFree ? MAP_COLORS.healthy : MAP_COLORS.dying;
    const start = centerOf(from);
    this.#drawing.clear();
    this.#drawing
      .poly(cornersOf(to, 3))
      .fill({ color: color, alpha: 0.25 })
      .stroke({ color: color, width: 3 });
    this.#drawing.moveTo(start.x, start.y).lineTo(where.x, where.y);
    this.#drawing.stroke({ color: MAP_COLORS.text, width: 2, alpha: 0.6 });
    this.#drawing.circle(where.x, where.y, RADIUS).fill({ color: MAP_COLORS.shade, alpha: 0.55 });
    this.#drawing.circle(where.x, where.y, RADIUS).stroke({ color: color, width: 3 });
  }

  hide(): void {
    this.#drawing.clear();
  }
}
