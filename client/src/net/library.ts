import type { KeepThing, KeptThing, MadeShelf, ReadThing, ShelfList } from '@riposte/shared/protocol/library';
import { ask, askJson } from './api.ts';
import { keep, recallOf } from './browser-storage.ts';

/** The id of a library and its secret. */
export interface Shelf {
  readonly id: string;
  readonly key: string;
}

const KEY = 'riposte:library';

/** Returns this browser's library; undefined if it has none. */
export function ourShelf(): Shelf | undefined {
  return recallOf<Shelf | null>(KEY) ?? undefined;
}

/** Sets this browser's library; undefined removes it. */
export function settleOn(shelf: Shelf | undefined): void {
  keep(KEY, shelf ?? null);
}

/** Returns the library that a URL fragment such as `#library=` or `#kept=` names, with its secret. */
export function shelfIn(hash: string): Shelf | undefined {
  return secretIn('library', hash);
}

/** The path of the link by which a library is opened anywhere. */
export function shelfLink({ id, key }: Shelf): string {
  return `/workshop#library=${id}.${key}`;
}

function secretIn(what: 'library' | 'kept', hash: string): Shelf | undefined {
  const [, name, id, key] = /#(\w+)=([\w-]+)\.([\w-]+)$/.exec(hash) ?? [];
  return name === what && id !== undefined && key !== undefined ? { id, key } : undefined;
}

/** Returns this browser's library, and creates it if necessary. Throws as `ask` does. */
async function someShelf(): Promise<Shelf> {
  const known = ourShelf();
  if (known) return known;
  const { link } = await askJson<MadeShelf>('/api/shelves', {});
  const made = shelfIn(link);
  if (!made) throw new Error(link);
  settleOn(made);
  return made;
}

/**
 * Returns all items of a library, newest first. Throws `Refused` if the secret is wrong or the library was deleted.
 */
export async function thingsIn({ id, key }: Shelf): Promise<readonly KeptThing[]> {
  return (await askJson<ShelfList>(`/api/shelves/${id}/list`, { key })).things;
}

/** Saves an item in this browser's library. `Refused` carries its faults. */
export async function keepThing(thing: Omit<KeepThing, 'key'>): Promise<KeptThing> {
  const { id, key } = await someShelf();
  return askJson(`/api/shelves/${id}/keep`, { key, ...thing });
}

/** Renames an item of a library. Throws as `ask` does. */
export async function renameThing({ id, key }: Shelf, thing: string, name: string): Promise<void> {
  await ask(`/api/shelves/${id}/things/${thing}/rename`, { key, name });
}

/** Deletes an item permanently. Throws as `ask` does. */
export async function deleteThing({ id, key }: Shelf, thing: string): Promise<void> {
  await ask(`/api/shelves/${id}/things/${thing}/delete`, { key });
}

/** Deletes a library permanently. Throws as `ask` does. */
export async function deleteShelf({ id, key }: Shelf): Promise<void> {
  await ask(`/api/shelves/${id}/delete`, { key });
}

/** The text of a file that has all of a library in it. Throws as `ask` does. */
export async function wholeLibrary({ id, key }: Shelf): Promise<string> {
  return (await ask(`/api/shelves/${id}/export`, { key })).text();
}

/** Fetches the item behind a link; undefined if the link is not one to an item. Throws as `ask` does. */
export async function thingBehind(link: string): Promise<ReadThing | undefined> {
  const shared = secretIn('kept', link);
  return shared && askJson(`/api/kept/${shared.id}`, { token: shared.key });
}
