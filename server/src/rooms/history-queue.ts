import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Mutex } from '../scheduling/mutex.ts';
import { Pacer } from '../scheduling/pacer.ts';

/** The maximum time, in milliseconds, that a slow connection delays the next history. */
const LONGEST_WAIT_MS = 100;

/** The part of a WebSocket that tells when sent data has left the process. */
interface Line {
  ping(data: undefined, isMasked: undefined, sent: () => void): void;
}

/**
 * Builds one history at a time in this process, to bound memory. Each starts after the previous one was sent. The event
 * loop stays free in between, so that other tables are served.
 */
export class HistoryQueue {
  readonly #mutex = new Mutex();
  readonly #pacer = new Pacer();

  /**
   * Calls `make` in its turn and returns its result. First waits until all earlier data for the client has
   * left this process.
   */
  async next<History>(client: { readonly ref: unknown }, make: () => Promise<History>): Promise<History> {
    const line = client.ref as Line;
    await taken(line);
    return await new Promise((resolve, reject) => {
      void this.#mutex.run(async () => {
        await this.#pacer.turn();
        await make().then(resolve, reject);
        await nextTurn(); // the framework has sent the history by now
        await Promise.race([taken(line), pause(LONGEST_WAIT_MS)]);
      });
    });
  }
}

/** Resolves once all data sent so far has left this process, or the connection is closed. */
function taken(line: Line): Promise<void> {
  return new Promise((resolve) => line.ping(undefined, undefined, () => resolve()));
}
