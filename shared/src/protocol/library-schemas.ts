import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '../library/kinds.ts';
import { id, secret } from './schema-parts.ts';

/* The schemas of the HTTP requests about libraries. The types in `library.ts` derive from them. */

/** The body of `POST /api/shelves/:id/list`, and of all other requests for a whole library. */
export const openLibrary = z.strictObject({ key: secret });

/** The body of `POST /api/shelves/:id/keep`, which saves a document. */
export const saveDocument = z.strictObject({
  key: secret,
  kind: z.enum(DOCUMENT_KINDS),
  /** The name of the document; if omitted, the title in the document becomes its name. */
  name: z.exactOptional(z.string().check(z.maxLength(200))),
  /** The text of the document's file. */
  document: z.string(),
  /** The document that this one replaces; if omitted, this document is added. */
  thing: z.exactOptional(id),
});

/** The body of `POST /api/shelves/:id/things/:thing/rename`, which renames a document. */
export const renameDocument = z.extend(openLibrary, { name: z.string().check(z.maxLength(200)) });

/** The body of `POST /api/kept/:id`, which reads a document by its public link. */
export const readDocument = z.strictObject({ token: secret });
