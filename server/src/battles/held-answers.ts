import type { IntentMessage, Reply } from '@riposte/shared/protocol/messages';
import type { Rights } from './rights.ts';

export type Sender = Rights & { readonly id: string };

/** An answer that is held until its reaction window may close. */
export interface Held {
  readonly seat: Sender;
  readonly message: IntentMessage;
  readonly reply: Promise<Reply>;
  readonly settle: (reply: Reply) => void;
}

/**
 * Holds answers in bluff-proof reaction windows, which stay open for a fixed time so that their timing
 * reveals nothing. Held answers are not in the journal yet. After a lost connection or a restart, the client
 * sends its answer again.
 */
export class HeldAnswers {
  readonly #held = new Map<string, Held[]>();

  /** Holds an answer to a prompt. A repeated message is held once. */
  keep(prompt: string, seat: Sender, message: IntentMessage): Held {
    const others = this.#held.get(prompt) ?? [];
    const known = others.find((one) => one.seat.id === seat.id && one.message.id === message.id);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const held = { seat, message, reply: promise, settle: resolve };
    this.#held.set(prompt, [...others, held]);
    return held;
  }

  /** Returns whether a prompt has a held answer. */
  has(prompt: string): boolean {
    return this.#held.has(prompt);
  }

  /** Removes and returns the answers to a prompt, in order of arrival. */
  take(prompt: string): readonly Held[] {
    const held = this.#held.get(prompt) ?? [];
    this.#held.delete(prompt);
    return held;
  }

  /** Removes and returns the answers to all prompts that are no longer open. */
  takeBesides(open: ReadonlySet<string>): readonly Held[] {
    return [...this.#held.keys()]
      .filter((prompt) => !open.has(prompt))
      .flatMap((prompt) => this.take(prompt));
  }
}
