import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Mutex } from './mutex.ts';

/** The longest wait between two turns, in milliseconds, so that bots still play in a busy process. */
const LONGEST_MS = 250;

/** Spaces out automatic work, so that requests of players are handled in between. */
export class Pacer {
  readonly #queue = new Mutex();
  #last: EventLoopUtilization = performance.eventLoopUtilization();

  /**
   * Resolves when it is the caller's turn. Between two turns, the event loop stays free for as long as it was busy, but
   * for at most `LONGEST_MS`.
   */
  turn(): Promise<void> {
    return this.#queue.run(async () => {
      const latest = performance.now() + LONGEST_MS;
      for (let owed = this.#owed; owed > 0 && performance.now() < latest; owed = this.#owed)
        await pause(Math.min(owed, LONGEST_MS));
      this.#last = performance.eventLoopUtilization();
    });
  }

  /** The part of the pause that is still due, in milliseconds. */
  get #owed(): number {
    const { active, idle } = performance.eventLoopUtilization(this.#last);
    return active - idle;
  }
}
