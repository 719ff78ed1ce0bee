import type { Timer } from '../scheduling/timer.ts';

/**
 * The interval between saves, in milliseconds. After a power cut, the restored time of a player is wrong by
 * at most this much.
 */
const BEAT_MS = 500;

/**
 * Calls a function at regular intervals, at the same instant in all rooms, so that one commit serves them
 * all.
 */
export class Heartbeat {
  readonly #beat: () => void;
  readonly #timer: Timer;

  constructor(beat: () => void, timer: Timer) {
    this.#beat = beat;
    this.#timer = timer;
    this.#wait();
  }

  #wait(): void {
    this.#timer.setTimeout(
      () => {
        this.#wait();
        this.#beat();
      },
      BEAT_MS - (Date.now() % BEAT_MS),
    );
  }
}
