import type { Reply } from '@riposte/shared/protocol/messages';
import type { JournalEntry } from '../store/store.ts';

const REMEMBERED = 500;

/** The answers already given, so that a message sent twice is answered twice and applied once. */
export class Answered {
  readonly #replies = new Map<string, Reply>();

  /** What the journal knows of: whatever is in it was accepted. */
  constructor(entries: readonly JournalEntry[]) {
    for (const { seat, message, seq } of entries) {
      if (seat !== null && message !== null) this.note(seat, message, { ok: true, rev: seq });
    }
  }

  find(seat: string, message: string): Reply | undefined {
    return this.#replies.get(keyOf(seat, message));
  }

  note(seat: string, message: string, reply: Reply): void {
    if (this.#replies.size >= REMEMBERED) this.#forgetOldest();
    this.#replies.set(keyOf(seat, message), reply);
  }

  #forgetOldest(): void {
    for (const key of this.#replies.keys()) {
      this.#replies.delete(key);
      return;
    }
  }
}

function keyOf(seat: string, message: string): string {
  return `${seat} ${message}`;
}
