import type { Reply } from '@riposte/shared/protocol/messages';
import { LRUCache } from 'lru-cache';
import type { Acknowledged } from '../store/store.ts';

/** Far more than anybody has on its way at the same time. */
const REMEMBERED = 200;

/**
 * The answers already given, so that a message sent twice is answered twice and applied once. The last of each seat are
 * remembered: what somebody sends again, however late, is the last that they have sent.
 */
export class Answered {
  readonly #replies = new Map<string, LRUCache<string, Reply>>();

  /** What the journal knows of: whatever is in it was accepted. */
  constructor(messages: readonly Acknowledged[]) {
    for (const { seat, message, seq } of messages) this.note(seat, message, { ok: true, rev: seq });
  }

  find(seat: string, message: string): Reply | undefined {
    return this.#replies.get(seat)?.get(message);
  }

  note(seat: string, message: string, reply: Reply): void {
    const ofSeat = this.#replies.get(seat) ?? new LRUCache<string, Reply>({ max: REMEMBERED });
    this.#replies.set(seat, ofSeat.set(message, reply));
  }
}
