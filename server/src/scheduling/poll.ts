/** Repeats a task at regular intervals. Skips a run if the previous one has not ended yet. */
export class Poll {
  readonly #work: () => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #isWorking = false;

  /** `onError` is called when a run fails. The next run is not affected. */
  constructor(work: () => Promise<unknown>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Runs the task now, and then every `everyMs` milliseconds. Resolves when the first run has ended. */
  async start(everyMs: number): Promise<void> {
    this.#timer = setInterval(() => void this.#tryWork(), everyMs);
    await this.#tryWork();
  }

  /** Starts no more runs. */
  stop(): void {
    clearInterval(this.#timer);
  }

  async #tryWork(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    await this.#work().catch(this.#onError);
    this.#isWorking = false;
  }
}
