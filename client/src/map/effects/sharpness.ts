/** The resolution of the map while it moves on a slow device, in canvas pixels per CSS pixel. */
const REDUCED = 1;
/** The longest time between two frames at which a movement looks smooth, in milliseconds. */
const SMOOTH = 40;
/** The surplus of slow frames over smooth frames at which the resolution is reduced. */
const MOST_SLOW = 3;
/** How long after its last movement the map is at rest, in milliseconds. */
const RESTS_AFTER = 250;

/** The canvas of a map, which is enlarged and moved as a whole while the map moves slowly. */
interface Canvas {
  begin(resolution: number): void;
  end(resolution: number): void;
}

/**
 * Chooses the resolution of the map. While the user moves the map on a device that draws too slowly, the resolution is
 * reduced, and most frames only move the drawn canvas. At rest, the map is as sharp as the screen.
 */
export class Sharpness {
  readonly #full: number;
  readonly #canvas: Canvas;
  #movedAt = Number.NEGATIVE_INFINITY;
  #slowFrames = 0;
  #isReduced = false;

  /** `full` is the resolution that matches the screen, in canvas pixels per CSS pixel. */
  constructor(full: number, canvas: Canvas) {
    this.#full = full;
    this.#canvas = canvas;
  }

  /** Returns whether the map is less sharp than the screen. */
  get isReduced(): boolean {
    return this.#isReduced;
  }

  /** Records that the user has moved the map at the time `now`, in milliseconds. */
  move(now: number): void {
    this.#movedAt = now;
  }

  /** Restores the full resolution, for a canvas whose size has changed. */
  rest(): void {
    this.#movedAt = Number.NEGATIVE_INFINITY;
    this.#isReduced = false;
    this.#canvas.end(this.#full);
  }

  /**
   * Sets the resolution of the frame at the time `now`, `passed` milliseconds after the previous frame. Returns whether
   * the resolution has changed, so the map must be drawn again.
   */
  advance(now: number, passed: number): boolean {
    const wasReduced = this.#isReduced;
    if (now - this.#movedAt > RESTS_AFTER) this.#isReduced = false;
    else if (this.#full > REDUCED && !wasReduced) {
      this.#slowFrames = passed > SMOOTH ? this.#slowFrames + 1 : Math.max(0, this.#slowFrames - 1);
      this.#isReduced = this.#slowFrames >= MOST_SLOW;
    }
    if (this.#isReduced === wasReduced) return false;
    if (this.#isReduced) this.#canvas.begin(REDUCED);
    else this.#canvas.end(this.#full);
    return true;
  }
}
