import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import type { PictureStore } from '../store.ts';
import { available } from './available.ts';
import type { Capacity } from './capacity.ts';
import type { Db } from './database.ts';

/** Stores the pictures of battles in a Kysely database. */
export class KyselyPictures implements PictureStore {
  readonly #db: Db;
  readonly #capacity: Capacity;

  constructor(db: Db, capacity: Capacity) {
    this.#db = db;
    this.#capacity = capacity;
  }

  async list(battle: string): Promise<Pictures> {
    const pictures = this.#db.selectFrom('pictures').select(['name', 'data']).where('battle', '=', battle);
    const rows = await available(pictures.orderBy('name').execute());
    return Object.fromEntries(rows.map(({ name, data }) => [name, data]));
  }

  async find(battle: string, name: string): Promise<string | undefined> {
    const pictures = this.#db.selectFrom('pictures').select('data').where('battle', '=', battle);
    return (await available(pictures.where('name', '=', name).executeTakeFirst()))?.data;
  }

  async add(battle: string, name: string, data: string, mostLetters: number): Promise<boolean> {
    await this.#capacity.requireRoom();
    return await available(
      this.#db.transaction().execute(async (tx) => {
        const others = await tx
          .selectFrom('pictures')
          .where('battle', '=', battle)
          .where('name', '!=', name)
          .select(({ fn }) => fn.sum<number | null>(fn('length', ['data'])).as('letters'))
          .executeTakeFirst();
        if (Number(others?.letters ?? 0) + data.length > mostLetters) return false;
        const insert = tx.insertInto('pictures').values({ battle, name, data });
        await insert.onConflict((conflict) => conflict.columns(['battle', 'name']).doNothing()).execute();
        return true;
      }),
    );
  }
}
