import type { Input, Rejection } from '@riposte/shared';
import type { IntentMessage, Reply } from '@riposte/shared/protocol/messages';
import { newId } from './ids.ts';

/** Sends a request to the server. Rejects if the connection is lost before the reply. */
export type Post = (message: IntentMessage) => Promise<Reply>;

interface Entry {
  readonly message: IntentMessage;
  readonly settle: (rejection: Rejection | null) => void;
}

/** Intents without a reply. Each is sent again with the same id after a reconnection. */
export class Outbox {
  readonly #entries = new Map<string, Entry>();
  #post: Post | null = null;

  /** Number of requests without a reply. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Sends an intent, now or when there is a connection. `rev` is the revision of the table that the intent is based on.
   * Returns the rejection, or null if the intent was accepted.
   */
  send(input: Input, prompt: string | null, rev: number): Promise<Rejection | null> {
    const id = newId();
    const message: IntentMessage = prompt === null ? { id, rev, input } : { id, rev, prompt, input };
    return new Promise((settle) => {
      const entry = { message, settle };
      this.#entries.set(id, entry);
      void this.#try(entry);
    });
  }

  /** Sends all pending intents through a new connection, in order. */
  connect(post: Post): void {
    this.#post = post;
    for (const entry of this.#entries.values()) void this.#try(entry);
  }

  /** Stops sending until there is a connection. */
  disconnect(): void {
    this.#post = null;
  }

  async #try(entry: Entry): Promise<void> {
    const reply = await this.#post?.(entry.message).catch(() => undefined);
    if (!reply || !this.#entries.delete(entry.message.id)) return;
    entry.settle(reply.ok ? null : reply.rejection);
  }
}
