import type { Hex, HexMap } from '@riposte/shared';
import type { Application } from 'pixi.js';
import { Viewport } from 'pixi-viewport';
import { centreOf, HEX_SIZE } from './metrics.ts';

const MOST_ZOOM = 2.2;
const MARGIN = HEX_SIZE * 1.2;

/** Which part of the map is looked at: drag, wheel and pinch change it. */
export class Camera {
  readonly viewport: Viewport;
  #map: HexMap | null = null;
  /** Whether somebody has chosen what to look at; else all of the map is shown. */
  #isChosen = false;

  constructor({ renderer, ticker }: Application) {
    this.viewport = new Viewport({ events: renderer.events, ticker, disableOnContextMenu: true });
    this.viewport.on('moved', ({ type }) => {
      if (type === 'drag' || type === 'wheel' || type === 'pinch') this.#isChosen = true;
    });
    this.viewport.drag().pinch().wheel({ smooth: 4 }).decelerate({ friction: 0.9 });
  }

  /** Shows all of a map, as large as it goes. */
  fit(map: HexMap): void {
    this.#map = map;
    const { width, height } = sizeOf(map);
    const { screenWidth, screenHeight } = this.viewport;
    const zoom = Math.min(screenWidth / width, screenHeight / height, 1.35);
    this.viewport.clampZoom({ minScale: Math.min(zoom * 0.7, 0.5), maxScale: MOST_ZOOM });
    this.viewport.setZoom(zoom, true);
    this.viewport.moveCenter(0, 0);
    this.#isChosen = false;
  }

  resize(width: number, height: number): void {
    const { x, y } = this.viewport.center;
    this.viewport.resize(width, height);
    if (this.#isChosen) this.viewport.moveCenter(x, y);
    else if (this.#map) this.fit(this.#map);
  }

  /** Brings a hex into view, if it is not. */
  include(at: Hex): void {
    const { x, y } = centreOf(at);
    const { left, right, top, bottom } = this.viewport;
    const isSeen = x > left + MARGIN && x < right - MARGIN && y > top + MARGIN && y < bottom - MARGIN;
    if (!isSeen) this.viewport.moveCenter(x, y);
  }

  zoomBy(share: number): void {
    this.viewport.zoomPercent(share, true);
    this.#isChosen = true;
  }

  /** Where the map's own origin is on the screen, and how large one of its pixels is: for tests and tools. */
  get frame(): string {
    const { x, y } = this.viewport.toScreen(0, 0);
    return [x, y, this.viewport.scale.x].map((value) => value.toFixed(3)).join(' ');
  }
}

function sizeOf({ radius }: HexMap): { width: number; height: number } {
  return {
    width: HEX_SIZE * Math.sqrt(3) * (2 * radius + 1.6),
    height: HEX_SIZE * (3 * radius + 2.9),
  };
}
