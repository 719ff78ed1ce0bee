import type { Input, Rejection } from '@riposte/shared';
import type { IntentMessage, Reply } from '@riposte/shared/protocol/messages';
import { newId } from './ids.ts';

/** Sends a request to the server. Rejects if the connection is lost before the reply. */
export type Post = (message: IntentMessage) => Promise<Reply>;

interface Entry {
  readonly message: IntentMessage;
  readonly settle: (rejection: Rejection | null) => void;
}

/** Intents on their way: each is sent again after a reconnection until it has been answered, under the same id. */
export class Outbox {
  readonly #entries = new Map<string, Entry>();
  #post: Post | null = null;

  /** Number of requests without a reply. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Sends an intent, now or when there is a connection, with the revision of the table that it was made for; gives its
   * rejection, or null when it was carried out.
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

  /** A connection is there: everything unanswered goes out, in the old order. */
  connect(post: Post): void {
    this.#post = post;
    for (const entry of this.#entries.values()) void this.#try(entry);
  }

  /** The connection is gone. */
  disconnect(): void {
    this.#post = null;
  }

  async #try(entry: Entry): Promise<void> {
    const reply = await this.#post?.(entry.message).catch(() => undefined);
    if (!reply || !this.#entries.delete(entry.message.id)) return;
    entry.settle(reply.ok ? null : reply.rejection);
  }
}
