import type { RecordedEyes } from '@riposte/shared/recording/recording';
import { clear, createStore, get, set } from 'idb-keyval';
import { Refused } from '../net/api.ts';
import { type Invitation, storedId } from '../net/link.ts';
import { type Fetched, fetchRecording } from '../net/recordings.ts';

/** The last recording that this device has fetched. */
interface Saved extends Fetched {
  /** The key of the table, and the viewpoint that was asked for. */
  readonly of: string;
}

const recordings = createStore('riposte-recordings', 'recordings');
const LAST = 'last';
/** The longest recording that is saved, in characters. */
const LONGEST = 5_000_000;

/**
 * Fetches a recording like `fetchRecording`, and saves it in place of the last one. If that fails but the server has
 * not refused it, returns the saved recording of the same table and viewpoint. Without one, throws the error.
 */
export async function recordingOf(invitation: Invitation, eyes?: RecordedEyes): Promise<Fetched> {
  const of = `${storedId(invitation)} ${eyes ?? ''}`;
  try {
    const fetched = await fetchRecording(invitation, eyes);
    const { file, role } = fetched;
    if (file.length <= LONGEST) void set(LAST, { of, file, role }, recordings).catch(() => {}); // fails if the browser blocks its database
    return fetched;
  } catch (error) {
    const saved = await get<Saved>(LAST, recordings).catch(() => undefined);
    if (error instanceof Refused || saved?.of !== of) throw error;
    return saved;
  }
}

/** Removes the saved recording. */
export async function removeRecording(): Promise<void> {
  await clear(recordings);
}
