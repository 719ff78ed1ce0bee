import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Roll, rollNotation } from '@riposte/shared/dice-notation/roll';
import type { Log } from '../process/log.ts';
import { Mutex } from '../scheduling/mutex.ts';

/** Milliseconds after which a roll is aborted. Valid notations take far less. */
const LONGEST_ROLL_MS = 1_000;
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

interface Running {
  readonly worker: Worker;
  /** Resolves once the worker accepts rolls. */
  readonly ready: Promise<unknown>;
}

/**
 * Rolls dice for notations such as `2d6+3`, one at a time in a worker thread. Neither a roll nor loading the
 * dice library blocks a table.
 */
export class DiceRoller {
  readonly #log: Log;
  readonly #mutex = new Mutex();
  #running: Running | undefined;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Loads the library, so that the first roll does not wait for it. */
  load(): void {
    this.#running ??= this.#start();
  }

  /**
   * Rolls as `rollNotation` does. Also returns undefined for a notation that takes too long. Throws if the
   * worker fails.
   */
  roll(...asked: Parameters<typeof rollNotation>): Promise<Roll | undefined> {
    return this.#mutex.run(async () => {
      this.#running ??= this.#start();
      const { worker, ready } = this.#running;
      await ready;
      worker.postMessage(asked);
      const signal = AbortSignal.timeout(LONGEST_ROLL_MS);
      const answer = once(worker, 'message', { signal }).catch((error) => this.#giveUp(worker, error));
      const [roll] = await answer;
      return roll as Roll | undefined;
    });
  }

  async close(): Promise<void> {
    await this.#running?.worker.terminate();
  }

  #start(): Running {
    const worker = new Worker(new URL('./dice-worker.ts', import.meta.url), { resourceLimits: MEMORY });
    worker.unref();
    worker.on('error', (error) => void this.#giveUp(worker, error));
    const ready = once(worker, 'message');
    ready.catch(() => undefined); // callers that wait for `ready` receive the error
    return { worker, ready };
  }

  /** Ends a worker that failed or takes too long; the next roll starts another. */
  async #giveUp(worker: Worker, error: unknown): Promise<[]> {
    if (this.#running?.worker === worker) {
      this.#running = undefined;
      this.#log.error({ error }, 'the dice worker was terminated');
    }
    await worker.terminate();
    return [];
  }
}
