import type { Input } from '@riposte/shared/engine/core/input';
import type { AskedId } from '@riposte/shared/engine/core/script';
import type { Rewind } from '@riposte/shared/engine/history/rewind';
import type { Setup } from '@riposte/shared/engine/state/setup';
import type { Id, Table } from '@riposte/shared/engine/state/table';
import type { Saying } from '@riposte/shared/protocol/chat';
import type { Role, Status } from '@riposte/shared/protocol/messages';
import type { TableSettings } from '@riposte/shared/protocol/settings';
import type { Album } from '@riposte/shared/scenario/picture-files';
import type { ShelfStore } from './library-store.ts';
import type { TimeRecord } from './saved-time.ts';

/** A battle as it was created, and how far it has come. */
export interface BattleRecord {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  /** The version of the ruleset that it began under, and is played by. */
  readonly version: number;
  readonly setup: Setup;
  /** Of the dice; secret until the battle is over. */
  readonly seed: string;
  /** SHA-256, in hex, of the secret of each link. */
  readonly links: Readonly<Record<Role, string>>;
  readonly status: Status;
}

/** A place at the table that outlives connections and processes. */
export interface SeatRecord {
  readonly id: string;
  /** SHA-256, in hex, of the secret that gives the seat back. */
  readonly keyHash: string;
  readonly name: string;
  readonly role: Role;
  readonly fighters: readonly Id[];
}

/** What the GM has set for a table. */
export interface SettingsRecord {
  readonly table: Partial<TableSettings>;
  /** A slow, salted hash; null: newcomers are asked for none. */
  readonly passphrase: string | null;
  /** Whom bots play; `gm`: whoever rules. Left out by releases that knew no bots: nobody. */
  readonly bots?: readonly AskedId[];
  /** The battle that follows on it; null or left out: none. */
  readonly next?: string | null;
  /** Seats whose talk nobody hears. Left out by releases without talk: none. */
  readonly muted?: readonly string[];
  /** Hashes of the addresses that muted seats were taken from: newcomers from there are muted too. Left out: none. */
  readonly mutedAddresses?: readonly string[];
  /** What the battle was called before, oldest first, as long as delayed spectators see it. Left out: nothing else. */
  readonly titles?: readonly EarlierTitle[];
}

/** A title that a battle had, and when another replaced it, in milliseconds since 1970. */
export interface EarlierTitle {
  readonly title: string;
  readonly until: number;
}

/** A saying as it is written down. */
export interface SayingRecord extends Saying {
  /** With `to: 'side'`: the players' seats that heard it. Left out by earlier releases: unknown. */
  readonly hearers?: readonly string[];
}

/** One input of a battle's journal. */
export interface JournalEntry {
  /** 1, 2, 3 ... */
  readonly seq: number;
  readonly input: Input;
  /** Who sent it, and under which id of its own; null for what the room did by itself. */
  readonly seat: string | null;
  readonly message: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Which input a seat's message has become. */
export interface Acknowledged {
  readonly seq: number;
  readonly seat: string;
  readonly message: string;
}

/** The whole table after an input, from which a battle can go on. */
export interface Snapshot {
  readonly seq: number;
  readonly table: Table;
  readonly at: number;
}

/** A battle taken up by this process: what it goes on from. */
export interface TakenBattle {
  readonly record: BattleRecord;
  /** Proves ownership in every later write. */
  readonly epoch: number;
  readonly seats: readonly SeatRecord[];
  /** Null: never changed. */
  readonly settings: SettingsRecord | null;
  /** What was left of everybody's time when it was last written down; null: it never was. */
  readonly time: TimeRecord | null;
  readonly snapshot: Snapshot | null;
  /** The inputs after the snapshot, or all. */
  readonly entries: readonly JournalEntry[];
  /** Where the battle was taken back, before the snapshot too, oldest first. */
  readonly rewinds: readonly Rewind[];
  /** Every input that came with a message id, oldest first, so that a repeated one is recognised. */
  readonly answered: readonly Acknowledged[];
  /** The number of the last entry ever written, those voided included. */
  readonly lastSeq: number;
  /** What was found damaged or missing at the end of the journal, and does not count. */
  readonly damage: Damage | null;
  /** The first input that was found damaged or missing before the snapshot: what came of it is not lost; null: none. */
  readonly scar: number | null;
}

/** So many inputs were lost, from this number on. */
export interface Damage {
  readonly from: number;
  readonly lost: number;
}

/** Which battle is written to, by an owner of which epoch. */
export interface Ownership {
  readonly battle: string;
  readonly epoch: number;
}

/** Which process wants a battle, from whoever has had it in which epoch. */
export interface Claim {
  readonly process: string;
  readonly epoch: number;
}

/** Who writes to a battle, or did last. */
export interface Holder {
  readonly epoch: number;
  /** The process; null: nobody has said who. */
  readonly process: string | null;
}

/** Battles that are over; those that are not; and those with a journal that was never written to where they begin. */
export type SweptKind = 'finished' | 'forgotten' | 'unfinished';

/** The size of the database and its limit. */
export interface StorageUse {
  /** Infinity: there is no limit. */
  readonly mostBytes: number;
  /** Returns the size of the database in bytes. */
  bytes(): Promise<number>;
}

/** Keeps battles, their journals and their seats, and libraries. What a promise has resolved for is on the disk. */
export interface BattleStore {
  readonly shelves: ShelfStore;
  readonly chat: ChatStore;
  readonly pictures: PictureStore;
  readonly capacity: StorageUse;
  create(record: BattleRecord, pictures?: Album): Promise<void>;
  find(id: string): Promise<BattleRecord | undefined>;
  /** Who has a battle now; undefined: there is no such battle. */
  holderOf(id: string): Promise<Holder | undefined>;
  /**
   * Makes this process the owner of a battle; whoever owned it before can write no more. A claim names the process, and
   * comes to nothing if somebody else has taken the battle since that epoch.
   */
  take(id: string, claim?: Claim): Promise<TakenBattle | undefined>;
  /** Resolves once the entry can no longer be lost. Rejects with `LostOwnership` or `StoreUnavailable`: not written. */
  append(owner: Ownership, entry: JournalEntry): Promise<void>;
  /** Takes an entry out of what counts; it stays on record. */
  void(owner: Ownership, seq: number): Promise<void>;
  setStatus(owner: Ownership, status: Status): Promise<void>;
  saveSnapshot(owner: Ownership, snapshot: Snapshot): Promise<void>;
  saveSettings(owner: Ownership, settings: SettingsRecord): Promise<void>;
  saveTime(owner: Ownership, time: TimeRecord): Promise<void>;
  /** Puts another setup in the place of that of a battle that has not begun. */
  saveSetup(owner: Ownership, setup: Setup): Promise<void>;
  saveTitle(owner: Ownership, title: string): Promise<void>;
  saveLinks(owner: Ownership, links: BattleRecord['links']): Promise<void>;
  saveSeat(owner: Ownership, seat: SeatRecord): Promise<void>;
  removeSeat(owner: Ownership, seat: string): Promise<void>;
  seats(battle: string): Promise<SeatRecord[]>;
  /** The ids of at most so many battles whose GMs have put them on the public list, the newest first. */
  listed(most: number): Promise<string[]>;
  /** What the GM has set; null: never changed. */
  settings(battle: string): Promise<SettingsRecord | null>;
  /** The last snapshot, if there is one and it is whole. */
  snapshot(id: string): Promise<Snapshot | null>;
  /** The inputs that count after one of them up to another, or all, to the first that is damaged. */
  journal(id: string, after?: number, until?: number): Promise<JournalEntry[]>;
  /** Writes down that somebody was at these tables then, in milliseconds since 1970. */
  seen(battles: readonly string[], at: number): Promise<void>;
  /** The ids of at most so many battles of a kind at which nobody has been since then. */
  unseen(kind: SweptKind, since: number, most: number): Promise<string[]>;
  /**
   * Deletes a battle for good, with its journal and seats; whoever has it can write no more. False: there is none, or
   * somebody has been there since the time given.
   */
  remove(id: string, unseenSince?: number): Promise<boolean>;
  /** Returns whether another battle could be written now: rows are written for it and deleted again. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Stores the chat of battles. */
export interface ChatStore {
  /** Adds a line, and deletes the lines with the ids `dropped`. */
  add(owner: Ownership, saying: SayingRecord, dropped?: readonly string[]): Promise<void>;
  /** Returns the lines of a battle, oldest first. */
  list(battle: string): Promise<SayingRecord[]>;
  /** Returns the number of the last dice roll, even if its line was deleted; 0: there was none. */
  lastRoll(battle: string): Promise<number>;
  /** Deletes all lines of a battle. */
  clear(owner: Ownership): Promise<void>;
}

/** Stores the pictures of battles as data URIs. */
export interface PictureStore {
  /** Returns all pictures of a battle. */
  list(battle: string): Promise<Album>;
  /** Returns a picture by its name. */
  find(battle: string, name: string): Promise<string | undefined>;
  /** Adds a picture; returns false if the pictures of the battle would exceed `mostLetters` characters together. */
  add(battle: string, name: string, data: string, mostLetters: number): Promise<boolean>;
}

/** Another process has taken the battle up; this one must let go of it. */
export class LostOwnership extends Error {
  override name = 'LostOwnership';
}

/** The disk is full, read-only, locked or gone; nothing was written. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The database has reached its size limit; nothing was written. */
export class StorageFull extends StoreUnavailable {
  override name = 'StorageFull';
}

/** The database went away while it was writing: it may be written, or not. */
export class OutcomeUnknown extends StoreUnavailable {
  override name = 'OutcomeUnknown';
}

/** It is nothing that can be written down, wherever. */
export class Unwritable extends Error {
  override name = 'Unwritable';
}
