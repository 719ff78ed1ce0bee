import { type Application, Ticker } from 'pixi.js';

/** The map goes on being looked at for so long after the last thing that may have moved it, in milliseconds. */
const AWAKE = 600;

/** The picture that the pulse draws, frame by frame. */
interface Picture {
  /** Brings everything to this moment; whether it looks different from the one before. */
  advance(now: number): boolean;
  /** Returns whether an animation is running. */
  isBusy(): boolean;
  /** Puts what follows from everything else in its place, right before it is drawn. */
  arrange(now: number): void;
}

/** Draws a picture whenever it looks different from the last one, and looks for that only while something may move. */
export class Pulse {
  readonly #app: Application;
  readonly #picture: Picture;
  #sleepAt = 0;
  #isOutdated = true;
  #isHeld = false;

  constructor(app: Application, picture: Picture) {
    this.#app = app;
    this.#picture = picture;
    app.ticker.remove(app.render, app); // it would draw in every frame
    app.ticker.add(() => this.#frame());
    Ticker.system.stop(); // else the framework comes around in every frame, though nothing moves
  }

  /** Something has changed that the picture itself does not tell of. */
  redraw(): void {
    this.#isOutdated = true;
    this.wake();
  }

  /** Delays drawing by a frame, because the page should react to a press first. */
  hold(): void {
    this.#isHeld = true;
    this.wake();
  }

  /** Something may move from now on. */
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
