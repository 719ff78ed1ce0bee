import type { Camera } from './camera.ts';
import type { Point } from './lens.ts';

/** How far a pointer moves before it pans the map, in pixels. */
const SLACK = 5;
/**
 * The time before the release, in milliseconds, over which the pointer's speed is measured. The glide starts with this
 * speed.
 */
const SPEED_WINDOW = 80;
/**
 * The share of its speed that a gliding map keeps each millisecond, and the speed below which it stops. Speeds are in
 * pixels per millisecond.
 */
const [KEPT_SPEED, LEAST_SPEED] = [0.9937, 0.02];
/** The wheel distance that doubles the scale, in pixels: for mouse wheels, and for pinching on touch pads. */
const [WHEEL, PAD] = [350, 100];
/** Pixels per line, for mouse wheels that report their distance in lines. */
const LINE = 20;
/** The time in which a zoom covers half of its remaining distance, in milliseconds. */
const HALFWAY = 35;

/** The canvas of the map, for code that listens to pointers on it. */
export interface Drawing {
  readonly canvas: HTMLElement;
  readonly camera: Camera;
  placeOf(event: MouseEvent): Point;
  /** Starts the drawing loop. */
  wake(): void;
}

interface Moment extends Point {
  readonly time: number;
}

/**
 * Moves the map. One pointer drags it, two fingers pinch it, and the wheel zooms. After a fast release, the
 * map glides on.
 */
export class Steering {
  readonly #drawing: Drawing;
  readonly #prefersStill = matchMedia('(prefers-reduced-motion: reduce)');
  /** The positions of the pointers that hold the map. */
  readonly #held = new Map<number, Point>();
  /** The point where the only pointer went down; null once the pointer has moved far enough to pan the map. */
  #from: Point | null = null;
  #recent: readonly Moment[] = [];
  /** The speed of the glide, in pixels per millisecond. */
  #speed: Point | null = null;
  /**
   * The zoom that is still to be animated, as the number of times that the scale doubles. `at` is the point that stays
   * in place.
   */
  #wheel: { readonly doublings: number; readonly at: Point } | null = null;
  #isPaused = false;
  #last = 0;

  constructor(drawing: Drawing, signal: AbortSignal) {
    this.#drawing = drawing;
    const { canvas } = drawing;
    canvas.addEventListener('pointerdown', (event) => this.#take(event), { signal });
    canvas.addEventListener('wheel', (event) => this.#turn(event), { signal, passive: false });
    addEventListener('pointermove', (event) => this.#pull(event), { signal });
    for (const type of ['pointerup', 'pointercancel'] as const)
      addEventListener(type, (event) => this.#drop(event), { signal });
  }

  /** Stops panning with a single pointer. Two pointers still move the map. */
  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
  }

  /** Returns whether the map is still gliding or zooming. */
  get isBusy(): boolean {
    return this.#speed !== null || this.#wheel !== null;
  }

  /** Advances the glide and the zoom to the time `now`. */
  advance(now: number): void {
    const passed = Math.min(now - this.#last, 50);
    this.#last = now;
    this.#glide(passed);
    this.#approach(passed);
  }

  #take(event: PointerEvent): void {
    if (event.button > 1 || this.#held.size > 1) return;
    const place = this.#drawing.placeOf(event);
    this.#held.set(event.pointerId, place);
    [this.#from, this.#recent, this.#speed] = [this.#held.size === 1 ? place : null, [], null];
  }

  #pull(event: PointerEvent): void {
    const from = this.#held.get(event.pointerId);
    if (!from) return;
    const to = this.#drawing.placeOf(event);
    if (this.#from && distance(this.#from, to) < SLACK) return; // returns without panning; when panning starts, it includes this distance, so the pointer stays above the same map point
    this.#from = null;
    this.#held.set(event.pointerId, to);
    const other = [...this.#held].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const times = distance(to, other) / Math.max(1, distance(from, other));
      this.#drawing.camera.pull(between(from, other), between(to, other), times);
    } else if (!this.#isPaused) {
      this.#drawing.camera.pull(from, to);
      this.#recent = [
        ...this.#recent.filter(({ time }) => time > event.timeStamp - SPEED_WINDOW),
        momentOf(event, to),
      ];
    }
  }

  #drop({ pointerId, timeStamp }: PointerEvent): void {
    if (!this.#held.delete(pointerId) || this.#held.size > 0) return;
    const recent = this.#recent.filter(({ time }) => time > timeStamp - SPEED_WINDOW);
    const [first, last] = [recent[0], recent.at(-1)];
    this.#recent = [];
    if (!first || !last || last.time <= first.time || this.#prefersStill.matches) return;
    const passed = last.time - first.time;
    this.#speed = { x: (last.x - first.x) / passed, y: (last.y - first.y) / passed };
    this.#last = timeStamp;
  }

  #turn(event: WheelEvent): void {
    event.preventDefault(); // otherwise a touch pad would zoom the whole page
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const turned = -pixels / (event.ctrlKey ? PAD : WHEEL);
    const at = this.#drawing.placeOf(event);
    if (this.#prefersStill.matches) {
      this.#zoomBy(turned, at);
      return;
    }
    if (!this.#wheel) this.#last = event.timeStamp;
    this.#wheel = { doublings: (this.#wheel?.doublings ?? 0) + turned, at };
    this.#drawing.wake();
  }

  #glide(passed: number): void {
    if (!this.#speed) return;
    const { x, y } = this.#speed;
    this.#drawing.camera.pull({ x: 0, y: 0 }, { x: x * passed, y: y * passed });
    const kept = KEPT_SPEED ** passed;
    this.#speed = Math.hypot(x, y) * kept < LEAST_SPEED ? null : { x: x * kept, y: y * kept };
  }

  #approach(passed: number): void {
    if (!this.#wheel) return;
    const { doublings, at } = this.#wheel;
    const left = Math.abs(doublings) < 0.005 ? 0 : doublings * 0.5 ** (passed / HALFWAY);
    this.#zoomBy(doublings - left, at);
    this.#wheel = left === 0 ? null : { doublings: left, at };
  }

  #zoomBy(doublings: number, at: Point): void {
    this.#drawing.camera.pull(at, at, 2 ** doublings);
  }
}

function momentOf({ timeStamp }: PointerEvent, { x, y }: Point): Moment {
  return { x, y, time: timeStamp };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
