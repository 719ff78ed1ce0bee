import type { KeepThing, KeptThing, MadeShelf, ReadThing, ShelfList } from '@riposte/shared/protocol/library';
import { ask, askJson } from './api.ts';
import { keep, readStored } from './browser-storage.ts';

/** The id of a library and its secret. */
export interface LibraryRef {
  readonly id: string;
  readonly key: string;
}

const KEY = 'riposte:library';

/** Returns this browser's library; undefined if it has none. */
export function ownLibrary(): LibraryRef | undefined {
  return readStored<LibraryRef | null>(KEY) ?? undefined;
}

/** Sets this browser's library; undefined removes it. */
export function setOwnLibrary(shelf: LibraryRef | undefined): void {
  keep(KEY, shelf ?? null);
}

/** Returns the library that a URL fragment such as `#library=` or `#kept=` names, with its secret. */
export function libraryIn(hash: string): LibraryRef | undefined {
  return secretIn('library', hash);
}

/** Returns the path of the link that opens a library in any browser. */
export function libraryLink({ id, key }: LibraryRef): string {
  return `/workshop#library=${id}.${key}`;
}

function secretIn(what: 'library' | 'kept', hash: string): LibraryRef | undefined {
  const [, name, id, key] = /#(\w+)=([\w-]+)\.([\w-]+)$/.exec(hash) ?? [];
  return name === what && id !== undefined && key !== undefined ? { id, key } : undefined;
}

/** Returns this browser's library, and creates it if necessary. Throws as `ask` does. */
async function ensureLibrary(): Promise<LibraryRef> {
  const known = ownLibrary();
  if (known) return known;
  const { link } = await askJson<MadeShelf>('/api/shelves', {});
  const made = libraryIn(link);
  if (!made) throw new Error(link);
  setOwnLibrary(made);
  return made;
}

/**
 * Returns all items of a library, newest first. Throws `Refused` if the secret is wrong or the library was deleted.
 */
export async function itemsIn({ id, key }: LibraryRef): Promise<readonly KeptThing[]> {
  return (await askJson<ShelfList>(`/api/shelves/${id}/list`, { key })).things;
}

/** Saves an item in this browser's library. `Refused` carries its faults. */
export async function saveItem(thing: Omit<KeepThing, 'key'>): Promise<KeptThing> {
  const { id, key } = await ensureLibrary();
  return askJson(`/api/shelves/${id}/keep`, { key, ...thing });
}

/** Renames an item of a library. Throws as `ask` does. */
export async function renameItem({ id, key }: LibraryRef, thing: string, name: string): Promise<void> {
  await ask(`/api/shelves/${id}/things/${thing}/rename`, { key, name });
}

/** Deletes an item permanently. Throws as `ask` does. */
export async function deleteItem({ id, key }: LibraryRef, thing: string): Promise<void> {
  await ask(`/api/shelves/${id}/things/${thing}/delete`, { key });
}

/** Deletes a library permanently. Throws as `ask` does. */
export async function deleteLibrary({ id, key }: LibraryRef): Promise<void> {
  await ask(`/api/shelves/${id}/delete`, { key });
}

/** Returns a file with the whole library, as text. Throws as `ask` does. */
export async function wholeLibrary({ id, key }: LibraryRef): Promise<string> {
  return (await ask(`/api/shelves/${id}/export`, { key })).text();
}

/** Fetches the item behind a link; undefined if the link is not one to an item. Throws as `ask` does. */
export async function itemBehind(link: string): Promise<ReadThing | undefined> {
  const shared = secretIn('kept', link);
  return shared && askJson(`/api/kept/${shared.id}`, { token: shared.key });
}
