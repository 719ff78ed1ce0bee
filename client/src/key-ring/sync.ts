import type { RingItem, SyncedRing } from '@riposte/shared/protocol/key-ring';
import { askJson } from '../net/api.ts';
import { readStored, store } from '../net/browser-storage.ts';
import { KEY_RING, MOST_BATTLES } from '../net/storage-keys.ts';
import { forgetAllSaved } from '../offline/forget.ts';
import { applyItem, forgetItems, localItems, mergeItem } from './local-items.ts';

/** The state of the open key ring as of this browser's last exchange with the server. */
interface Known {
  /** The revision of the last reply; 0 before the first one. */
  readonly rev: number;
  /** The digest of each item that this browser and the key ring had in common, by kind and id. */
  readonly digests: Readonly<Record<string, string>>;
}

const keyOf = ({ kind, id }: RingItem) => `${kind} ${id}`;
/** The beginning of the keys of battles. */
const BATTLES = keyOf({ kind: 'battle', id: '', value: null });

/** Marks a key ring as open in this browser. */
export function beginSync(): void {
  store(KEY_RING, { rev: 0, digests: {} } satisfies Known);
}

/**
 * Closes the key ring in this browser, and removes its items and everything saved about tables. `items` are all items
 * of the key ring.
 */
export function forgetRing(items: readonly RingItem[]): void {
  localStorage.removeItem(KEY_RING);
  forgetAllSaved();
  forgetItems(items);
}

/** Closes the key ring in this browser, but leaves the items there. */
export function endSync(): void {
  localStorage.removeItem(KEY_RING);
}

/** Fetches all items of the open key ring. Throws the same errors as `ask`. */
export async function allItems(): Promise<readonly RingItem[]> {
  const { items } = await exchange(0, []);
  return items.filter(({ value }) => value !== null);
}

/** Removes an item from the key ring and from this browser. */
export async function dropItem({ kind, id }: RingItem): Promise<void> {
  await exchange(0, [{ kind, id, value: null }]);
  await sync();
}

/** Returns whether this browser has changes that the key ring doesn't have. */
export function hasChanges(): boolean {
  const known = readStored<Known>(KEY_RING);
  return known !== undefined && changesSince(known, localItems()).length > 0;
}

let last: Promise<void> = Promise.resolve();

/** Sends the changes of this browser to the key ring, and applies the changes of other devices. */
export function sync(): Promise<void> {
  last = last.catch(() => undefined).then(syncOnce);
  return last;
}

async function syncOnce(): Promise<void> {
  const known = readStored<Known>(KEY_RING);
  if (!known) return;
  const isFirst = known.rev === 0;
  if (isFirst) for (const item of (await exchange(0, [])).items) mergeItem(item);
  const before = localItems();
  const changes = changesSince(known, before);
  const { rev, items } = await exchange(known.rev, changes);
  const sent = new Set(changes.map(keyOf));
  const received = items.filter((item) => !sent.has(keyOf(item)));
  if (!isFirst) for (const item of received) applyItem(item);
  save(rev, before, new Set(received.map(keyOf)));
}

/**
 * Returns the items that changed in this browser, and the battles that were removed. If the list of battles is full,
 * missing battles do not count as removed, because the list drops its oldest entries.
 */
function changesSince({ digests }: Known, here: readonly RingItem[]): readonly RingItem[] {
  const changed = here.filter((item) => digests[keyOf(item)] !== digestOf(item));
  if (here.filter(({ kind }) => kind === 'battle').length >= MOST_BATTLES) return changed;
  const keys = new Set(here.map(keyOf));
  const gone = Object.keys(digests).filter((key) => key.startsWith(BATTLES) && !keys.has(key));
  return [
    ...changed,
    ...gone.map((key) => ({ kind: 'battle', id: key.slice(BATTLES.length), value: null }) as const),
  ];
}

/**
 * Saves what this browser and the key ring now have in common. These are the items from `before` the exchange, and the
 * `received` ones as they are now. A change that the user made during the exchange thus still differs from what was
 * saved.
 */
function save(rev: number, before: readonly RingItem[], received: ReadonlySet<string>): void {
  const common = [
    ...before.filter((item) => !received.has(keyOf(item))),
    ...localItems().filter((item) => received.has(keyOf(item))),
  ];
  const digests = Object.fromEntries(common.map((item) => [keyOf(item), digestOf(item)]));
  store(KEY_RING, { rev, digests } satisfies Known);
}

function exchange(since: number, changes: readonly RingItem[]): Promise<SyncedRing> {
  return askJson('/api/key-ring/sync', { since, changes });
}

/**
 * Returns a short digest of an item's value: its length and 32-bit FNV-1a hash. Different values rarely have the same
 * digest.
 */
function digestOf({ value }: RingItem): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}.${hash >>> 0}`;
}
