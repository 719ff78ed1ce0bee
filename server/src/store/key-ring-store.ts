import type { RingItem } from '@riposte/shared/protocol/key-ring';
import type { RingKind } from '@riposte/shared/protocol/ring-kinds';

/** A device on which a key ring is open. */
export interface DeviceRecord {
  readonly id: string;
  readonly name: string;
  /** The SHA-256, in hex, of the token in the device's cookie. */
  readonly tokenHash: string;
}

/** A device as its key ring lists it. */
export interface ListedDevice {
  readonly id: string;
  readonly name: string;
  /** The time of the last visit, to the hour, in milliseconds since 1970. */
  readonly seenAt: number;
}

/** The key ring and the device of a session. */
export interface RingSession {
  readonly ring: string;
  readonly device: string;
  /** True if the device was removed from the key ring. Requests of the session are then refused with that reason. */
  readonly isRemoved: boolean;
}

/** A WebAuthn credential that opens a key ring. */
export interface PasskeyRecord {
  readonly id: string;
  readonly name: string;
  /** The public key in COSE format, as base64url. */
  readonly publicKey: string;
  /** The authenticator's signature counter. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
}

/** An account at an identity provider. */
export interface AccountRecord {
  readonly issuer: string;
  readonly subject: string;
}

/** The purpose of a ticket: a code for another device, a WebAuthn challenge, or a sign-in that has begun. */
export type TicketKind = 'code' | 'add-passkey' | 'open-passkey' | 'sign-in';

/** A secret that can be used once, until it expires. */
export interface TicketRecord {
  readonly kind: TicketKind;
  /** The SHA-256 of the secret, in hex. */
  readonly hash: string;
  /** The key ring that the ticket belongs to; null if none is known yet. */
  readonly ring: string | null;
  /** The data with which the ticket was opened, as JSON. */
  readonly data: string;
  /** The time at which the ticket expires, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The capacity of a key ring. */
export interface RingCapacity {
  readonly items: Readonly<Record<RingKind, number>>;
  /** The maximum size of all items together, in bytes. */
  readonly bytes: number;
}

/** The items that changed after a revision, and the revision that includes them. */
export interface ItemChanges {
  readonly rev: number;
  readonly items: readonly RingItem[];
}

/**
 * Stores key rings. When a write resolves, its data is on disk. All methods throw `StoreUnavailable` if the database
 * fails.
 */
export interface KeyRingStore {
  /** Creates a key ring that is open on one device. */
  create(ring: string, device: DeviceRecord): Promise<void>;
  /** Returns the session of a cookie's token, by the token's hash. */
  sessionOf(tokenHash: string): Promise<RingSession | undefined>;
  /** Records a visit of a device at the time `at`, in milliseconds since 1970. */
  seen(session: RingSession, at: number): Promise<void>;
  /** Returns the devices that have not been removed, the oldest first. */
  devices(ring: string): Promise<ListedDevice[]>;
  /** Adds a device. Returns false if the key ring does not exist or already has `most` devices. */
  addDevice(ring: string, device: DeviceRecord, most: number): Promise<boolean>;
  /** Removes a device, whose session ends. Returns false if the key ring has no such device. */
  removeDevice(ring: string, device: string): Promise<boolean>;
  /** Deletes a device that signs itself out. */
  signOut(session: RingSession): Promise<void>;
  /** Returns the items that changed after a revision, in the order of their changes, including removed ones. */
  items(ring: string, after: number): Promise<ItemChanges>;
  /**
   * Saves changes of items; the last change of an item wins. Returns false and changes nothing if the items would
   * exceed the capacity.
   */
  saveItems(ring: string, changes: readonly RingItem[], room: RingCapacity): Promise<boolean>;
  passkeys(ring: string): Promise<PasskeyRecord[]>;
  /** Adds a passkey. Returns false if it is known already, or if the key ring already has `most` passkeys. */
  addPasskey(ring: string, passkey: PasskeyRecord, most: number): Promise<boolean>;
  removePasskey(ring: string, passkey: string): Promise<boolean>;
  /** Returns a passkey of any key ring by its id, with the key ring that it opens. */
  findPasskey(id: string): Promise<(PasskeyRecord & { readonly ring: string }) | undefined>;
  /** Saves a passkey's counter, unless another use has changed it from `before` in the meantime; then returns false. */
  countPasskey(id: string, before: number, counter: number): Promise<boolean>;
  accounts(ring: string): Promise<AccountRecord[]>;
  /** Returns the key ring that an account opens. */
  ringOf(account: AccountRecord): Promise<string | undefined>;
  /** Lets an account open a key ring. Returns false if the account already opens another one. */
  addAccount(ring: string, account: AccountRecord): Promise<boolean>;
  /**
   * Saves a ticket. A new code replaces the key ring's earlier one. Returns false if `most` tickets are open on this
   * server.
   */
  addTicket(ticket: TicketRecord, most: number): Promise<boolean>;
  /** Uses up a ticket. Returns undefined if it does not exist, was used before or has expired. */
  useTicket(kind: TicketKind, hash: string, now: number): Promise<TicketRecord | undefined>;
  /** Deletes the tickets that have expired. */
  dropTickets(now: number): Promise<void>;
  /** Returns the ids of at most `most` key rings that were not visited since `since`. */
  unseen(since: number, most: number): Promise<string[]>;
  /**
   * Deletes a key ring with everything in it. Returns false if it does not exist, or was visited since `unseenSince`.
   */
  remove(ring: string, unseenSince?: number): Promise<boolean>;
}
