import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '../library/kinds.ts';
import { id, secret } from './schema-parts.ts';

/* Schemas of the HTTP requests about libraries. The types in `library.ts` derive from them. */

/** `POST /api/shelves/:id/list`, and all other requests for a whole library. */
export const openShelf = z.strictObject({ key: secret });

/** `POST /api/shelves/:id/keep`. */
export const keepThing = z.strictObject({
  key: secret,
  kind: z.enum(DOCUMENT_KINDS),
  /** If omitted, the title in the document. */
  name: z.exactOptional(z.string().check(z.maxLength(200))),
  /** The text of a file. */
  document: z.string(),
  /** The document that it replaces; if omitted, the document is added. */
  thing: z.exactOptional(id),
});

/** `POST /api/shelves/:id/things/:thing/rename`. */
export const renameThing = z.extend(openShelf, { name: z.string().check(z.maxLength(200)) });

/** `POST /api/kept/:id`. */
export const readThing = z.strictObject({ token: secret });
