import type { Input } from '@riposte/shared/engine/core/input';
import type { Rejection } from '@riposte/shared/engine/core/rejection';
import {
  type JournalEntry,
  LostOwnership,
  OutcomeUnknown,
  type Ownership,
  StoreUnavailable,
  Unwritable,
} from '../store/store.ts';
import type { Backing } from './recover.ts';
import { refusal } from './refusals.ts';

/** Writes the inputs of a battle into its journal, as its owner, one after the other. */
export class JournalWriter {
  readonly #backing: Backing;
  readonly #owner: Ownership;
  readonly #lose: () => void;
  #lastSeq: number;

  /** `lose` is called when another has the battle, or nobody knows what is in its journal. */
  constructor(backing: Backing, owner: Ownership, lastSeq: number, lose: () => void) {
    this.#backing = backing;
    this.#owner = owner;
    this.#lastSeq = lastSeq;
    this.#lose = lose;
  }

  /** The number of the last input that is durable. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** The entry of an input that comes next. */
  next(input: Input, seat: string | null, message: string | null): JournalEntry {
    return { seq: this.#lastSeq + 1, input, seat, message, at: Date.now() };
  }

  /** Makes an entry durable; what is given is why that could not be. */
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
