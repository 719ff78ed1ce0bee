import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeLibrary } from '@riposte/shared/library/library-file';
import { readDocument } from '@riposte/shared/library/saved';
import {
  type CreatedLibrary,
  type DocumentList,
  MOST_DOCUMENTS,
  MOST_LIBRARY_BYTES,
  type OpenedDocument,
  type SaveDocument,
  type SavedDocument,
} from '@riposte/shared/protocol/library';
import * as schemas from '@riposte/shared/protocol/library-schemas';
import { type Response, Router } from 'express';
import { bodyOf } from '../requests/body.ts';
import { Failure } from '../requests/failure.ts';
import { requirePictures } from '../requests/picture-check.ts';
import { hashOfSecret, isSecretOf, newId, newSecret } from '../seats/links.ts';
import { tidyTitle } from '../seats/names.ts';
import type { BattleServices } from '../services/services.ts';
import type { KeptDocument, KeptRecord, LibraryStore } from '../store/library-store.ts';
import * as failures from '../words/failures.ts';

const ROOM = { things: MOST_DOCUMENTS, bytes: MOST_LIBRARY_BYTES };

/** Returns the routes for libraries of fights, maps and heroes. A library can be opened only by its link. */
export function libraryRoutes(services: BattleServices): Router {
  const { shelves } = services.store;
  const router = Router();
  router.post('/shelves', async (_request, response) => {
    response.status(201).json(await newShelf(shelves));
  });
  router.post('/shelves/:id/list', async ({ params: { id }, body }, response) => {
    const { key } = bodyOf(schemas.openLibrary, body);
    await requireKey(shelves, id, key);
    const things = (await shelves.list(id)).map((thing) => described(thing, key));
    response.json({ things } satisfies DocumentList);
  });
  router.post('/shelves/:id/keep', async ({ params: { id }, body }, response) => {
    const asked = bodyOf(schemas.saveDocument, body);
    await requireKey(shelves, id, asked.key);
    response.status(201).json(await saveThing(services, id, asked));
  });
  router.post('/shelves/:id/export', async ({ params: { id }, body }, response) => {
    await requireKey(shelves, id, bodyOf(schemas.openLibrary, body).key);
    await sendAll(shelves, id, response);
  });
  router.post('/shelves/:id/delete', async ({ params: { id }, body }, response) => {
    await requireKey(shelves, id, bodyOf(schemas.openLibrary, body).key);
    await shelves.remove(id);
    services.log.info({ shelf: id }, 'library deleted');
    response.status(204).end();
  });
  router.post('/shelves/:id/things/:thing/rename', async ({ params: { id, thing }, body }, response) => {
    const { key, name: raw } = bodyOf(schemas.renameDocument, body);
    await requireKey(shelves, id, key);
    const name = nameFrom(raw);
    if (!(await shelves.rename(id, thing, name))) throw new Failure(failures.noSuchThing);
    response.json({ name });
  });
  router.post('/shelves/:id/things/:thing/delete', async ({ params: { id, thing }, body }, response) => {
    await requireKey(shelves, id, bodyOf(schemas.openLibrary, body).key);
    if (!(await shelves.discard(id, thing))) throw new Failure(failures.noSuchThing);
    response.status(204).end();
  });
  router.post('/kept/:id', async ({ params: { id }, body }, response) => {
    const { token } = bodyOf(schemas.readDocument, body);
    const found = await shelves.read(id);
    if (!found || !isSecretOf(token, found.linkHash)) throw new Failure(failures.noSuchThing);
    const { kind, name, ruleset, document } = found;
    response.json({ kind, name, ruleset, document } satisfies OpenedDocument);
  });
  return router;
}

async function newShelf(shelves: LibraryStore): Promise<CreatedLibrary> {
  const [id, key] = [newId(), newSecret()];
  await shelves.create({ id, keyHash: hashOfSecret(key) });
  return { id, link: `/workshop#library=${id}.${key}` };
}

/** Throws a `Failure` if the key does not open the library; otherwise records a visit. */
async function requireKey(shelves: LibraryStore, id: string, key: string): Promise<void> {
  const shelf = await shelves.find(id);
  if (!shelf) throw new Failure(failures.noSuchLibrary);
  if (!isSecretOf(key, shelf.keyHash)) throw new Failure(failures.badLibraryLink);
  await shelves.seen(id, Date.now());
}

async function saveThing(
  services: BattleServices,
  shelf: string,
  { key, kind, ...asked }: SaveDocument,
): Promise<SavedDocument> {
  const { rulebooks, serverContent, store } = services;
  const document = asked.document.replace(/^\uFEFF/, ''); // a document from a file may start with a byte order mark
  const read = await rulebooks.reading(document, (rulesets) =>
    readDocument(kind, document, rulesets, serverContent),
  );
  if ('faults' in read) {
    const [{ line, message }] = read.faults;
    throw new Failure(failures.badDocument(line, message), read.faults);
  }
  const { ruleset, title, pictures, backdrop } = read;
  requirePictures(pictures, backdrop);
  const id = asked.thing ?? newId();
  const thing: KeptDocument = {
    id,
    kind,
    name: nameFrom(asked.name ?? title),
    ruleset,
    document,
    size: Buffer.byteLength(document),
    at: Date.now(),
    linkHash: hashOfSecret(tokenOf(key, id)),
  };
  if (asked.thing !== undefined && !(await store.shelves.list(shelf)).some((one) => one.id === id))
    throw new Failure(failures.noSuchThing);
  if (!(await store.shelves.put(shelf, thing, ROOM))) throw new Failure(FULL);
  return described(thing, key);
}

const FULL = failures.libraryFull(MOST_DOCUMENTS, MOST_LIBRARY_BYTES / 1024 / 1024);

function nameFrom(raw: string): string {
  const name = tidyTitle(raw);
  if (name === undefined) throw new Failure(failures.badLibraryName);
  return name;
}

/** Returns the secret of the public link of a saved item, derived from the key of its library. */
function tokenOf(key: string, thing: string): string {
  return createHmac('sha256', key).update(thing).digest('base64url');
}

function described({ id, kind, name, ruleset, size, at }: KeptRecord, key: string): SavedDocument {
  return { id, kind, name, ruleset, size, at, link: `/workshop#kept=${id}.${tokenOf(key, id)}` };
}

/** Sends a whole library in pieces, because it may be too large for memory. */
async function sendAll(shelves: LibraryStore, shelf: string, response: Response): Promise<void> {
  async function* things() {
    for (const { id } of await shelves.list(shelf)) {
      const thing = await shelves.read(id);
      if (thing) yield thing;
    }
  }
  response.type('application/json');
  await pipeline(Readable.from(writeLibrary(things())), response);
}
