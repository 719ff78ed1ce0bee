import type { RingItem, RingOverview } from '@riposte/shared/protocol/key-ring';
import { clear, createStore, get, set } from 'idb-keyval';

/** The key ring as the page showed it last. Its items are as secret as those that the browser stores anyway. */
interface SavedRing {
  readonly format: typeof FORMAT;
  readonly overview: RingOverview;
  readonly items: readonly RingItem[];
}

const rings = createStore('riposte-key-ring', 'rings');
const LAST = 'last';
/** The version of the format of saved key rings. A release that changes `SavedRing` or its parts raises it. */
const FORMAT = 1;

/** Saves the open key ring in place of the last one. */
export function saveRing(overview: RingOverview, items: readonly RingItem[]): void {
  const saved: SavedRing = { format: FORMAT, overview, items };
  void set(LAST, saved, rings).catch(() => {}); // fails if the browser blocks its database
}

/** Returns the saved key ring; undefined if there is none, or if it has another format. */
export async function savedRing(): Promise<SavedRing | undefined> {
  const saved = await get<SavedRing>(LAST, rings).catch(() => undefined);
  return saved?.format === FORMAT ? saved : undefined;
}

/** Removes the saved key ring. */
export async function removeRing(): Promise<void> {
  await clear(rings).catch(() => {}); // fails if the browser blocks its database
}
