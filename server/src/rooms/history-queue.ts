import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Mutex } from '../scheduling/mutex.ts';

/** A history that a connection is slow to take holds up the next one for so long, in milliseconds. */
const LONGEST_WAIT_MS = 100;

/** What of a WebSocket is needed to know how far it has been read. */
interface Line {
  ping(data: undefined, isMasked: undefined, sent: () => void): void;
}

/** Makes histories one at a time in this process, each once the one before has been sent, so that few are in memory at once. */
export class HistoryQueue {
  readonly #mutex = new Mutex();

  /** Returns what `make` makes for a client, once the client has taken all that it was sent before. */
  async next<History>(client: { readonly ref: unknown }, make: () => Promise<History>): Promise<History> {
    const line = client.ref as Line;
    await taken(line);
    return await new Promise((resolve, reject) => {
      void this.#mutex.run(async () => {
        await make().then(resolve, reject);
        await nextTurn(); // the framework has sent it by then
        await Promise.race([taken(line), pause(LONGEST_WAIT_MS)]);
      });
    });
  }
}

/** Resolves once all that was sent to a connection so far has left this process, or the connection is gone. */
function taken(line: Line): Promise<void> {
  return new Promise((resolve) => line.ping(undefined, undefined, () => resolve()));
}
