import { LostOwnership, StoreUnavailable } from '../store.ts';

/** Returns the result of work on the database. Throws `StoreUnavailable` if the database fails. */
export async function available<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LostOwnership || error instanceof StoreUnavailable) throw error;
    throw new StoreUnavailable('The database could not be read or written.', { cause: error });
  }
}
