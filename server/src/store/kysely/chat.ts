import type { ChatStore, Ownership, SayingRecord } from '../store.ts';
import { available } from './available.ts';
import type { Db } from './database.ts';
import { asOwner } from './ownership.ts';

/** Stores the chat of battles in a Kysely database. */
export class KyselyChat implements ChatStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(owner: Ownership, saying: SayingRecord, dropped: readonly string[] = []): Promise<void> {
    const { battle } = owner;
    const { id, at, roll } = saying;
    await asOwner(this.#db, owner, async (tx) => {
      await tx
        .insertInto('sayings')
        .values({ battle, id, at, saying: JSON.stringify(saying) })
        .execute();
      const lines = tx.deleteFrom('sayings').where('battle', '=', battle);
      if (dropped.length > 0) await lines.where('id', 'in', dropped).execute();
      const counter = tx.updateTable('battles').where('id', '=', battle);
      if (roll) await counter.set({ last_roll: roll.number }).execute();
    });
  }

  async list(battle: string): Promise<SayingRecord[]> {
    const lines = this.#db.selectFrom('sayings').select('saying').where('battle', '=', battle);
    const rows = await available(lines.orderBy('at').orderBy('id').execute());
    return rows.map(({ saying }) => JSON.parse(saying) as SayingRecord);
  }

  async lastRoll(battle: string): Promise<number> {
    const rows = this.#db.selectFrom('battles').select('last_roll').where('id', '=', battle);
    return (await available(rows.executeTakeFirst()))?.last_roll ?? 0;
  }

  async rename(owner: Ownership, seat: string, name: string): Promise<void> {
    const { battle } = owner;
    const lines = (await this.list(battle)).filter((saying) => saying.seat === seat);
    await asOwner(this.#db, owner, async (tx) => {
      for (const saying of lines) {
        const line = tx.updateTable('sayings').set({ saying: JSON.stringify({ ...saying, name }) });
        await line.where('battle', '=', battle).where('id', '=', saying.id).execute();
      }
    });
  }

  async clear(owner: Ownership): Promise<void> {
    await asOwner(this.#db, owner, async (tx) => {
      await tx.deleteFrom('sayings').where('battle', '=', owner.battle).execute();
    });
  }
}
