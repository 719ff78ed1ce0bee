import type { Log } from '../process/log.ts';
import type { BattleStore, JournalEntry, Ownership } from '../store/store.ts';
import type { Moments } from './checkpoints.ts';
import type { Play } from './play.ts';

/** A table is written down whole after so many inputs, at the next moment when nothing is pending. */
const SNAPSHOT_EVERY = 40;

interface Backing {
  readonly store: BattleStore;
  readonly log: Log;
}

/** Writes the table of one battle down whole, so that whoever takes it up need not play all of its journal. */
export class Snapshots {
  readonly #backing: Backing;
  readonly #owner: Ownership;
  readonly #moments: Moments;
  /** The input after which the last one was taken. */
  #seq: number;

  constructor(backing: Backing, owner: Ownership, moments: Moments, seq: number) {
    this.#backing = backing;
    this.#owner = owner;
    this.#moments = moments;
    this.#seq = seq;
  }

  /** What was written down may not count any more: it is due again at the next moment when nothing is pending. */
  renew(): void {
    this.#seq = Number.NEGATIVE_INFINITY;
  }

  /** After an input: writes the table down if it is time, and if nothing is pending. */
  async note(play: Play | null, { seq, at }: JournalEntry): Promise<void> {
    const isDue = seq - this.#seq >= SNAPSHOT_EVERY || play?.battle.table.over;
    if (isDue) await this.#save(play, seq, at);
  }

  /** When the battle is put away: writes down what has happened since, if nothing is pending. */
  async close(play: Play | null, seq: number): Promise<void> {
    if (seq > this.#seq) await this.#save(play, seq, Date.now());
  }

  async #save(play: Play | null, seq: number, at: number): Promise<void> {
    const table = play?.snapshot();
    if (!table) return;
    const { store, log } = this.#backing;
    this.#moments.note({ seq, table, at });
    try {
      await store.saveSnapshot(this.#owner, { seq, table, at });
      if (table.over) await store.setStatus(this.#owner, 'over');
      this.#seq = seq;
    } catch (error) {
      const { battle } = this.#owner;
      log.warn({ battle, seq, error }, 'a snapshot could not be saved; the journal has it all');
    }
  }
}
