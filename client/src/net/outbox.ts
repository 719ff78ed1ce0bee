import type { Input, Rejection } from '@riposte/shared';
import type { IntentMessage, Reply } from '@riposte/shared/protocol/messages';
import { newId } from './ids.ts';

/** Sends a request to the server. Rejects if the connection is lost before the reply. */
export type Post = (message: IntentMessage) => Promise<Reply>;

interface Entry {
  readonly message: IntentMessage;
  readonly resolve: (rejection: Rejection | null) => void;
}

/** Holds the intents that the server has not answered yet. After a reconnection, sends them again with the same ids. */
export class Outbox {
  readonly #entries = new Map<string, Entry>();
  #post: Post | null = null;

  /** The number of intents without a reply. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Sends an intent at once, or as soon as there is a connection. `rev` is the revision that the player saw. Returns
   * the rejection, or null if the server accepted the intent.
   */
  send(input: Input, prompt: string | null, rev: number): Promise<Rejection | null> {
    const id = newId();
    const message: IntentMessage = prompt === null ? { id, rev, input } : { id, rev, prompt, input };
    return new Promise((resolve) => {
      const entry = { message, resolve };
      this.#entries.set(id, entry);
      void this.#try(entry);
    });
  }

  /** Uses a new connection from now on. Sends all unanswered intents through it, in order. */
  connect(post: Post): void {
    this.#post = post;
    for (const entry of this.#entries.values()) void this.#try(entry);
  }

  /** Stops sending until the next `connect`. */
  disconnect(): void {
    this.#post = null;
  }

  async #try(entry: Entry): Promise<void> {
    const reply = await this.#post?.(entry.message).catch(() => undefined);
    if (!reply || !this.#entries.delete(entry.message.id)) return;
    entry.resolve(reply.ok ? null : reply.rejection);
  }
}
