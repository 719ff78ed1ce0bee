import type { Prompt } from '@riposte/shared/engine/battle/prompt';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import type { IntentMessage, Reply } from '@riposte/shared/protocol/messages';
import type { HeldRecord } from '../store/saved-time.ts';
import { refusal } from '../words/refusals.ts';
import type { Rights } from './rights.ts';

export type Sender = Rights & { readonly id: string };

/** An answer that is held until its reaction window may close. */
interface Held {
  readonly seat: Sender;
  readonly message: IntentMessage;
  readonly reply: Promise<Reply>;
  readonly settle: (reply: Reply) => void;
}

/**
 * Holds answers in bluff-proof reaction windows, which stay open for a fixed time so that their timing
 * reveals nothing. Held answers are not in the journal yet. They are saved with the remaining time of the seats.
 */
export class HeldAnswers {
  /** Called when an answer is held. */
  onHeld: () => void = () => undefined;
  readonly #held = new Map<string, Held[]>();
  readonly #submit: (seat: Sender, message: IntentMessage) => Promise<Reply>;

  /** `submit` checks, saves and applies an answer when it is released. */
  constructor(submit: (seat: Sender, message: IntentMessage) => Promise<Reply>) {
    this.#submit = submit;
  }

  /**
   * Holds an answer to a prompt. A repeated message is held only once. The returned promise resolves to the reply when
   * the answer is released or rejected.
   */
  keep(prompt: string, seat: Sender, message: IntentMessage): Promise<Reply> {
    const others = this.#held.get(prompt) ?? [];
    const known = others.find((one) => one.seat.id === seat.id && one.message.id === message.id);
    const { promise, resolve } = Promise.withResolvers<Reply>();
    const held = known ?? { seat, message, reply: promise, settle: resolve };
    if (!known) this.#held.set(prompt, [...others, held]);
    this.onHeld();
    return held.reply;
  }

  /** Returns whether a prompt has a held answer. */
  has(prompt: string): boolean {
    return this.#held.has(prompt);
  }

  /** All held answers, in the form in which they are saved with the remaining time. */
  get records(): readonly HeldRecord[] {
    const of = (prompt: string, held: readonly Held[]) =>
      held.map(({ seat, message }) => ({ prompt, seat: seat.id, message }));
    return [...this.#held].flatMap(([prompt, held]) => of(prompt, held));
  }

  /** Submits the held answers to a prompt, in order of arrival. */
  async release(prompt: string): Promise<void> {
    for (const { seat, message, settle } of this.#take(prompt)) settle(await this.#submit(seat, message));
  }

  /**
   * Rejects the held answers to all prompts that are not `open`. `refusalOf` returns the reason; if it returns
   * null, the reason is that the prompt is closed.
   */
  rejectClosed(
    open: readonly Pick<Prompt, 'id'>[],
    refusalOf: (seat: Sender, message: IntentMessage) => Rejection | null,
  ): void {
    const closed = [...this.#held.keys()].filter((prompt) => !open.some(({ id }) => id === prompt));
    for (const { seat, message, settle } of closed.flatMap((prompt) => this.#take(prompt)))
      settle({ ok: false, rejection: refusalOf(seat, message) ?? refusal('stale-prompt') });
  }

  /** Removes and returns the held answers to a prompt, in order of arrival. */
  #take(prompt: string): readonly Held[] {
    const held = this.#held.get(prompt) ?? [];
    this.#held.delete(prompt);
    return held;
  }
}
