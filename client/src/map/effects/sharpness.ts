/** The resolution of the map while it moves on a slow device, in canvas pixels per CSS pixel. */
const REDUCED = 1;
/** The longest time between two frames at which a movement looks smooth, in milliseconds. */
const SMOOTH = 40;
/** The surplus of slow frames over smooth frames at which the resolution is reduced. */
const MOST_SLOW = 3;
/** How long after its last movement the map is at rest, in milliseconds. */
const RESTS_AFTER = 400;
/**
 * The most that a frame counts toward this time, in milliseconds. Movements during a slow frame are reported later, so
 * a slow frame alone does not mean that the map is at rest.
 */
const MOST_COUNTED = 50;

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
  /** How long the map has not moved, in milliseconds. */
  #still = Number.POSITIVE_INFINITY;
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

  /** Records that the user has moved the map. */
  move(): void {
    this.#still = 0;
  }

  /** Restores the full resolution, for a canvas whose size has changed. */
  rest(): void {
    this.#still = Number.POSITIVE_INFINITY;
    this.#isReduced = false;
    this.#canvas.end(this.#full);
  }

  /**
   * Sets the resolution of the next frame. The previous frame took `passed` milliseconds; `wasDrawn` tells whether the
   * map was drawn in it. Returns whether the resolution has changed, so the map must be drawn again.
   */
  advance(passed: number, wasDrawn: boolean): boolean {
    const wasReduced = this.#isReduced;
    this.#still += Math.min(passed, MOST_COUNTED);
    if (this.#still > RESTS_AFTER) this.#isReduced = false;
    else if (this.#full > REDUCED && !wasReduced && wasDrawn) {
      this.#slowFrames = passed > SMOOTH ? this.#slowFrames + 1 : Math.max(0, this.#slowFrames - 1);
      this.#isReduced = this.#slowFrames >= MOST_SLOW;
    }
    if (this.#isReduced === wasReduced) return false;
    if (this.#isReduced) this.#canvas.begin(REDUCED);
    else this.#canvas.end(this.#full);
    return true;
  }
}
