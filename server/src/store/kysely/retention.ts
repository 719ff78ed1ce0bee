import type { SweptKind } from '../store.ts';
import { available } from './available.ts';
import type { Database, Db } from './database.ts';

/** Returns the ids of at most `most` battles of a kind that were not visited since `since`. */
export async function unseenBattles(db: Db, kind: SweptKind, since: number, most: number): Promise<string[]> {
  const all = db.selectFrom('battles').innerJoin('owners', 'owners.battle', 'battles.id');
  const old = all.where('seen_at', '<', since);
  const ours = {
    finished: old.where('status', '=', 'over'),
    forgotten: old.where('status', '!=', 'over'),
    unfinished: old.where('status', '=', 'gathering').where('last_seq', '>', 0),
  }[kind];
  const rows = await available(ours.select('id').orderBy('seen_at').limit(most).execute());
  return rows.map(({ id }) => id);
}

/**
 * Deletes a battle and everything that belongs to it. Returns false if it does not exist, or was visited since
 * `unseenSince`. `places` are the tables of inputs.
 */
export async function deleteBattle(
  db: Db,
  places: Database['places'],
  id: string,
  unseenSince: number,
): Promise<boolean> {
  return await available(
    db.transaction().execute(async (tx) => {
      // deletes the owner first: this waits for the owner's current write, and blocks later ones
      const owner = tx.deleteFrom('owners').where('battle', '=', id).where('seen_at', '<', unseenSince);
      const { numDeletedRows } = await owner.executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      for (const table of [...places, 'sayings', 'seats', 'clocks', 'snapshots'] as const)
        await tx.deleteFrom(table).where('battle', '=', id).execute();
      await tx.deleteFrom('battles').where('id', '=', id).execute();
      return true;
    }),
  );
}
