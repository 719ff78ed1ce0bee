import type {
  CreatedLibrary,
  DocumentList,
  OpenedDocument,
  SaveDocument,
  SavedDocument,
} from '@riposte/shared/protocol/library';
import { ask, askJson } from './api.ts';
import { readStored, store } from './browser-storage.ts';
import { LIBRARY } from './storage-keys.ts';

/** The id of a library, and the secret that opens it. */
export interface LibraryRef {
  readonly id: string;
  readonly key: string;
}

/** Returns the library that this browser uses; undefined if there is none. */
export function ownLibrary(): LibraryRef | undefined {
  return readStored<LibraryRef | null>(LIBRARY) ?? undefined;
}

/** Sets the library that this browser uses; undefined means none. */
export function setOwnLibrary(shelf: LibraryRef | undefined): void {
  store(LIBRARY, shelf ?? null);
}

/** Returns the library that the URL fragment `#library=ID.SECRET` names; undefined for other fragments. */
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

/** Returns the library that this browser uses. Creates one if there is none. Throws the same errors as `ask`. */
async function ensureLibrary(): Promise<LibraryRef> {
  const known = ownLibrary();
  if (known) return known;
  const { link } = await askJson<CreatedLibrary>('/api/shelves', {});
  const made = libraryIn(link);
  if (!made) throw new Error(link);
  setOwnLibrary(made);
  return made;
}

/**
 * Fetches the list of a library's items, newest first. Throws `Refused` if the secret is wrong or the library was
 * deleted.
 */
export async function itemsIn({ id, key }: LibraryRef): Promise<readonly SavedDocument[]> {
  return (await askJson<DocumentList>(`/api/shelves/${id}/list`, { key })).things;
}

/** Saves an item in the library that this browser uses. Throws `Refused` with the item's `faults` if it is invalid. */
export async function saveItem(thing: Omit<SaveDocument, 'key'>): Promise<SavedDocument> {
  const { id, key } = await ensureLibrary();
  return askJson(`/api/shelves/${id}/keep`, { key, ...thing });
}

/** Renames an item of a library. Throws the same errors as `ask`. */
export async function renameItem({ id, key }: LibraryRef, thing: string, name: string): Promise<void> {
  await ask(`/api/shelves/${id}/things/${thing}/rename`, { key, name });
}

/** Deletes an item permanently. Throws the same errors as `ask`. */
export async function deleteItem({ id, key }: LibraryRef, thing: string): Promise<void> {
  await ask(`/api/shelves/${id}/things/${thing}/delete`, { key });
}

/** Deletes a library permanently. Throws the same errors as `ask`. */
export async function deleteLibrary({ id, key }: LibraryRef): Promise<void> {
  await ask(`/api/shelves/${id}/delete`, { key });
}

/** Fetches a whole library as the text of an export file. Throws the same errors as `ask`. */
export async function wholeLibrary({ id, key }: LibraryRef): Promise<string> {
  return (await ask(`/api/shelves/${id}/export`, { key })).text();
}

/**
 * Fetches the item that the URL fragment `#kept=ID.SECRET` names; undefined for other fragments. Throws the same
 * errors as `ask`.
 */
export async function itemBehind(link: string): Promise<OpenedDocument | undefined> {
  const shared = secretIn('kept', link);
  return shared && askJson(`/api/kept/${shared.id}`, { token: shared.key });
}
