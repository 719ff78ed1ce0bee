import { chainOf } from './chain.ts';
import type { Db } from './connection.ts';
import { type JournalEntry, LostOwnership, type Ownership } from './store.ts';

interface Waiting {
  readonly owner: Ownership;
  readonly entry: JournalEntry;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** Writes the entries that wait in all rooms with one commit, so that one fsync serves them all. */
export class GroupCommit {
  readonly #db: Db;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
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
      const lost = await this.#commit(batch);
      for (const one of batch) {
        if (lost.has(one)) one.fail(new LostOwnership(`Battle ${one.owner.battle} has another owner.`));
        else one.done();
      }
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }

  /** Writes what may be written; gives those whose battle is no longer ours, or whose number is taken. */
  #commit(batch: readonly Waiting[]): Promise<Set<Waiting>> {
    return this.#db.transaction().execute(async (tx) => {
      const lost = new Set<Waiting>();
      for (const one of batch) {
        const { numUpdatedRows } = await tx
          .updateTable('battles')
          .set({ last_seq: one.entry.seq })
          .where('id', '=', one.owner.battle)
          .where('epoch', '=', one.owner.epoch)
          .where('last_seq', '=', one.entry.seq - 1)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) lost.add(one);
      }
      const ours = batch.filter((one) => !lost.has(one));
      const rows = await Promise.all(ours.map((one) => rowOf(tx, one)));
      if (rows.length > 0) await tx.insertInto('inputs').values(rows).execute();
      return lost;
    });
  }
}

/** A battle writes one input at a time, so the row before is there already. */
async function rowOf(tx: Db, { owner, entry }: Waiting) {
  const { seq, input, seat, message, at } = entry;
  const ours = tx.selectFrom('inputs').select('chain').where('battle', '=', owner.battle);
  const before = await ours.where('seq', '<', seq).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const row = { battle: owner.battle, seq, input: JSON.stringify(input), seat, message, at };
  return { ...row, voided: 0, chain: chainOf(before?.chain ?? '', row) };
}
