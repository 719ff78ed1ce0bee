import type { IntentMessage, Reply } from '@riposte/shared/protocol/messages';
import type { Rights } from './rights.ts';

export type Sender = Rights & { readonly id: string };

/** An answer that waits until its window may close. */
export interface Held {
  readonly seat: Sender;
  readonly message: IntentMessage;
  readonly reply: Promise<Reply>;
  readonly settle: (reply: Reply) => void;
}

/**
 * Answers that were given before their window may close. They are in no journal: to the table, on disk too, they have
 * not been given yet. Whoever sent one is still waiting for the reply, and sends it again after a cut or a restart.
 */
export class Holds {
  readonly #held = new Map<string, Held[]>();

  /** Keeps an answer to a prompt, once however often it is sent. */
  keep(prompt: string, seat: Sender, message: IntentMessage): Held {
    const others = this.#held.get(prompt) ?? [];
    const known = others.find((one) => one.seat.id === seat.id && one.message.id === message.id);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const held = { seat, message, reply: promise, settle: resolve };
    this.#held.set(prompt, [...others, held]);
    return held;
  }

  /** Whether somebody has answered this prompt already. */
  has(prompt: string): boolean {
    return this.#held.has(prompt);
  }

  /** The answers to a prompt, first come first, which are held no longer. */
  take(prompt: string): readonly Held[] {
    const held = this.#held.get(prompt) ?? [];
    this.#held.delete(prompt);
    return held;
  }

  /** The answers to all prompts but these, which are held no longer. */
  takeBesides(open: ReadonlySet<string>): readonly Held[] {
    return [...this.#held.keys()]
      .filter((prompt) => !open.has(prompt))
      .flatMap((prompt) => this.take(prompt));
  }
}
