import type { Input } from '@riposte/shared/engine/battle/input';
import type { Pictures } from '@riposte/shared/engine/setup/scenario';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import type { Table } from '@riposte/shared/engine/state/table';
import type { Status } from '@riposte/shared/protocol/messages';
import { type Log, newLog } from '../../process/log.ts';
import { Slices } from '../../scheduling/slices.ts';
import type { CallRecord } from '../notification-store.ts';
import type { TimeRecord } from '../saved-time.ts';
import {
  type BattleRecord,
  type BattleStore,
  type Claim,
  type Holder,
  type JournalEntry,
  type Ownership,
  type SeatRecord,
  type SettingsRecord,
  type Snapshot,
  type SweptKind,
  type TakenBattle,
  Unwritable,
} from '../store.ts';
import { available } from './available.ts';
import { KyselyCampaigns } from './campaigns.ts';
import { Capacity } from './capacity.ts';
import { KyselyChat } from './chat.ts';
import type { Database, Db } from './database.ts';
import { GroupCommit } from './group-commit.ts';
import { KyselyKeyRings } from './key-rings.ts';
import { KyselyLibraries } from './libraries.ts';
import { KyselyNotifications, saveCalls } from './notifications.ts';
import { asOwner } from './ownership.ts';
import { KyselyPictures } from './pictures.ts';
import { canWrite } from './probe.ts';
import { journalOf, recall, recordOf, seatsOf, snapshotOf, voidLines } from './recall.ts';
import { deleteBattle, unseenBattles } from './retention.ts';

/** Receives the duration of each write of an input. */
export interface AppendWatch {
  appended(milliseconds: number): void;
}

/** Options for limits and metrics of a store. */
export interface StoreOptions {
  readonly watch?: AppendWatch;
  /** The size, in bytes, at which nothing new is stored; undefined means no limit. */
  readonly mostBytes?: number;
  readonly log?: Log;
  /** Divides the reading of long journals into slices. If undefined, the store uses its own. */
  readonly slices?: Slices;
}

/** Stores battles in a Kysely database. */
export class KyselyStore implements BattleStore {
  readonly shelves: KyselyLibraries;
  readonly campaigns: KyselyCampaigns;
  readonly rings: KyselyKeyRings;
  readonly chat: KyselyChat;
  readonly pictures: KyselyPictures;
  readonly notifications: KyselyNotifications;
  readonly capacity: Capacity;
  readonly #db: Db;
  readonly #commits: GroupCommit;
  readonly #places: Database['places'];
  readonly #sorter: Database['sorter'] | undefined;
  readonly #watch: AppendWatch | undefined;
  readonly #slices: Slices;

  constructor(
    { db, journal, places, sorter, size }: Database,
    { watch, mostBytes, log, slices }: StoreOptions = {},
  ) {
    this.#db = db;
    this.capacity = new Capacity(size, mostBytes ?? Number.POSITIVE_INFINITY, log ?? newLog('silent'));
    this.shelves = new KyselyLibraries(db, this.capacity);
    this.campaigns = new KyselyCampaigns(db, this.capacity);
    this.rings = new KyselyKeyRings(db, this.capacity);
    this.chat = new KyselyChat(db);
    this.pictures = new KyselyPictures(db, this.capacity);
    this.notifications = new KyselyNotifications(db, this.capacity);
    this.#places = places;
    this.#sorter = sorter;
    this.#watch = watch;
    this.#slices = slices ?? new Slices();
    this.#commits = new GroupCommit(journal);
  }

  async create(record: BattleRecord, pictures: Pictures = {}): Promise<void> {
    await this.capacity.requireRoom();
    const { links, setup, rulebook, ...rest } = record;
    const row = {
      ...rest,
      setup: JSON.stringify(setup),
      rulebook: rulebook ? JSON.stringify(rulebook) : null,
      gm_link: links.gm,
      player_link: links.player,
      spectator_link: links.spectator,
      created_at: Date.now(),
      settings: null,
    };
    await available(
      this.#db.transaction().execute(async (tx) => {
        await tx.insertInto('battles').values(row).execute();
        await tx
          .insertInto('owners')
          .values({ battle: record.id, epoch: 0, last_seq: 0, holder: null, seen_at: row.created_at })
          .execute();
        const hung = Object.entries(pictures).map(([name, data]) => ({ battle: record.id, name, data }));
        if (hung.length > 0) await tx.insertInto('pictures').values(hung).execute();
      }),
    );
  }

  async find(id: string): Promise<BattleRecord | undefined> {
    const row = await available(
      this.#db.selectFrom('battles').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row && recordOf(row);
  }

  async holderOf(id: string): Promise<Holder | undefined> {
    const rows = this.#db.selectFrom('owners').select(['epoch', 'holder as process']);
    return await available(rows.where('battle', '=', id).executeTakeFirst());
  }

  async take(id: string, claim?: Claim): Promise<TakenBattle | undefined> {
    const holder = claim?.process ?? null;
    const seen = { holder, seen_at: Date.now() };
    const all = this.#db.updateTable('owners').set((update) => ({ epoch: update('epoch', '+', 1), ...seen }));
    const ours = all.where('battle', '=', id);
    const wanted = claim ? ours.where('epoch', '=', claim.epoch) : ours;
    const owner = await available(wanted.returningAll().executeTakeFirst());
    if (!owner) return undefined;
    const taken = await available(recall(this.#db, this.#slices, owner));
    const { damage } = taken;
    if (damage) await asOwner(this.#db, owner, (tx) => voidLines(tx, this.#places, id, '>=', damage.from));
    return taken;
  }

  async append(owner: Ownership, entry: JournalEntry): Promise<void> {
    const start = performance.now();
    const line = { ...entry, input: textOf(entry.input) };
    await available(this.#commits.add({ owner, line }));
    this.#watch?.appended(performance.now() - start);
    this.#sorter?.appended();
  }

  async void(owner: Ownership, seq: number): Promise<void> {
    await asOwner(this.#db, owner, (tx) => voidLines(tx, this.#places, owner.battle, '=', seq));
  }

  async setStatus(owner: Ownership, status: Status): Promise<void> {
    await asOwner(this.#db, owner, async (tx) => {
      await tx.updateTable('battles').set({ status }).where('id', '=', owner.battle).execute();
    });
  }

  async saveTitle(owner: Ownership, title: string): Promise<void> {
    await asOwner(this.#db, owner, async (tx) => {
      await tx.updateTable('battles').set({ title }).where('id', '=', owner.battle).execute();
    });
  }

  async saveSnapshot(owner: Ownership, { table, ...moment }: Snapshot): Promise<void> {
    const picture = { ...moment, state: textOf(table) };
    await available(this.#commits.add({ owner, picture }));
  }

  async saveSettings(owner: Ownership, settings: SettingsRecord): Promise<void> {
    const changes = { settings: JSON.stringify(settings), listed: settings.table.listed ? 1 : 0 };
    await asOwner(this.#db, owner, async (tx) => {
      await tx.updateTable('battles').set(changes).where('id', '=', owner.battle).execute();
    });
  }

  async saveTime(owner: Ownership, time: TimeRecord): Promise<void> {
    await available(this.#commits.add({ owner, time }));
  }

  async saveCalls(
    owner: Ownership,
    calls: readonly CallRecord[],
    returned: readonly string[],
  ): Promise<void> {
    await asOwner(this.#db, owner, (tx) => saveCalls(tx, owner.battle, calls, returned));
  }

  async due(now: number, most: number, open: readonly string[]): Promise<string[]> {
    const all = this.#db.selectFrom('clocks').select('battle').where('due_at', '<=', now);
    const asleep = open.length > 0 ? all.where('battle', 'not in', open) : all;
    const rows = await available(asleep.orderBy('due_at').limit(most).execute());
    return rows.map(({ battle }) => battle);
  }

  async saveSetup(owner: Ownership, setup: Setup): Promise<void> {
    const changes = { setup: JSON.stringify(setup) };
    await asOwner(this.#db, owner, async (tx) => {
      const all = tx.updateTable('battles').set(changes).where('id', '=', owner.battle);
      await all.where('status', '=', 'gathering').execute();
    });
  }

  async saveLinks(owner: Ownership, { gm, player, spectator }: BattleRecord['links']): Promise<void> {
    const changes = { gm_link: gm, player_link: player, spectator_link: spectator };
    await asOwner(this.#db, owner, async (tx) => {
      await tx.updateTable('battles').set(changes).where('id', '=', owner.battle).execute();
    });
  }

  async saveSeat(owner: Ownership, { id, keyHash, name, role, fighters, quiet }: SeatRecord): Promise<void> {
    const hours = quiet ? JSON.stringify(quiet) : null;
    const changes = { key_hash: keyHash, name, role, fighters: JSON.stringify(fighters), quiet: hours };
    await asOwner(this.#db, owner, async (tx) => {
      const insert = tx.insertInto('seats').values({ battle: owner.battle, id, ...changes });
      await insert
        .onConflict((conflict) => conflict.columns(['battle', 'id']).doUpdateSet(changes))
        .execute();
    });
  }

  async removeSeat(owner: Ownership, seat: string): Promise<void> {
    await asOwner(this.#db, owner, async (tx) => {
      await tx.deleteFrom('seats').where('battle', '=', owner.battle).where('id', '=', seat).execute();
    });
  }

  async seats(battle: string): Promise<SeatRecord[]> {
    return await available(seatsOf(this.#db, battle));
  }

  async listed(most: number): Promise<string[]> {
    const ours = this.#db.selectFrom('battles').select('id').where('listed', '=', 1);
    const rows = await available(ours.orderBy('created_at', 'desc').limit(most).execute());
    return rows.map(({ id }) => id);
  }

  async settings(battle: string): Promise<SettingsRecord | null> {
    const rows = this.#db.selectFrom('battles').select('settings').where('id', '=', battle);
    const { settings } = (await available(rows.executeTakeFirst())) ?? { settings: null };
    return settings === null ? null : (JSON.parse(settings) as SettingsRecord);
  }

  async snapshot(id: string): Promise<Snapshot | null> {
    return await available(snapshotOf(this.#db, id));
  }

  async journal(id: string, after = 0, until = Number.POSITIVE_INFINITY): Promise<JournalEntry[]> {
    return await available(journalOf(this.#db, this.#slices, id, after, until));
  }

  async seen(battles: readonly string[], at: number): Promise<void> {
    if (battles.length === 0) return;
    const all = this.#db.updateTable('owners').set({ seen_at: at });
    await available(all.where('battle', 'in', battles).execute());
  }

  async unseen(kind: SweptKind, since: number, most: number): Promise<string[]> {
    return await unseenBattles(this.#db, kind, since, most);
  }

  async remove(id: string, unseenSince = Number.MAX_SAFE_INTEGER): Promise<boolean> {
    return await deleteBattle(this.#db, this.#places, id, unseenSince);
  }

  async isReady(): Promise<boolean> {
    return await canWrite(this.#db);
  }

  async close(): Promise<void> {
    await this.#commits.drained();
    await this.#sorter?.sort();
    await this.#db.destroy();
  }
}

/**
 * Returns the JSON of a value. Throws `Unwritable` here, so that the failure does not affect a whole group of
 * writes.
 */
function textOf(value: Input | Table): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    throw new Unwritable('That cannot be saved.', { cause: error });
  }
}
