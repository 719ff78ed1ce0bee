import { type Application, Ticker } from 'pixi.js';
import type { CarriedCanvas } from './effects/carried-canvas.ts';
import type * as Effects from './effects/loaded-effects.ts';
import type { Sharpness } from './effects/sharpness.ts';
import type { Lens } from './lens.ts';

/** How long the drawing loop keeps running after the last change, in milliseconds. */
const AWAKE = 150;
/** The shortest time between two drawn frames while the drawn canvas is moved, in milliseconds. */
const BETWEEN_DRAWS = 1000;

/** The picture that `RenderLoop` draws frame by frame. */
interface Picture {
  /** Paints what has come into view. */
  reveal(): void;
  /** Advances all animations to the time `now`. Returns whether the picture has changed. */
  advance(now: number): boolean;
  /** Returns whether an animation is running. */
  isBusy(): boolean;
  /** Positions parts that depend on other parts, such as labels, right before drawing. */
  arrange(now: number): void;
  /** Returns the view through which the picture is seen. */
  lens(): Lens;
}

/** The parts that the loop loads later, for devices that draw slowly. */
interface SlowDevice {
  readonly sharpness: Sharpness;
  readonly canvas: CarriedCanvas;
}

/** Draws a picture whenever it has changed. The loop stops while nothing moves, which saves power. */
export class RenderLoop {
  readonly #app: Application;
  readonly #picture: Picture;
  /** The resolution of the picture at rest, in canvas pixels per CSS pixel. */
  readonly resolution: number;
  #slow: SlowDevice | undefined;
  #sleepAt = 0;
  /** Whether the latest frame was drawn. */
  #hasDrawn = false;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #isOutdated = true;
  #isMoved = false;
  #isHeld = false;

  constructor(app: Application, picture: Picture) {
    this.#app = app;
    this.#picture = picture;
    this.resolution = app.renderer.resolution;
    app.ticker.remove(app.render, app); // removes the callback that PixiJS adds, because it would draw in every frame
    app.ticker.add(() => this.#frame());
    Ticker.system.stop(); // stops PixiJS's shared ticker, which would otherwise run in every frame
  }

  /** Adapts the loop to devices that draw slowly, once the code for it has loaded. `host` contains the canvas. */
  adapt(host: HTMLElement, code: typeof Effects | undefined): void {
    if (!code) return;
    const canvas = new code.CarriedCanvas(this.#app, host);
    this.#slow = { canvas, sharpness: new code.Sharpness(this.resolution, canvas) };
    this.redraw();
  }

  /** Returns whether most frames only move the drawn canvas, because the user moves the picture on a slow device. */
  get isCarried(): boolean {
    return this.#slow?.sharpness.isReduced ?? false;
  }

  /** Shows a new frame because the user moves the picture. Until it is at rest, it may be less sharp. */
  move(): void {
    this.#slow?.sharpness.move();
    this.#isMoved = true;
    this.wake();
  }

  /** Requests a new frame after a change that `advance` does not report. */
  redraw(): void {
    this.#isOutdated = true;
    this.wake();
  }

  /** Changes the size of the canvas, in CSS pixels. The picture must be drawn again. */
  resize(width: number, height: number): void {
    if (this.#slow) this.#slow.sharpness.rest();
    else this.#app.renderer.resize(width, height);
  }

  /** Skips one frame, so that the page can react to a press before the map is drawn. */
  hold(): void {
    this.#isHeld = true;
    this.wake();
  }

  /** Starts the loop, because an animation may begin. */
  wake(): void {
    this.#sleepAt = performance.now() + AWAKE;
    if (!this.#app.ticker.started) this.#app.ticker.start();
  }

  #frame(): void {
    const now = performance.now();
    if (this.#isHeld) {
      this.#isHeld = false;
      return;
    }
    const isResized = this.#slow?.sharpness.advance(this.#app.ticker.elapsedMS, this.#hasDrawn);
    this.#hasDrawn = false;
    this.#picture.reveal();
    if (this.#picture.advance(now) || isResized || this.#isDue(now) || !this.#carry()) this.#draw(now);
    if (this.#picture.isBusy() || this.isCarried) this.#sleepAt = now + AWAKE;
    else if (now > this.#sleepAt) this.#app.ticker.stop();
  }

  /** Returns whether an outdated picture must be drawn now. While the drawn canvas is moved, that can wait. */
  #isDue(now: number): boolean {
    return this.#isOutdated && !(this.isCarried && now - this.#drawnAt < BETWEEN_DRAWS);
  }

  /** Moves the drawn canvas if the picture has moved. Returns false if the picture must be drawn instead. */
  #carry(): boolean {
    if (!this.#isMoved) return true;
    if (!this.isCarried || !this.#slow?.canvas.carry(this.#picture.lens())) return false;
    this.#isMoved = false;
    return true;
  }

  #draw(now: number): void {
    this.#isOutdated = false;
    this.#isMoved = false;
    this.#hasDrawn = true;
    this.#drawnAt = now;
    this.#picture.arrange(now);
    Ticker.system.update(now);
    this.#app.render();
    this.#slow?.canvas.draw(this.#picture.lens());
  }
}
