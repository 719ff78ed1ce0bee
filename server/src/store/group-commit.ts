import { type JournalEntry, LostOwnership, type Ownership } from './store.ts';

/** An entry to be written by the owner of its battle. */
export interface Line {
  readonly owner: Ownership;
  readonly entry: JournalEntry;
}

/** Writes lines of different battles with one commit. */
export interface JournalWriter {
  /** Gives those whose battle has another owner, or whose number is taken; the others are on the disk. */
  write(lines: readonly Line[]): Promise<ReadonlySet<Line>>;
}

interface Waiting extends Line {
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Lets the entries that wait in all rooms be written together, so that one fsync serves them all. */
export class GroupCommit {
  readonly #writer: JournalWriter;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(writer: JournalWriter) {
    this.#writer = writer;
  }

  add(owner: Ownership, entry: JournalEntry): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ owner, entry, done, fail });
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
      const lost = await this.#writer.write(batch);
      for (const one of batch) {
        if (lost.has(one)) one.fail(new LostOwnership(`Battle ${one.owner.battle} has another owner.`));
        else one.done();
      }
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }
}
