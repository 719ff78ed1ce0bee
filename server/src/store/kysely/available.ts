import { LostOwnership, StoreUnavailable } from '../store.ts';

/** What comes of some work on the database. Throws `StoreUnavailable` where that cannot be done. */
export async function available<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LostOwnership || error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable('The database could not be written to or read.', { cause: error });
  }
}
