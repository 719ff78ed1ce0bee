import type { Timer } from '../scheduling/timer.ts';

/** A power cut costs nobody more of their time than this. */
const BEAT_MS = 500;

/** Does something again and again, in all rooms in the same instant: so one commit serves what they all write. */
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
