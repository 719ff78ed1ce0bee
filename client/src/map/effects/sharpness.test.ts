import { expect, it } from 'vitest';
import { Sharpness } from './sharpness.ts';

const FULL = 2;

/** A map on a canvas that remembers its resolution. */
class MovedMap {
  resolution = FULL;
  #now = 0;
  readonly #sharpness = new Sharpness(FULL, {
    begin: (resolution) => {
      this.resolution = resolution;
    },
    end: (resolution) => {
      this.resolution = resolution;
    },
  });

  /** Moves the map for frames with these durations in milliseconds. */
  move(...frames: readonly number[]): void {
    for (const passed of frames) {
      this.#sharpness.move(this.#now);
      this.wait(passed);
    }
  }

  /** Shows a frame that takes `passed` milliseconds. Returns whether the map must be drawn again. */
  wait(passed: number): boolean {
    this.#now += passed;
    return this.#sharpness.advance(this.#now, passed);
  }
}

it.each([
  { name: 'a map that moves slowly is drawn less sharply', frames: [200, 200, 200], resolution: 1 },
  { name: 'a map that moves smoothly stays sharp', frames: Array<number>(60).fill(16), resolution: FULL },
  { name: 'single slow frames do not matter', frames: [90, 16, 90, 16, 90, 16, 90, 16], resolution: FULL },
])('$name', ({ frames, resolution }) => {
  const map = new MovedMap();
  map.move(...frames);
  expect(map.resolution).toBe(resolution);
});

it('a map is sharp again at rest', () => {
  const map = new MovedMap();
  map.move(200, 200, 200);
  expect(map.wait(100)).toBe(true);
  expect(map.resolution).toBe(FULL);
});

it('on a slow device, the next movement is less sharp after one slow frame', () => {
  const map = new MovedMap();
  map.move(200, 200, 200);
  map.wait(5000);
  map.move(16, 200);
  expect(map.resolution).toBe(1);
});
