import { type JournalEntry, LostOwnership, type Ownership, type Snapshot } from './store.ts';

/** An entry of the journal, or the table as it is, to be written by the owner of its battle. */
export type Page = { readonly owner: Ownership } & (
  | { readonly entry: JournalEntry }
  | { readonly snapshot: Snapshot }
);

/** Writes pages of different battles with one commit. */
export interface JournalWriter {
  /** Gives those whose battle has another owner, or whose number is taken; the others are on the disk. */
  write(pages: readonly Page[]): Promise<ReadonlySet<Page>>;
}

interface Waiting {
  readonly page: Page;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Lets the pages that wait in all rooms be written together, so that one fsync serves them all. */
export class GroupCommit {
  readonly #writer: JournalWriter;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(writer: JournalWriter) {
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
      await this.#writeWithoutSnapshots(batch, error);
    }
  }

  /** Inputs are small, and people wait for them: a table that finds no room must not keep them out. */
  async #writeWithoutSnapshots(batch: readonly Waiting[], error: unknown): Promise<void> {
    const entries = batch.filter(({ page }) => 'entry' in page);
    const isAnyLess = entries.length > 0 && entries.length < batch.length;
    for (const { page, fail } of batch) if (!isAnyLess || 'snapshot' in page) fail(error);
    if (isAnyLess) await this.#write(entries);
  }
}
