import type { output } from 'zod/mini';
import type { KeptKind } from '../library/kinds.ts';
import type * as schemas from './schemas.ts';

/** A library holds so many things at most, and so many bytes of all their documents together. */
export const MOST_THINGS = 100;
export const MOST_SHELF_BYTES = 20 * 1024 * 1024;

/** `POST /api/shelves`: where the new library is, its secret in the fragment: `/workshop#library=ID.KEY`. */
export interface MadeShelf {
  readonly id: string;
  readonly link: string;
}

/** Something that is kept, without what it is. */
export interface KeptThing {
  readonly id: string;
  readonly kind: KeptKind;
  readonly name: string;
  /** The rulebook by which it is meant. */
  readonly ruleset: string;
  /** Bytes of its document. */
  readonly size: number;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  /** By which anybody may read it: `/workshop#kept=ID.TOKEN`. */
  readonly link: string;
}

/** `POST /api/shelves/:id/list`: all that is there, what was kept last first. */
export interface ShelfList {
  readonly things: readonly KeptThing[];
}

/** `POST /api/shelves/:id/keep`: keeps a document, which is read first as its file is. Answered with `KeptThing`. */
export type KeepThing = Readonly<output<typeof schemas.keepThing>>;

/** `POST /api/kept/:id`: what is kept. */
export interface ReadThing {
  readonly kind: KeptKind;
  readonly name: string;
  readonly ruleset: string;
  /** The text of its file. */
  readonly document: string;
}
