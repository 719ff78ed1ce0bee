import type { Reply } from '@riposte/shared/protocol/messages';
import { LRUCache } from 'lru-cache';
import type { Acknowledged } from '../store/store.ts';

/** The number of replies remembered per seat, far more than a seat ever has pending. */
const REMEMBERED = 200;

/**
 * Remembers the last replies to each seat. A message that arrives twice is applied once and gets the same
 * reply again.
 */
export class Answered {
  readonly #replies = new Map<string, LRUCache<string, Reply>>();

  /** Restores the replies to the inputs of a journal, all of which were accepted. */
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
