import { fromPixel, type Hex, type HexMap } from '@riposte/shared';
import { Container } from 'pixi.js';
import { type Box, centerOf, HEX_SIZE } from '../scenery/metrics.ts';
import type { Box as Edges } from './fitting.ts';
import { areaOf, overviewOf, zoomFor } from './framing.ts';
import { type Lens, lensAt, mapAt, type Point, screenAt, zoomed } from './lens.ts';

const MOST_ZOOM = 2.2;
const MARGIN = HEX_SIZE * 1.2;
/** The gap that labels leave at the edges of the screen, in CSS pixels. */
const GAP = 4;

/** How long the camera does not move on its own after the user has moved the map, in milliseconds. */
const HANDS_OFF = 6000;

/** Holds which part of the map is visible, and at which scale. */
export class Camera {
  /** The container of all layers, which moves as a whole. */
  readonly world = new Container({ isRenderGroup: true });
  #lens: Lens = { x: 0, y: 0, scale: 1 };
  #width = 1;
  #height = 1;
  #map: HexMap | null = null;
  #leastZoom = 0.5;
  /** The part of the map that stays in view when the canvas is resized; null once the user has moved the map. */
  #framed: 'overview' | 'map' | null = null;
  #seen: Edges | null = null;
  #movedAt = Number.NEGATIVE_INFINITY;
  readonly #fighters: () => readonly Hex[];
  readonly #onMove: () => void;

  /** `fighters` returns the hexes of all fighters. `onMove` is called when the map has moved on the screen. */
  constructor(fighters: () => readonly Hex[], onMove: () => void) {
    this.#fighters = fighters;
    this.#onMove = onMove;
  }

  /** Shows a map for the first time: all of it, or in a small view only the area around the fighters. */
  open(map: HexMap): void {
    this.#map = map;
    this.#frame('overview');
  }

  /** Fits the whole map into the view. */
  fit(): void {
    this.#frame('map');
  }

  resize(width: number, height: number): void {
    const middle = this.mapAt(this.#middle);
    [this.#width, this.#height] = [width, height];
    if (this.#framed) this.#frame(this.#framed);
    else this.#show(middle);
  }

  /** Scrolls a hex into view, unless the user has just moved the map. */
  follow(at: Hex): void {
    if (performance.now() - this.#movedAt > HANDS_OFF) this.include(at);
  }

  /** Scrolls a hex into view if it is not visible yet. */
  include(at: Hex): void {
    const { x, y } = centerOf(at);
    const { left, top, right, bottom } = this.#edges;
    const isSeen = x > left + MARGIN && x < right - MARGIN && y > top + MARGIN && y < bottom - MARGIN;
    if (!isSeen) this.#show({ x, y });
  }

  /** Converts a position on the canvas to a position on the map. */
  mapAt(place: Point): Point {
    return mapAt(this.#lens, place);
  }

  /** Returns the hex at a position on the canvas. */
  hexAt(place: Point): Hex {
    const { x, y } = this.mapAt(place);
    return fromPixel(x, y, HEX_SIZE);
  }

  /** Returns the center of a hex on the canvas. */
  placeOf(at: Hex): Point {
    return screenAt(this.#lens, centerOf(at));
  }

  /** Returns the current view of the map. */
  get lens(): Lens {
    return this.#lens;
  }

  /** Returns how many screen pixels a map pixel takes. */
  get zoom(): number {
    return this.#lens.scale;
  }

  /**
   * Returns the area that the camera last framed, without a gap at the screen's edges; null if it has framed none yet.
   * The area does not change while the user pans.
   */
  get seen(): Edges | null {
    return this.#seen;
  }

  /** Returns the part of the map that is on the screen. */
  get visible(): Box {
    const { left, top, right, bottom } = this.#edges;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  zoomBy(share: number): void {
    this.#set(zoomed(this.#lens, this.#middle, this.#middle, this.#clamped(this.zoom * (1 + share))));
    this.#framed = null;
  }

  /** Moves the map and multiplies its scale by `times`. The point under `from` on the canvas ends up under `to`. */
  pull(from: Point, to: Point, times = 1): void {
    this.#set(zoomed(this.#lens, from, to, this.#clamped(this.zoom * times)));
    this.#framed = null;
    this.#movedAt = performance.now();
  }

  /** Returns the origin and scale of the map on the screen as text, for tests and tools. */
  get frame(): string {
    const { x, y, scale } = this.#lens;
    return [x, y, scale].map((value) => value.toFixed(3)).join(' ');
  }

  get #middle(): Point {
    return { x: this.#width / 2, y: this.#height / 2 };
  }

  get #edges(): Edges {
    const from = this.mapAt({ x: 0, y: 0 });
    const to = this.mapAt({ x: this.#width, y: this.#height });
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  #frame(what: 'overview' | 'map'): void {
    if (!this.#map) return;
    const view = { width: this.#width, height: this.#height };
    const whole = areaOf(this.#map);
    const area = what === 'map' ? whole : overviewOf(whole, this.#fighters(), view);
    this.#leastZoom = Math.min(zoomFor(whole, view) * 0.7, 0.5);
    this.#show(area, this.#clamped(zoomFor(area, view)));
    this.#framed = what;
    this.#seen = inset(this.#edges, GAP / this.zoom);
  }

  /** Centers the view on a position on the map. */
  #show(place: Point, scale = this.zoom): void {
    this.#set(lensAt(place, this.#middle, scale));
  }

  #set(lens: Lens): void {
    this.#lens = lens;
    this.world.position.set(lens.x, lens.y);
    this.world.scale.set(lens.scale);
    this.#onMove();
  }

  #clamped(zoom: number): number {
    return Math.min(MOST_ZOOM, Math.max(this.#leastZoom, zoom));
  }
}

function inset({ left, top, right, bottom }: Edges, by: number): Edges {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}
