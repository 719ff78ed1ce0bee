import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds between two looks at whether all rooms have closed. */
const EVERY = 60_000;

/**
 * Returns the memory of closed rooms to the operating system. V8 keeps the pages that it has freed for itself, whatever the
 * time; only its last-resort collection lets go of them. That holds the process up for up to a second, so it runs only once
 * all rooms have closed.
 */
export class MemoryReturn {
  readonly #openRooms: () => number;
  readonly #timer: NodeJS.Timeout;
  #hadRooms = false;

  constructor(openRooms: () => number) {
    this.#openRooms = openRooms;
    this.#timer = setInterval(() => this.look(), EVERY).unref();
  }

  /** Returns whether memory was returned: all rooms have closed since the last look. */
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
  setFlagsFromString('--expose-gc'); // for contexts made from here on, of which there is none but this
  const gc = runInNewContext('gc') as (options: object) => void;
  gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
