import { fromPixel, type Hex, type HexMap } from '@riposte/shared';
import type { Application } from 'pixi.js';
import { Viewport } from 'pixi-viewport';
import type { Box as Edges } from './fitting.ts';
import { centreOf, HEX_SIZE } from './metrics.ts';

const MOST_ZOOM = 2.2;
const MARGIN = HEX_SIZE * 1.2;
/** Below this a name under a token cannot be read any more. */
const LEAST_READABLE = 0.6;
/** Around those that a small screen shows first, in the map's own pixels. */
const SURROUNDINGS = HEX_SIZE * 5;

/** Whoever has moved the map is left alone with it for so long, in milliseconds. */
const HANDS_OFF = 6000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of the map is looked at: drag, wheel and pinch change it. */
export class Camera {
  readonly viewport: Viewport;
  #map: HexMap | null = null;
  /** What is looked at until somebody chooses otherwise. */
  #framed: Box | null = null;
  #seen: Edges | null = null;
  #movedAt = Number.NEGATIVE_INFINITY;

  constructor({ renderer, ticker }: Application) {
    this.viewport = new Viewport({ events: renderer.events, ticker, disableOnContextMenu: true });
    this.viewport.on('moved', ({ type }) => {
      if (type !== 'drag' && type !== 'wheel' && type !== 'pinch') return;
      this.#framed = null;
      this.#movedAt = performance.now();
    });
    this.viewport.drag().pinch().wheel({ smooth: 4 }).decelerate({ friction: 0.9 });
  }

  /** Shows a map for the first time: all of it, or on a small screen what is around those who matter. */
  open(map: HexMap, fighters: readonly Hex[]): void {
    this.#map = map;
    const isReadable = this.#zoomFor(boxOf(map)) >= LEAST_READABLE || fighters.length === 0;
    this.#frame(isReadable ? boxOf(map) : boxAround(fighters));
  }

  /** Shows all of the map, as large as it goes. */
  fit(): void {
    if (this.#map) this.#frame(boxOf(this.#map));
  }

  resize(width: number, height: number): void {
    const { x, y } = this.viewport.center;
    this.viewport.resize(width, height);
    if (this.#framed) this.#frame(this.#framed);
    else this.viewport.moveCenter(x, y);
  }

  /** Brings a hex into view that has become of interest, unless somebody is looking about. */
  follow(at: Hex): void {
    if (performance.now() - this.#movedAt > HANDS_OFF) this.include(at);
  }

  /** Brings a hex into view, if it is not. */
  include(at: Hex): void {
    const { x, y } = centreOf(at);
    const { left, right, top, bottom } = this.viewport;
    const isSeen = x > left + MARGIN && x < right - MARGIN && y > top + MARGIN && y < bottom - MARGIN;
    if (!isSeen) this.viewport.moveCenter(x, y);
  }

  /** The hex at a place on the drawing. */
  hexAt(x: number, y: number): Hex {
    const place = this.viewport.toWorld(x, y);
    return fromPixel(place.x, place.y, HEX_SIZE);
  }

  /** Where the middle of a hex is on the drawing. */
  placeOf(at: Hex): { readonly x: number; readonly y: number } {
    return this.viewport.toScreen(centreOf(at));
  }

  /** How large one of the map's own pixels is on the screen. */
  get zoom(): number {
    return this.viewport.scale.x;
  }

  /** What was seen of the map when it was last framed: it does not move while somebody looks about. */
  get seen(): Edges | null {
    return this.#seen;
  }

  zoomBy(share: number): void {
    this.viewport.zoomPercent(share, true);
    this.#framed = null;
  }

  /** Where the map's own origin is on the screen, and how large one of its pixels is: for tests and tools. */
  get frame(): string {
    const { x, y } = this.viewport.toScreen(0, 0);
    return [x, y, this.viewport.scale.x].map((value) => value.toFixed(3)).join(' ');
  }

  #frame(box: Box): void {
    const whole = this.#map ? this.#zoomFor(boxOf(this.#map)) : 1;
    this.viewport.clampZoom({ minScale: Math.min(whole * 0.7, 0.5), maxScale: MOST_ZOOM });
    this.viewport.setZoom(this.#zoomFor(box), true);
    this.viewport.moveCenter(box.x, box.y);
    this.#framed = box;
    const { left, top, right, bottom } = this.viewport;
    this.#seen = { left, top, right, bottom };
  }

  #zoomFor({ width, height }: Box): number {
    const { screenWidth, screenHeight } = this.viewport;
    return Math.min(screenWidth / width, screenHeight / height, 1.35);
  }
}

function boxOf({ radius }: HexMap): Box {
  return {
    x: 0,
    y: 0,
    width: HEX_SIZE * Math.sqrt(3) * (2 * radius + 1.6),
    height: HEX_SIZE * (3 * radius + 2.9),
  };
}

function boxAround(hexes: readonly Hex[]): Box {
  const centres = hexes.map(centreOf);
  const [left, right] = rangeOf(centres.map(({ x }) => x));
  const [top, bottom] = rangeOf(centres.map(({ y }) => y));
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + SURROUNDINGS,
    height: bottom - top + SURROUNDINGS,
  };
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
