import type { TimeRecord } from '../saved-time.ts';
import {
  type JournalEntry,
  LostOwnership,
  type Ownership,
  type Snapshot,
  StoreUnavailable,
} from '../store.ts';

/** An entry of the journal, its input as text. */
export type Line = Omit<JournalEntry, 'input'> & { readonly input: string };

/** The table after an input, as text. */
export type Picture = Omit<Snapshot, 'table'> & { readonly state: string };

/** A line of the journal, the table as it is, or what is left of everybody's time, to be written by the battle's owner. */
export type Page = { readonly owner: Ownership } & (
  | { readonly line: Line }
  | { readonly picture: Picture }
  | { readonly time: TimeRecord }
);

/** Writes pages of different battles with one commit. */
export interface GroupWriter {
  /**
   * Gives those whose battle has another owner, or whose number is taken; the others are on the disk. Throws, and has
   * written nothing, if one of them cannot be written; `StoreUnavailable` if none can, whatever it is.
   */
  write(pages: readonly Page[]): Promise<ReadonlySet<Page>>;
}

interface Waiting {
  readonly page: Page;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Lets the pages that wait in all rooms be written together, so that one fsync serves them all. */
export class GroupCommit {
  readonly #writer: GroupWriter;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(writer: GroupWriter) {
    this.#writer = writer;
  }

  add(page: Page): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ page, done, fail });
      this.#running ??= this.#run();
    });
  }

  /** Resolves once nothing waits any more. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await new Promise(setImmediate); // first let every socket that has something to say say it
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
        if (lost.has(page)) fail(new LostOwnership(`Battle ${page.owner.battle} has another owner.`));
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
 * What failed together is tried apart, so that nobody is refused for what another wants to have written. Lines go first:
 * they are small, and people wait for them.
 */
function partsOf(batch: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const lines = batch.filter(({ page }) => 'line' in page);
  const others = batch.filter(({ page }) => !('line' in page));
  return lines.length > 0 && others.length > 0 ? [lines, others] : batch.map((one) => [one]);
}
