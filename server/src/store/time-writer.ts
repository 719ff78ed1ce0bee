import type { Db } from './connection.ts';
import type { Ownership } from './store.ts';
import type { TimeRecord } from './time-record.ts';

interface Waiting {
  readonly owner: Ownership;
  readonly time: TimeRecord;
}

/** Writes what is left of everybody's time, with one commit for all rooms that ask in the same instant. */
export class TimeWriter {
  readonly #db: Db;
  #waiting: Waiting[] = [];
  #written: Promise<void> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Resolves once it is on the disk. Of a battle that has another owner nothing is written. */
  add(owner: Ownership, time: TimeRecord): Promise<void> {
    this.#waiting.push({ owner, time });
    this.#written ??= this.#write();
    return this.#written;
  }

  async #write(): Promise<void> {
    await new Promise(setImmediate);
    const batch = this.#waiting;
    this.#waiting = [];
    this.#written = null;
    await this.#db.transaction().execute(async (tx) => {
      for (const { owner, time } of batch) {
        const record = JSON.stringify(time);
        const ours = tx
          .selectFrom('owners')
          .select(({ val }) => ['battle', val(record).as('record')])
          .where('battle', '=', owner.battle)
          .where('epoch', '=', owner.epoch);
        await tx
          .insertInto('clocks')
          .columns(['battle', 'record'])
          .expression(ours)
          .onConflict((conflict) => conflict.column('battle').doUpdateSet({ record }))
          .execute();
      }
    });
  }
}
