import type { AloneRecord } from '../store/saved-time.ts';

/** The longest time, in milliseconds, for which a table goes on by itself. */
const LONGEST_MS = 60 * 86_400_000;
/** The number of automatic inputs after which a table waits for a player or GM. */
const MOST_INPUTS = 1_000;

/** Tracks how long a table has been without a connected player or GM, so that it does not play on by itself forever. */
export class Solitude {
  #record: AloneRecord;

  constructor(record: AloneRecord | undefined) {
    this.#record = record ?? { since: Date.now(), inputs: 0 };
  }

  get record(): AloneRecord {
    return this.#record;
  }

  /** True if the table must wait for a player or GM. */
  get isLong(): boolean {
    return this.#record.inputs >= MOST_INPUTS || Date.now() - this.#record.since > LONGEST_MS;
  }

  /** Records a change: whether any player or GM is connected, and whether the change is an input. */
  note(isAttended: boolean, isInput: boolean): void {
    const { since, inputs } = this.#record;
    if (isAttended) this.#record = { since: Date.now(), inputs: 0 };
    else if (isInput) this.#record = { since, inputs: inputs + 1 };
  }
}
