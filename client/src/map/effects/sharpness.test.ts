import { expect, it } from 'vitest';
import { Sharpness } from './sharpness.ts';

const FULL = 2;

/** A map on a canvas that remembers its resolution. */
class MovedMap {
  resolution = FULL;
  readonly #sharpness = new Sharpness(FULL, {
    begin: (resolution) => {
      this.resolution = resolution;
    },
    end: (resolution) => {
      this.resolution = resolution;
    },
  });

  /** Moves the map for drawn frames with these durations in milliseconds. */
  move(...frames: readonly number[]): void {
    for (const passed of frames) {
      this.#sharpness.move();
      this.#sharpness.advance(passed, true);
    }
  }

  /** Shows frames with these durations in which the map is not drawn. */
  wait(...frames: readonly number[]): void {
    for (const passed of frames) this.#sharpness.advance(passed, false);
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
  map.wait(...Array<number>(40).fill(16));
  expect(map.resolution).toBe(FULL);
});

it('a single slow frame is not taken for rest', () => {
  const map = new MovedMap();
  map.move(200, 200, 200);
  map.wait(800);
  expect(map.resolution).toBe(1);
});

it('frames in which the map is not drawn do not make a device look fast', () => {
  const map = new MovedMap();
  map.move(200);
  map.wait(16, 16);
  map.move(200, 200);
  expect(map.resolution).toBe(1);
});

it('on a slow device, the next movement is less sharp after one slow frame', () => {
  const map = new MovedMap();
  map.move(200, 200, 200);
  map.wait(...Array<number>(40).fill(16));
  map.move(16, 200);
  expect(map.resolution).toBe(1);
});
