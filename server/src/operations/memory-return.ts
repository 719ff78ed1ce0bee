import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The number of milliseconds between two checks. */
const EVERY = 60_000;

/**
 * Returns the memory of closed rooms to the operating system. V8 keeps freed pages until its last-resort collection.
 * This collection blocks the process for up to a second, so it runs only once all rooms have closed.
 */
export class MemoryReturn {
  readonly #openRooms: () => number;
  readonly #timer: NodeJS.Timeout;
  #hadRooms = false;

  constructor(openRooms: () => number) {
    this.#openRooms = openRooms;
    this.#timer = setInterval(() => this.look(), EVERY).unref();
  }

  /** Collects garbage if all rooms have closed since the last call. Returns whether it did so. */
  look(): boolean {
    const hasRooms = this.#openRooms() > 0;
    const isDue = this.#hadRooms && !hasRooms;
    this.#hadRooms = hasRooms;
    if (isDue) collect();
    return isDue;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

function collect(): void {
  setFlagsFromString('--expose-gc'); // affects only contexts that are created later: here, the one in the next line
  const gc = runInNewContext('gc') as (options: object) => void;
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
