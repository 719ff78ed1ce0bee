import type { Input } from '@riposte/shared/engine/battle/input';
import type { Rejection } from '@riposte/shared/engine/presentation/rejection';
import {
  type JournalEntry,
  LostOwnership,
  OutcomeUnknown,
  type Ownership,
  StoreUnavailable,
  Unwritable,
} from '../store/store.ts';
import { refusal } from '../words/refusals.ts';
import type { Backing } from './recover.ts';

/** Appends inputs, one after the other, to the journal of a battle that this process owns. */
export class JournalWriter {
  readonly #backing: Backing;
  readonly #owner: Ownership;
  readonly #lose: () => void;
  #lastSeq: number;

  /** `lose` is called when another process owns the battle, or when the result of a write is unknown. */
  constructor(backing: Backing, owner: Ownership, lastSeq: number, lose: () => void) {
    this.#backing = backing;
    this.#owner = owner;
    this.#lastSeq = lastSeq;
    this.#lose = lose;
  }

  /** The number of the last saved input. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** Returns the next journal entry for an input. */
  next(input: Input, seat: string | null, message: string | null): JournalEntry {
    return { seq: this.#lastSeq + 1, input, seat, message, at: Date.now() };
  }

  /** Saves an entry. Returns why the entry was not saved, or null if it was. */
  async append(entry: JournalEntry): Promise<Rejection | null> {
    try {
      await this.#backing.store.append(this.#owner, entry);
    } catch (error) {
      return this.#notSaved(error);
    }
    this.#lastSeq = entry.seq;
    return null;
  }

  #notSaved(error: unknown): Rejection {
    this.#backing.log.error({ battle: this.#owner.battle, error }, 'an input could not be saved');
    if (error instanceof Unwritable) return refusal('bad-input');
    if (error instanceof LostOwnership || error instanceof OutcomeUnknown) this.#lose();
    else if (!(error instanceof StoreUnavailable)) throw error;
    return refusal('not-saved');
  }
}
