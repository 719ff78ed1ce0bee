/** How long the events of a snapshot may take to arrive, and the longest wait, in milliseconds. */
const [EVENTS_TAKE, LONGEST_WAIT] = [40, 400] as const;

/**
 * Waits for the events of snapshots. If snapshots follow each other quickly, it waits for the events of the last one.
 */
export class EventWait {
  readonly #onEnd: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  /** `onEnd` is called when the wait ends. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** Starts to wait. If already waiting, starts over, but not once `LONGEST_WAIT` has passed. */
  begin(): void {
    const now = performance.now();
    if (this.#timer === undefined) this.#since = now;
    else if (now - this.#since > LONGEST_WAIT) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#onEnd();
    }, EVENTS_TAKE);
  }
}
