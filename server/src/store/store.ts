import type { BroughtOrders } from '@riposte/shared/campaign/orders';
import type { Input } from '@riposte/shared/engine/battle/input';
import type { Rewind } from '@riposte/shared/engine/history/rewind';
import type { RulebookOrigin } from '@riposte/shared/engine/history/rulebook-origin';
import type { Said } from '@riposte/shared/engine/language/keyed-text';
import type { AskedId, Id } from '@riposte/shared/engine/schema/ids';
import type { TraitsById } from '@riposte/shared/engine/setup/bot-traits';
import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import type { Table } from '@riposte/shared/engine/state/table';
import type { Saying } from '@riposte/shared/protocol/chat';
import type { Role, Status } from '@riposte/shared/protocol/messages';
import type { QuietHours, TableSettings } from '@riposte/shared/protocol/settings';
import type { CampaignStore } from './campaign-store.ts';
import type { KeyRingStore } from './key-ring-store.ts';
import type { LibraryStore } from './library-store.ts';
import type { CallRecord, NotificationStore } from './notification-store.ts';
import type { TimeRecord } from './saved-time.ts';

/** A battle as it was created, and its status. */
export interface BattleRecord {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  /** The version of the ruleset that the battle started under and keeps. */
  readonly version: number;
  /** The package that contains the rules; omitted for the rulebooks of Riposte, and in records of earlier releases. */
  readonly rulebook?: RulebookOrigin;
  readonly setup: Setup;
  /** The seed of the dice; secret until the battle is over. */
  readonly seed: string;
  /** The SHA-256, in hex, of the secret of each link. */
  readonly links: Readonly<Record<Role, string>>;
  readonly status: Status;
}

/** A seat that outlives connections and processes. */
export interface SeatRecord {
  readonly id: string;
  /** The SHA-256, in hex, of the secret key with which the holder returns to the seat. */
  readonly keyHash: string;
  readonly name: string;
  readonly role: Role;
  readonly fighters: readonly Id[];
  /** The hours in which the seat's time does not run at a table that is played by post. Null or missing if none. */
  readonly quiet?: QuietHours | null;
}

/** The settings of a table. */
export interface SettingsRecord {
  readonly table: Partial<TableSettings>;
  /** A salted hash that is slow to compute; null if the table has no passphrase. */
  readonly passphrase: string | null;
  /**
   * The fighters that bots play; `gm` stands for the GM's decisions. Missing in records of releases without
   * bots.
   */
  readonly bots?: readonly AskedId[];
  /** The levels and temperaments that replace those of the setup, by fighter. Missing if none were set. */
  readonly traits?: TraitsById;
  /** The id of the next battle; null or missing if there is none. */
  readonly next?: string | null;
  /** The seats whose chat is muted. Missing in records of releases without chat. */
  readonly muted?: readonly string[];
  /** Hashes of the addresses of muted seats: newcomers from there are muted too. */
  readonly mutedAddresses?: readonly string[];
  /** Earlier titles, oldest first, as long as delayed spectators see them. */
  readonly titles?: readonly EarlierTitle[];
  /** The standing orders that fighters bring from an earlier fight and have not been given yet. Missing if none do. */
  readonly brought?: BroughtOrders;
  /** Sentences for the holders of seats about brought orders that the rules rejected, by seat. Missing if none were. */
  readonly rejectedOrders?: Readonly<Record<string, readonly Said[]>>;
}

/** A title, and the time when another replaced it, in milliseconds since 1970. */
export interface EarlierTitle {
  readonly title: string;
  readonly until: number;
}

/** A saved chat line. */
export interface SayingRecord extends Saying {
  /** The players' seats that received a line to a side. Missing in records of earlier releases. */
  readonly hearers?: readonly string[];
}

/** One input of a battle's journal. */
export interface JournalEntry {
  /** The number of the input; the first input of a battle has the number 1. */
  readonly seq: number;
  readonly input: Input;
  /** The seat that sent the input, and the id of its message. Both are null for automatic inputs. */
  readonly seat: string | null;
  readonly message: string | null;
  /** The time when the server received the input, in milliseconds since 1970. */
  readonly at: number;
}

/** A message of a seat that was accepted, and the number of the input that it led to. */
export interface Acknowledged {
  readonly seq: number;
  readonly seat: string;
  readonly message: string;
}

/** The whole table after an input. */
export interface Snapshot {
  readonly seq: number;
  readonly table: Table;
  readonly at: number;
}

/** A battle that this process has taken, with all the state that it needs to continue the battle. */
export interface TakenBattle {
  readonly record: BattleRecord;
  /** The epoch of this process's ownership, which proves the ownership in all later writes. */
  readonly epoch: number;
  readonly seats: readonly SeatRecord[];
  /** The settings of the table; null if they were never changed. */
  readonly settings: SettingsRecord | null;
  /** The time that was left at the last save; null if it was never saved. */
  readonly time: TimeRecord | null;
  readonly snapshot: Snapshot | null;
  /** The inputs after the snapshot. Without a snapshot, all inputs. */
  readonly entries: readonly JournalEntry[];
  /** The rewinds of the whole journal, oldest first. */
  readonly rewinds: readonly Rewind[];
  /** Every input with a message id, oldest first, to recognize repeated messages. */
  readonly answered: readonly Acknowledged[];
  /** The number of the last entry ever written, even if voided. */
  readonly lastSeq: number;
  /** The damaged or missing end of the journal. Its inputs are ignored. */
  readonly damage: Damage | null;
  /** The first damaged input before the snapshot, which does not affect the table; null if there is none. */
  readonly scar: number | null;
}

/** The number of the first lost input (`from`), and the count of lost inputs. */
export interface Damage {
  readonly from: number;
  readonly lost: number;
}

/** The right to write to a battle in an epoch. */
export interface Ownership {
  readonly battle: string;
  readonly epoch: number;
}

/**
 * A request to take a battle: the process that wants the battle, and the last epoch that this process knows.
 */
export interface Claim {
  readonly process: string;
  readonly epoch: number;
}

/** The current or last owner of a battle. */
export interface Holder {
  readonly epoch: number;
  /** The process that owns the battle; null if unknown. */
  readonly process: string | null;
}

/** The kinds of battles that the sweeper deletes: over, not over, and left incomplete by a crash. */
export type SweptKind = 'finished' | 'forgotten' | 'unfinished';

/** The size of the database and its limit. */
export interface StorageUse {
  /** The maximum size of the database, in bytes. Infinity means no limit. */
  readonly mostBytes: number;
  /** Returns the size of the database in bytes. */
  bytes(): Promise<number>;
}

/**
 * Stores battles with their journals and seats, libraries, campaigns, and key rings. When a write resolves, its data is
 * on disk.
 */
export interface BattleStore {
  readonly shelves: LibraryStore;
  readonly campaigns: CampaignStore;
  readonly rings: KeyRingStore;
  readonly chat: ChatStore;
  readonly pictures: PictureStore;
  readonly notifications: NotificationStore;
  readonly capacity: StorageUse;
  create(record: BattleRecord, pictures?: Pictures): Promise<void>;
  find(id: string): Promise<BattleRecord | undefined>;
  /** Returns the owner of a battle; undefined if the battle does not exist. */
  holderOf(id: string): Promise<Holder | undefined>;
  /**
   * Makes this process the owner of a battle; the last owner can no longer write. With a claim, returns
   * undefined if another process has taken the battle since the claimed epoch.
   */
  take(id: string, claim?: Claim): Promise<TakenBattle | undefined>;
  /**
   * Appends an entry and resolves when it is on disk. Throws `LostOwnership` or `StoreUnavailable` if it was
   * not written.
   */
  append(owner: Ownership, entry: JournalEntry): Promise<void>;
  /** Voids an entry, so that replays skip it. The entry stays in the journal. */
  void(owner: Ownership, seq: number): Promise<void>;
  setStatus(owner: Ownership, status: Status): Promise<void>;
  saveSnapshot(owner: Ownership, snapshot: Snapshot): Promise<void>;
  saveSettings(owner: Ownership, settings: SettingsRecord): Promise<void>;
  saveTime(owner: Ownership, time: TimeRecord): Promise<void>;
  /** Saves which seats must be notified. The seats in `returned` have come back, so they may be notified again. */
  saveCalls(owner: Ownership, calls: readonly CallRecord[], returned: readonly string[]): Promise<void>;
  /**
   * Returns the ids of at most `most` battles that a process must open by the time `now`, in milliseconds since 1970.
   * The most urgent are first. Leaves out the battles in `open`.
   */
  due(now: number, most: number, open: readonly string[]): Promise<string[]>;
  /** Replaces the setup of a battle before its start. */
  saveSetup(owner: Ownership, setup: Setup): Promise<void>;
  saveTitle(owner: Ownership, title: string): Promise<void>;
  saveLinks(owner: Ownership, links: BattleRecord['links']): Promise<void>;
  saveSeat(owner: Ownership, seat: SeatRecord): Promise<void>;
  removeSeat(owner: Ownership, seat: string): Promise<void>;
  seats(battle: string): Promise<SeatRecord[]>;
  /** Returns the ids of listed battles, the newest first, at most `most`. */
  listed(most: number): Promise<string[]>;
  /** Returns the settings of a battle, or null if they were never changed. */
  settings(battle: string): Promise<SettingsRecord | null>;
  /** Returns the last snapshot, or null if there is none or it is damaged. */
  snapshot(id: string): Promise<Snapshot | null>;
  /**
   * Returns the inputs after `after`, up to and including `until`, without voided ones. By default, returns
   * all inputs. Stops before the first damaged input.
   */
  journal(id: string, after?: number, until?: number): Promise<JournalEntry[]>;
  /** Records visits to battles at the time `at`, in milliseconds since 1970. */
  seen(battles: readonly string[], at: number): Promise<void>;
  /** Returns the ids of at most `most` battles of a kind that were not visited since `since`. */
  unseen(kind: SweptKind, since: number, most: number): Promise<string[]>;
  /**
   * Deletes a battle with its journal and seats; its owner can no longer write. Returns false if it does not
   * exist, or was visited since `unseenSince`.
   */
  remove(id: string, unseenSince?: number): Promise<boolean>;
  /** Returns whether another battle could be written now. Writes and deletes test rows. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Stores the chat of battles. */
export interface ChatStore {
  /** Adds a line, and deletes the lines with the ids `dropped`. */
  add(owner: Ownership, saying: SayingRecord, dropped?: readonly string[]): Promise<void>;
  /** Returns the lines of a battle, oldest first. */
  list(battle: string): Promise<SayingRecord[]>;
  /** Returns the number of the last dice roll, even if its line was deleted; 0 if there was none. */
  lastRoll(battle: string): Promise<number>;
  /** Replaces the author's name in all lines of a seat. */
  rename(owner: Ownership, seat: string, name: string): Promise<void>;
  /** Deletes all lines of a battle. */
  clear(owner: Ownership): Promise<void>;
}

/** Stores the pictures of battles as data URIs. */
export interface PictureStore {
  /** Returns all pictures of a battle. */
  list(battle: string): Promise<Pictures>;
  /** Returns a picture by its name; undefined if the battle has no such picture. */
  find(battle: string, name: string): Promise<string | undefined>;
  /**
   * Adds a picture. Returns false if the battle's pictures would then exceed `mostLetters` characters in
   * total.
   */
  add(battle: string, name: string, data: string, mostLetters: number): Promise<boolean>;
}

/** Thrown when another process owns the battle. */
export class LostOwnership extends Error {
  override name = 'LostOwnership';
}

/** Thrown when the database is full, read-only, locked or gone. Nothing was written. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** Thrown when the database is at its size limit. Nothing was written. */
export class StorageFull extends StoreUnavailable {
  override name = 'StorageFull';
}

/** Thrown when the connection broke during a commit, so that the outcome is unknown. */
export class OutcomeUnknown extends StoreUnavailable {
  override name = 'OutcomeUnknown';
}

/** Thrown when a value cannot be written to any database. */
export class Unwritable extends Error {
  override name = 'Unwritable';
}
