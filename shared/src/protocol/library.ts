import type { output } from 'zod/mini';
import type { DocumentKind } from '../library/kinds.ts';
import type * as schemas from './library-schemas.ts';

/** The maximum number of documents in a library, and the maximum size of all its documents together, in bytes. */
export const MOST_DOCUMENTS = 100;
export const MOST_LIBRARY_BYTES = 20 * 1024 * 1024;

/**
 * The response of `POST /api/shelves`: the link to the new library. The fragment of the link is the secret:
 * `/workshop#library=ID.KEY`.
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
  /** The ruleset that the document is for. */
  readonly ruleset: string;
  /** The size of the document in bytes. */
  readonly size: number;
  /** The time at which it was saved, in milliseconds since 1970. */
  readonly at: number;
  /** The public link for reading the document: `/workshop#kept=ID.TOKEN`. */
  readonly link: string;
}

/** The response of `POST /api/shelves/:id/list`: all documents, latest first. */
export interface DocumentList {
  readonly things: readonly SavedDocument[];
}

/**
 * The body of `POST /api/shelves/:id/keep`, which validates and saves a document. The response is a
 * `SavedDocument`.
 */
export type SaveDocument = Readonly<output<typeof schemas.saveDocument>>;

/** The response of `POST /api/kept/:id`: a saved document. */
export interface OpenedDocument {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly ruleset: string;
  /** The text of the document's file. */
  readonly document: string;
}
