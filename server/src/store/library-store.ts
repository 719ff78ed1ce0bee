import type { DocumentKind } from '@riposte/shared/library/kinds';

/** A library without its content. */
export interface LibraryRecord {
  readonly id: string;
  /** The SHA-256, in hex, of the secret in the library's link. */
  readonly keyHash: string;
}

/** A saved item without its document. */
export interface KeptRecord {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly name: string;
  /** The id of the ruleset that the item is for. */
  readonly ruleset: string;
  /** The size of its document in bytes. */
  readonly size: number;
  /** The time of the last save, in milliseconds since 1970. */
  readonly at: number;
  /** The SHA-256, in hex, of the secret of its public link. */
  readonly linkHash: string;
}

/** A saved item with its document. */
export interface KeptDocument extends KeptRecord {
  readonly document: string;
}

/** The capacity of a library. */
export interface LibraryCapacity {
  readonly things: number;
  /** The maximum size of all documents together, in bytes. */
  readonly bytes: number;
}

/**
 * Stores libraries. When a write resolves, its data is on disk. All methods throw `StoreUnavailable` if the
 * database fails.
 */
export interface LibraryStore {
  create(shelf: LibraryRecord): Promise<void>;
  find(id: string): Promise<LibraryRecord | undefined>;
  /** Returns the items in a library, the latest first. */
  list(shelf: string): Promise<KeptRecord[]>;
  /**
   * Saves an item, and replaces any item with the same id. Returns false and changes nothing if the library does not
   * exist or is full.
   */
  put(shelf: string, thing: KeptDocument, room: LibraryCapacity): Promise<boolean>;
  rename(shelf: string, thing: string, name: string): Promise<boolean>;
  /** Returns an item of any library by its id; undefined if there is none. */
  read(thing: string): Promise<KeptDocument | undefined>;
  /** Returns the id of the library that contains an item; undefined if no library does. */
  shelfOf(thing: string): Promise<string | undefined>;
  /** Deletes an item from a library. Returns false if it is not there. */
  discard(shelf: string, thing: string): Promise<boolean>;
  /** Records a visit to a library at the time `at`, in milliseconds since 1970. */
  seen(shelf: string, at: number): Promise<void>;
  /** Returns the ids of at most `most` libraries that were not visited since `since`. */
  unseen(since: number, most: number): Promise<string[]>;
  /** Deletes a library with its items. Returns false if it does not exist, or was visited since `unseenSince`. */
  remove(id: string, unseenSince?: number): Promise<boolean>;
}
