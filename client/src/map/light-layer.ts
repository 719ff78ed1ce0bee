import type { Id } from '@riposte/shared';
import { Container, Sprite, type Texture } from 'pixi.js';
import { HEX_SIZE } from '../scenery/metrics.ts';
import { textureOf } from './texture-cache.ts';

/** Half the width of the shaded square around the light, in map pixels. It is large enough to cover any map. */
const REACH = HEX_SIZE * 60;
const LIT = 0.11;
const EASE = 220;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A light around the fighter whose turn it is. It moves from one fighter to the next. */
export class LightLayer {
  readonly view = new Container();
  readonly #dusk: Sprite;
  readonly #texture: Texture;
  #way: { readonly from: Point; readonly since: number } | null = null;
  #lit: Id | null = null;

  constructor() {
    this.#texture = textureOf(512, drawDusk);
    this.#dusk = new Sprite({
      texture: this.#texture,
      anchor: 0.5,
      width: 2 * REACH,
      height: 2 * REACH,
      visible: false,
    });
    this.view.addChild(this.#dusk);
  }

  get isBusy(): boolean {
    return this.#way !== null;
  }

  /** Moves the light to a fighter. If no fighter has the turn (null), removes light and shade. */
  turnTo(id: Id | null, isStill: boolean): void {
    if (id === this.#lit) return;
    const { x, y } = this.#dusk.position;
    this.#way = this.#lit === null || isStill ? null : { from: { x, y }, since: performance.now() };
    this.#lit = id;
  }

  /** Keeps the light on the token of its fighter. */
  follow(spotOf: (id: Id) => Point | undefined, now: number): void {
    const spot = this.#lit === null ? undefined : spotOf(this.#lit);
    this.#dusk.visible = spot !== undefined;
    if (!spot) return;
    const moment = this.#way ? Math.min(1, (now - this.#way.since) / EASE) : 1;
    const from = this.#way?.from ?? spot;
    const eased = moment * (2 - moment);
    this.#dusk.position.set(from.x + (spot.x - from.x) * eased, from.y + (spot.y - from.y) * eased);
    if (moment >= 1) this.#way = null;
  }

  destroy(): void {
    this.#texture.destroy(true);
  }
}

function drawDusk(context: CanvasRenderingContext2D): void {
  const half = context.canvas.width / 2;
  const dusk = context.createRadialGradient(half, half, 0, half, half, half);
  dusk.addColorStop(0, 'rgb(255 214 140 / 16%)');
  dusk.addColorStop(LIT * 0.35, 'rgb(255 214 140 / 8%)');
  dusk.addColorStop(LIT, 'rgb(10 8 14 / 5%)');
  dusk.addColorStop(LIT * 2.4, 'rgb(10 8 14 / 10%)');
  dusk.addColorStop(1, 'rgb(10 8 14 / 12%)');
  context.fillStyle = dusk;
  context.fillRect(0, 0, 2 * half, 2 * half);
}
