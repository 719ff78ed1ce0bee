import type { Log } from '../process/log.ts';
import type { BattleStore, JournalEntry, Ownership } from '../store/store.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { Play } from './play.ts';

/** The number of inputs between two snapshots. A snapshot waits until nothing is pending. */
const SNAPSHOT_EVERY = 40;

interface Backing {
  readonly store: BattleStore;
  readonly log: Log;
}

/** Saves snapshots of one battle, so that opening it does not replay the whole journal. */
export class Snapshots {
  readonly #backing: Backing;
  readonly #owner: Ownership;
  readonly #checkpoints: Checkpoints;
  /** The number of the input after which the last snapshot was saved. */
  #seq: number;

  constructor(backing: Backing, owner: Ownership, moments: Checkpoints, seq: number) {
    this.#backing = backing;
    this.#owner = owner;
    this.#checkpoints = moments;
    this.#seq = seq;
  }

  /** Makes a new snapshot due, because a rewind may have undone the last one. */
  renew(): void {
    this.#seq = Number.NEGATIVE_INFINITY;
  }

  /** Saves a snapshot after an input if one is due and nothing is pending. */
  async note(play: Play | null, { seq, at }: JournalEntry): Promise<void> {
    const isDue = seq - this.#seq >= SNAPSHOT_EVERY || play?.battle.table.over;
    if (isDue) await this.#save(play, seq, at);
  }

  /** Saves the latest state when the battle is closed, if nothing is pending. */
  async close(play: Play | null, seq: number): Promise<void> {
    if (seq > this.#seq) await this.#save(play, seq, Date.now());
  }

  async #save(play: Play | null, seq: number, at: number): Promise<void> {
    const table = play?.snapshot();
    if (!table) return;
    const { store, log } = this.#backing;
    this.#checkpoints.note({ seq, table, at });
    try {
      await store.saveSnapshot(this.#owner, { seq, table, at });
      if (table.over) await store.setStatus(this.#owner, 'over');
      this.#seq = seq;
    } catch (error) {
      const { battle } = this.#owner;
      log.warn({ battle, seq, error }, 'a snapshot could not be saved; the journal is complete');
    }
  }
}
