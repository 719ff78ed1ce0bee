import { type Application, Ticker } from 'pixi.js';

/** How long the loop keeps running after the last change, in milliseconds. */
const AWAKE = 600;

/** The picture that the pulse draws, frame by frame. */
interface Picture {
  /** Advances all animations to a time. Returns whether anything has changed. */
  advance(now: number): boolean;
  /** Returns whether an animation is running. */
  isBusy(): boolean;
  /** Positions the parts whose positions depend on all others, right before drawing. */
  arrange(now: number): void;
}

/** Draws a picture whenever it has changed. Checks for changes only while there may be some. */
export class Pulse {
  readonly #app: Application;
  readonly #picture: Picture;
  #sleepAt = 0;
  #isOutdated = true;
  #isHeld = false;

  constructor(app: Application, picture: Picture) {
    this.#app = app;
    this.#picture = picture;
    app.ticker.remove(app.render, app); // removed, because it would draw in every frame
    app.ticker.add(() => this.#frame());
    Ticker.system.stop(); // otherwise the shared ticker runs every frame
  }

  /** Draws again after a change that the picture does not report itself. */
  redraw(): void {
    this.#isOutdated = true;
    this.wake();
  }

  /** Delays drawing by a frame, so that the page can react to a press first. */
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
    if (this.#picture.advance(now) || this.#isOutdated) this.#draw(now);
    if (this.#picture.isBusy()) this.#sleepAt = now + AWAKE;
    else if (now > this.#sleepAt) this.#app.ticker.stop();
  }

  #draw(now: number): void {
    this.#isOutdated = false;
    this.#picture.arrange(now);
    Ticker.system.update(now);
    this.#app.render();
  }
}
