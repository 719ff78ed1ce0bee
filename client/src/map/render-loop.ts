import { type Application, Ticker } from 'pixi.js';
import type { Sharpness } from './effects/sharpness.ts';

/** How long the drawing loop keeps running after the last change, in milliseconds. */
const AWAKE = 150;

/** The picture that `RenderLoop` draws frame by frame. */
interface Picture {
  /** Advances all animations to the time `now`. Returns whether the picture has changed. */
  advance(now: number): boolean;
  /** Returns whether an animation is running. */
  isBusy(): boolean;
  /** Positions parts that depend on other parts, such as labels, right before drawing. */
  arrange(now: number): void;
}

/** Draws a picture whenever it has changed. The loop stops while nothing moves, which saves power. */
export class RenderLoop {
  readonly #app: Application;
  readonly #picture: Picture;
  /** The resolution of the picture at rest, in canvas pixels per CSS pixel. */
  readonly resolution: number;
  #sharpness: Sharpness | undefined;
  #sleepAt = 0;
  #isOutdated = true;
  #isHeld = false;

  constructor(app: Application, picture: Picture) {
    this.#app = app;
    this.#picture = picture;
    this.resolution = app.renderer.resolution;
    app.ticker.remove(app.render, app); // removes the callback that PixiJS adds, because it would draw in every frame
    app.ticker.add(() => this.#frame());
    Ticker.system.stop(); // stops PixiJS's shared ticker, which would otherwise run in every frame
  }

  /** Adapts the resolution while the picture moves, once the code for it has loaded. */
  adapt(Code: typeof Sharpness | undefined): void {
    this.#sharpness = Code && new Code(this.resolution, this.#app);
    this.redraw();
  }

  /** Requests a new frame because the user moves the picture. Until it is at rest, it may be less sharp. */
  move(): void {
    this.#sharpness?.move(performance.now());
    this.redraw();
  }

  /** Requests a new frame after a change that `advance` does not report. */
  redraw(): void {
    this.#isOutdated = true;
    this.wake();
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
    if (this.#sharpness?.advance(now, this.#app.ticker.elapsedMS)) this.#isOutdated = true;
    if (this.#picture.advance(now) || this.#isOutdated) this.#draw(now);
    if (this.#picture.isBusy() || this.#sharpness?.isReduced) this.#sleepAt = now + AWAKE;
    else if (now > this.#sleepAt) this.#app.ticker.stop();
  }

  #draw(now: number): void {
    this.#isOutdated = false;
    this.#picture.arrange(now);
    Ticker.system.update(now);
    this.#app.render();
  }
}
