import type { RingKind } from './ring-kinds.ts';

/** The maximum number of items of each kind on a key ring. */
export const MOST_ITEMS: Readonly<Record<RingKind, number>> = {
  battle: 100,
  campaign: 40,
  library: 20,
  party: 20,
  preferences: 1,
};

/** The maximum size of all items of a key ring together, in bytes. */
export const MOST_RING_BYTES = 8 * 1024 * 1024;

/** The maximum number of devices, and of passkeys, of a key ring. */
export const MOST_DEVICES = 20;
export const MOST_PASSKEYS = 10;

/** The time for which a code for another device is valid, in milliseconds. */
export const CODE_LASTS_MS = 10 * 60_000;

/** An item of a key ring as it is sent. */
export interface RingItem {
  readonly kind: RingKind;
  /** The item's id, which is unique within its kind. */
  readonly id: string;
  /** The value that the browser stores, as JSON; null if the item was removed. */
  readonly value: unknown;
}

/** The response of `POST /api/key-ring/sync`: the items that changed after `since`. */
export interface SyncedRing {
  /** The key ring's revision, for the next request. */
  readonly rev: number;
  readonly items: readonly RingItem[];
}

/** A device on which a key ring is open. */
export interface RingDevice {
  readonly id: string;
  readonly name: string;
  /** The time of the last visit, to the hour, in milliseconds since 1970. */
  readonly seenAt: number;
  /** True for the device that asks. */
  readonly isThis: boolean;
}

/** A passkey that opens a key ring. */
export interface RingPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** A key ring without its items. */
export interface ShownRing {
  readonly id: string;
  readonly devices: readonly RingDevice[];
  readonly passkeys: readonly RingPasskey[];
  /** The identity providers' host names of the accounts that open the key ring. */
  readonly accounts: readonly string[];
}

/** The response of `POST /api/key-ring/show`. */
export interface RingOverview {
  /** The key ring that is open on this device; null if there is none. */
  readonly ring: ShownRing | null;
  /** True if the host lets people sign in with an account. */
  readonly canSignIn: boolean;
}

/** The response of `POST /api/key-ring/code`: a code that opens the key ring once, on another device. */
export interface RingCode {
  readonly code: string;
  /** The time until which the code is valid, in milliseconds since 1970. */
  readonly until: number;
}

/** The response of `POST /api/key-ring/sign-in`: the identity provider's page to open. */
export interface SignInPage {
  readonly url: string;
}
