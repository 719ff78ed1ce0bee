import type { KeptKind } from '@riposte/shared/library/kinds';

/** Where somebody's library is kept. */
export interface ShelfRecord {
  readonly id: string;
  /** SHA-256, in hex, of the secret that opens it. */
  readonly keyHash: string;
}

/** What is known of something that is kept without looking into it. */
export interface KeptRecord {
  readonly id: string;
  readonly kind: KeptKind;
  readonly name: string;
  /** The rulebook by which it is meant. */
  readonly ruleset: string;
  /** Bytes of its document. */
  readonly size: number;
  /** When it was kept last, in milliseconds since 1970. */
  readonly at: number;
  /** SHA-256, in hex, of the secret of the link by which anybody may read it. */
  readonly linkHash: string;
}

/** The same with what it is. */
export interface KeptDocument extends KeptRecord {
  readonly document: string;
}

/** How much a shelf may hold. */
export interface ShelfRoom {
  readonly things: number;
  /** Of all documents together. */
  readonly bytes: number;
}

/** Keeps libraries. What a promise has resolved for is on the disk; each rejects with `StoreUnavailable`. */
export interface ShelfStore {
  create(shelf: ShelfRecord): Promise<void>;
  find(id: string): Promise<ShelfRecord | undefined>;
  /** All that is on a shelf, what was kept last first. */
  list(shelf: string): Promise<KeptRecord[]>;
  /**
   * Keeps something, in the place of what the shelf has under that id. False, and all is as it was: there is no such shelf,
   * or no room on it.
   */
  put(shelf: string, thing: KeptDocument, room: ShelfRoom): Promise<boolean>;
  rename(shelf: string, thing: string, name: string): Promise<boolean>;
  /** Whatever is kept under an id, on whichever shelf. */
  read(thing: string): Promise<KeptDocument | undefined>;
  /** The id of the shelf on which something is kept; undefined: nothing is kept under that id. */
  shelfOf(thing: string): Promise<string | undefined>;
  /** Takes something off a shelf for good; false: it is not there. */
  discard(shelf: string, thing: string): Promise<boolean>;
  /** Writes down that somebody has come to a shelf then, in milliseconds since 1970. */
  seen(shelf: string, at: number): Promise<void>;
  /** The ids of at most so many shelves to which nobody has come since then. */
  unseen(since: number, most: number): Promise<string[]>;
  /** Deletes a shelf for good with all that is on it. False: there is none, or somebody has come since the time given. */
  remove(id: string, unseenSince?: number): Promise<boolean>;
}
