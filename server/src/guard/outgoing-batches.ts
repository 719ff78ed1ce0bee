import type { Writable } from 'node:stream';

/**
 * Holds back ("corks") the output of each socket until the end of the current tick. All messages of the tick
 * then leave in one write per socket, which is much faster than one write per message.
 */
export class OutgoingBatches {
  readonly #corked = new Set<Writable>();
  /**
   * The last data and its copy. They are cached because a table sends the same patch to all its clients, one after the
   * other.
   */
  #last: { readonly data: Uint8Array; readonly copy: Uint8Array } | undefined;

  /** Corks a socket until the end of the tick. */
  cork(socket: Writable): void {
    if (this.#corked.has(socket)) return;
    if (this.#corked.size === 0) process.nextTick(() => this.#uncork());
    this.#corked.add(socket);
    socket.cork();
  }

  /** Copies binary data: the framework may encode the next patch into the same memory before the tick ends. */
  copyOf(data: unknown): unknown {
    if (!(data instanceof Uint8Array)) return data;
    if (this.#last?.data !== data) this.#last = { data, copy: Uint8Array.from(data) };
    return this.#last.copy;
  }

  #uncork(): void {
    this.#last = undefined;
    const corked = [...this.#corked];
    this.#corked.clear();
    for (const socket of corked) socket.uncork();
  }
}
