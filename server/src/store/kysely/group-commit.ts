import type { TimeRecord } from '../saved-time.ts';
import {
  type JournalEntry,
  LostOwnership,
  type Ownership,
  type Snapshot,
  StoreUnavailable,
} from '../store.ts';

/** A journal entry with its input as text. */
export type JournalLine = Omit<JournalEntry, 'input'> & { readonly input: string };

/** A snapshot with its table as text. */
export type SnapshotText = Omit<Snapshot, 'table'> & { readonly state: string };

/** One write for an owned battle: a journal entry, a snapshot, or the remaining time. */
export type PendingWrite = { readonly owner: Ownership } & (
  | { readonly line: JournalLine }
  | { readonly picture: SnapshotText }
  | { readonly time: TimeRecord }
);

/** Executes the pending writes of several battles in one commit. */
export interface GroupWriter {
  /**
   * Executes the writes. Returns those that were refused because the battle has another owner or the entry's
   * number is already taken. If any write fails, throws and writes nothing. Throws `StoreUnavailable` if the
   * database fails.
   */
  write(writes: readonly PendingWrite[]): Promise<ReadonlySet<PendingWrite>>;
}

interface Waiting {
  readonly page: PendingWrite;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Groups the writes of all rooms, so that one fsync serves them all. */
export class GroupCommit {
  readonly #writer: GroupWriter;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(writer: GroupWriter) {
    this.#writer = writer;
  }

  add(page: PendingWrite): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ page, done, fail });
      this.#running ??= this.#run();
    });
  }

  /** Resolves when no write is waiting. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise(setImmediate); // lets the process handle all received messages first, because they may add more writes
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#write(batch);
    }
    this.#running = null;
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const lost = await this.#writer.write(batch.map(({ page }) => page));
      for (const { page, done, fail } of batch) {
        if (lost.has(page))
          fail(new LostOwnership(`Battle ${page.owner.battle} belongs to another process.`));
        else done();
      }
    } catch (error) {
      const isOver = batch.length === 1 || error instanceof StoreUnavailable;
      if (isOver) for (const { fail } of batch) fail(error);
      else for (const part of partsOf(batch)) await this.#write(part);
    }
  }
}

/**
 * Divides a failed batch, so that one bad write does not affect the others. Journal entries go first: they
 * are small, and players wait for them.
 */
function partsOf(batch: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const lines = batch.filter(({ page }) => 'line' in page);
  const others = batch.filter(({ page }) => !('line' in page));
  return lines.length > 0 && others.length > 0 ? [lines, others] : batch.map((one) => [one]);
}
