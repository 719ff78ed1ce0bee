import type { output } from 'zod/mini';
import type { DocumentKind } from '../library/kinds.ts';
import type * as schemas from './library-schemas.ts';

/** The maximum number of documents in a library, and the maximum size of all its documents together in bytes. */
export const MOST_DOCUMENTS = 100;
export const MOST_LIBRARY_BYTES = 20 * 1024 * 1024;

/**
 * `POST /api/shelves`: the link to the new library. Its fragment is the secret: `/workshop#library=ID.KEY`.
 */
export interface CreatedLibrary {
  readonly id: string;
  readonly link: string;
}

/** A saved document without its text. */
export interface SavedDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly name: string;
  /** The ruleset that it is for. */
  readonly ruleset: string;
  /** The size of its document in bytes. */
  readonly size: number;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
  /** The public link to read it: `/workshop#kept=ID.TOKEN`. */
  readonly link: string;
}

/** `POST /api/shelves/:id/list`: all documents, the last saved first. */
export interface DocumentList {
  readonly things: readonly SavedDocument[];
}

/** `POST /api/shelves/:id/keep`: validates and saves a document. The response is a `SavedDocument`. */
export type SaveDocument = Readonly<output<typeof schemas.saveDocument>>;

/** `POST /api/kept/:id`: a saved document. */
export interface OpenedDocument {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly ruleset: string;
  /** The text of its file. */
  readonly document: string;
}
