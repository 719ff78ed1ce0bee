import { LostOwnership, type Ownership } from '../store.ts';
import { available } from './available.ts';
import type { Db } from './database.ts';

/**
 * Writes in one transaction, as the owner of a battle. Throws `LostOwnership` if the battle has another
 * owner, and `StoreUnavailable` if the database cannot be used. In both cases, nothing is written.
 */
export async function asOwner(
  db: Db,
  { battle, epoch }: Ownership,
  write: (tx: Db) => Promise<void>,
): Promise<void> {
  await available(
    db.transaction().execute(async (tx) => {
      // changes no value, but locks the row: another process cannot take the battle before the end of the transaction
      const lock = tx.updateTable('owners').set('epoch', epoch).where('battle', '=', battle);
      const { numUpdatedRows } = await lock.where('epoch', '=', epoch).executeTakeFirst();
      if (numUpdatedRows === 0n) throw new LostOwnership(`Battle ${battle} belongs to another process.`);
      await write(tx);
    }),
  );
}
