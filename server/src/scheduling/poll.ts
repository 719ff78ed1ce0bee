/** Repeats some work in intervals. Skips a time at which the work before has not ended yet. */
export class Poll {
  readonly #work: () => Promise<unknown>;
  readonly #onError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #isWorking = false;

  /** `onError` is called when the work fails. It is then tried again at the next time. */
  constructor(work: () => Promise<unknown>, onError: (error: unknown) => void) {
    this.#work = work;
    this.#onError = onError;
  }

  /** Works now, and then every `everyMs` milliseconds. Resolves when the first work has ended. */
  async start(everyMs: number): Promise<void> {
    this.#timer = setInterval(() => void this.#tryWork(), everyMs);
    await this.#tryWork();
  }

  /** Begins no more work. */
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
