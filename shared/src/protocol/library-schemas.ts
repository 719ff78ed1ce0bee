import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '../library/kinds.ts';
import { id, secret } from './schema-parts.ts';

/* Schemas of the HTTP requests about libraries. The types in `library.ts` derive from them. */

/** `POST /api/shelves/:id/list`, and all other requests for a whole library. */
export const openLibrary = z.strictObject({ key: secret });

/** `POST /api/shelves/:id/keep`. */
export const saveDocument = z.strictObject({
  key: secret,
  kind: z.enum(DOCUMENT_KINDS),
  /** The name of the document; if omitted, the title in it. */
  name: z.exactOptional(z.string().check(z.maxLength(200))),
  /** The text of the document's file. */
  document: z.string(),
  /** The document that this one replaces; if omitted, this document is added. */
  thing: z.exactOptional(id),
});

/** `POST /api/shelves/:id/things/:thing/rename`. */
export const renameDocument = z.extend(openLibrary, { name: z.string().check(z.maxLength(200)) });

/** `POST /api/kept/:id`. */
export const readDocument = z.strictObject({ token: secret });
