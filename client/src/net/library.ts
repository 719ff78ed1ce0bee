import type { KeepThing, KeptThing, MadeShelf, ReadThing, ShelfList } from '@riposte/shared/protocol/library';
import { ask, askJson } from './api.ts';
import { keep, recallOf } from './browser-storage.ts';

/** Where a library is, and the secret that opens it. */
export interface Shelf {
  readonly id: string;
  readonly key: string;
}

const KEY = 'riposte:library';

/** The library that this browser keeps things in; undefined: none yet. */
export function ourShelf(): Shelf | undefined {
  return recallOf<Shelf | null>(KEY) ?? undefined;
}

/** Has this browser keep things there from now on; undefined: nowhere yet. */
export function settleOn(shelf: Shelf | undefined): void {
  keep(KEY, shelf ?? null);
}

/** What behind `#library=` or `#kept=` opens something: an id and a secret. */
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

/** This browser's library, which is made if it has none. Throws as `ask` does. */
async function someShelf(): Promise<Shelf> {
  const known = ourShelf();
  if (known) return known;
  const { link } = await askJson<MadeShelf>('/api/shelves', {});
  const made = shelfIn(link);
  if (!made) throw new Error(link);
  settleOn(made);
  return made;
}

/** All that is in a library, what was kept last first. Throws `Refused` if the secret does not open it, or it is no more. */
export async function thingsIn({ id, key }: Shelf): Promise<readonly KeptThing[]> {
  return (await askJson<ShelfList>(`/api/shelves/${id}/list`, { key })).things;
}

/** Keeps something in this browser's library. `Refused` says what is wrong with it. */
export async function keepThing(thing: Omit<KeepThing, 'key'>): Promise<KeptThing> {
  const { id, key } = await someShelf();
  return askJson(`/api/shelves/${id}/keep`, { key, ...thing });
}

/** Calls something in a library something else. Throws as `ask` does. */
export async function renameThing({ id, key }: Shelf, thing: string, name: string): Promise<void> {
  await ask(`/api/shelves/${id}/things/${thing}/rename`, { key, name });
}

/** Deletes something in a library for good. Throws as `ask` does. */
export async function deleteThing({ id, key }: Shelf, thing: string): Promise<void> {
  await ask(`/api/shelves/${id}/things/${thing}/delete`, { key });
}

/** Deletes a library for good. Throws as `ask` does. */
export async function deleteShelf({ id, key }: Shelf): Promise<void> {
  await ask(`/api/shelves/${id}/delete`, { key });
}

/** The text of a file that has all of a library in it. Throws as `ask` does. */
export async function wholeLibrary({ id, key }: Shelf): Promise<string> {
  return (await ask(`/api/shelves/${id}/export`, { key })).text();
}

/** What a link to one thing opens; undefined: it is no such link. Throws as `ask` does. */
export async function thingBehind(link: string): Promise<ReadThing | undefined> {
  const shared = secretIn('kept', link);
  return shared && askJson(`/api/kept/${shared.id}`, { token: shared.key });
}
