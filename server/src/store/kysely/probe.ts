import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from './database.ts';

/**
 * The size of a test write: larger than a battle without pictures, so that a full disk is noticed before a
 * battle is refused.
 */
const PROBE_BYTES = 32 * 1024;

/** Returns whether the database accepts a test write. The write is deleted again. */
export async function canWrite(db: Db): Promise<boolean> {
  const id = randomUUID();
  const padding = randomBytes(PROBE_BYTES / 2).toString('hex');
  try {
    await db.insertInto('probes').values({ id, padding }).execute();
    await db.deleteFrom('probes').where('id', '=', id).execute();
    return true;
  } catch {
    return false;
  }
}
