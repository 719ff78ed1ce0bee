import { available } from './available.ts';
import type { Db } from './database.ts';

/** Visits are recorded to the hour, to avoid a write per visit. */
const HOUR_MS = 3_600_000;

/** The tables whose rows record their last visit. */
type Visited = 'shelves' | 'campaigns' | 'rings' | 'ring_devices';

/** Records a visit at the time `at`, in milliseconds since 1970. */
export async function recordVisit(db: Db, table: Visited, id: string, at: number): Promise<void> {
  const ours = db.updateTable(table).set({ seen_at: at }).where('id', '=', id);
  await available(ours.where('seen_at', '<', at - HOUR_MS).execute());
}

/** Returns the ids of at most `most` rows that were not visited since `since`, the longest unvisited first. */
export async function unvisited(db: Db, table: Visited, since: number, most: number): Promise<string[]> {
  const all = db.selectFrom(table).select('id').where('seen_at', '<', since);
  const rows = await available(all.orderBy('seen_at').limit(most).execute());
  return rows.map(({ id }) => id);
}

/**
 * Deletes a row and the rows that depend on it. Returns false if it does not exist, or was visited since
 * `unseenSince`.
 */
export async function deleteUnvisited(
  db: Db,
  table: Visited,
  id: string,
  unseenSince = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  const gone = db.deleteFrom(table).where('id', '=', id).where('seen_at', '<', unseenSince);
  return (await available(gone.executeTakeFirst())).numDeletedRows > 0n;
}
