import type { Input } from '@riposte/shared/engine/input';
import type { Setup } from '@riposte/shared/engine/setup';
import type { Table } from '@riposte/shared/engine/table';
import type { Role, Status } from '@riposte/shared/protocol/messages';
import type { Selectable } from 'kysely';
import type { BanksRecord } from '../battles/banks.ts';
import type { Db } from './connection.ts';
import { GroupCommit } from './group-commit.ts';
import {
  type BattleRecord,
  type BattleStore,
  type JournalEntry,
  LostOwnership,
  type Ownership,
  type SeatRecord,
  type SettingsRecord,
  type Snapshot,
  StoreUnavailable,
  type TakenBattle,
} from './store.ts';
import type { Tables } from './tables.ts';

/** So many message ids are remembered a battle. */
const REMEMBERED_MESSAGES = 500;

/** Battles in a database that Kysely speaks to. */
export class KyselyStore implements BattleStore {
  readonly #db: Db;
  readonly #commits: GroupCommit;

  constructor(db: Db) {
    this.#db = db;
    this.#commits = new GroupCommit(db);
  }

  async create(record: BattleRecord): Promise<void> {
    const { links, setup, ...rest } = record;
    const row = {
      ...rest,
      setup: JSON.stringify(setup),
      gm_link: links.gm,
      player_link: links.player,
      spectator_link: links.spectator,
      last_seq: 0,
      epoch: 0,
      created_at: Date.now(),
      settings: null,
      banks: null,
    };
    await available(this.#db.insertInto('battles').values(row).execute());
  }

  async find(id: string): Promise<BattleRecord | undefined> {
    const row = await available(
      this.#db.selectFrom('battles').selectAll().where('id', '=', id).executeTakeFirst(),
    );
    return row && recordOf(row);
  }

  async take(id: string): Promise<TakenBattle | undefined> {
    return await available(
      this.#db.transaction().execute(async (tx) => {
        const row = await tx
          .updateTable('battles')
          .set((update) => ({ epoch: update('epoch', '+', 1) }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return row && (await recall(tx, row));
      }),
    );
  }

  async append(owner: Ownership, entry: JournalEntry, banks: BanksRecord | null = null): Promise<void> {
    await available(this.#commits.add(owner, entry, banks));
  }

  async void(owner: Ownership, seq: number): Promise<void> {
    await this.#own(owner, async (tx) => {
      const ours = tx.updateTable('inputs').set({ voided: 1 }).where('battle', '=', owner.battle);
      await ours.where('seq', '=', seq).execute();
    });
  }

  async setStatus(owner: Ownership, status: Status): Promise<void> {
    await this.#own(owner, async (tx) => {
      await tx.updateTable('battles').set({ status }).where('id', '=', owner.battle).execute();
    });
  }

  async saveSnapshot(owner: Ownership, { seq, table, at }: Snapshot): Promise<void> {
    const changes = { seq, state: JSON.stringify(table), at };
    await this.#own(owner, async (tx) => {
      const row = { battle: owner.battle, ...changes };
      const insert = tx.insertInto('snapshots').values(row);
      await insert.onConflict((conflict) => conflict.column('battle').doUpdateSet(changes)).execute();
    });
  }

  async saveSettings(owner: Ownership, settings: SettingsRecord): Promise<void> {
    const changes = { settings: JSON.stringify(settings) };
    await this.#own(owner, async (tx) => {
      await tx.updateTable('battles').set(changes).where('id', '=', owner.battle).execute();
    });
  }

  async saveBanks(owner: Ownership, banks: BanksRecord): Promise<void> {
    const changes = { banks: JSON.stringify(banks) };
    await this.#own(owner, async (tx) => {
      await tx.updateTable('battles').set(changes).where('id', '=', owner.battle).execute();
    });
  }

  async saveLinks(owner: Ownership, { gm, player, spectator }: BattleRecord['links']): Promise<void> {
    const changes = { gm_link: gm, player_link: player, spectator_link: spectator };
    await this.#own(owner, async (tx) => {
      await tx.updateTable('battles').set(changes).where('id', '=', owner.battle).execute();
    });
  }

  async saveSeat(owner: Ownership, { id, keyHash, name, role, fighters }: SeatRecord): Promise<void> {
    const changes = { key_hash: keyHash, name, role, fighters: JSON.stringify(fighters) };
    await this.#own(owner, async (tx) => {
      const insert = tx.insertInto('seats').values({ battle: owner.battle, id, ...changes });
      await insert
        .onConflict((conflict) => conflict.columns(['battle', 'id']).doUpdateSet(changes))
        .execute();
    });
  }

  async removeSeat(owner: Ownership, seat: string): Promise<void> {
    await this.#own(owner, async (tx) => {
      await tx.deleteFrom('seats').where('battle', '=', owner.battle).where('id', '=', seat).execute();
    });
  }

  async seats(battle: string): Promise<SeatRecord[]> {
    return await available(seatsOf(this.#db, battle));
  }

  async journal(id: string): Promise<JournalEntry[]> {
    return await available(entriesAfter(this.#db, id, 0));
  }

  async close(): Promise<void> {
    await this.#commits.drained();
    await this.#db.destroy();
  }

  /** A write that happens only if the battle is still ours. */
  async #own(owner: Ownership, write: (tx: Db) => Promise<void>): Promise<void> {
    await available(
      this.#db.transaction().execute(async (tx) => {
        const ours = tx.selectFrom('battles').select('id').where('id', '=', owner.battle);
        const found = await ours.where('epoch', '=', owner.epoch).executeTakeFirst();
        if (!found) throw new LostOwnership(`Battle ${owner.battle} has another owner.`);
        await write(tx);
      }),
    );
  }
}

async function recall(tx: Db, row: Selectable<Tables['battles']>): Promise<TakenBattle> {
  const saved = await tx.selectFrom('snapshots').selectAll().where('battle', '=', row.id).executeTakeFirst();
  const answered = await tx
    .selectFrom('inputs')
    .selectAll()
    .where('battle', '=', row.id)
    .where('message', 'is not', null)
    .where('voided', '=', 0)
    .orderBy('seq', 'desc')
    .limit(REMEMBERED_MESSAGES)
    .execute();
  return {
    record: recordOf(row),
    epoch: row.epoch,
    seats: await seatsOf(tx, row.id),
    settings: row.settings === null ? null : (JSON.parse(row.settings) as SettingsRecord),
    banks: row.banks === null ? null : (JSON.parse(row.banks) as BanksRecord),
    snapshot: saved
      ? { seq: saved.seq, table: JSON.parse(saved.state) as Table, at: Number(saved.at) }
      : null,
    entries: await entriesAfter(tx, row.id, saved?.seq ?? 0),
    answered: answered.reverse().map(entryOf),
    lastSeq: row.last_seq,
  };
}

async function seatsOf(db: Db, battle: string): Promise<SeatRecord[]> {
  const rows = await db.selectFrom('seats').selectAll().where('battle', '=', battle).orderBy('id').execute();
  return rows.map(({ id, key_hash, name, role, fighters }) => ({
    id,
    keyHash: key_hash,
    name,
    role: role as Role,
    fighters: JSON.parse(fighters) as string[],
  }));
}

async function entriesAfter(db: Db, battle: string, seq: number): Promise<JournalEntry[]> {
  const ours = db.selectFrom('inputs').selectAll().where('battle', '=', battle).where('seq', '>', seq);
  const rows = await ours.where('voided', '=', 0).orderBy('seq').execute();
  return rows.map(entryOf);
}

function entryOf({ seq, input, seat, message, at }: Selectable<Tables['inputs']>): JournalEntry {
  return { seq, input: JSON.parse(input) as Input, seat, message, at: Number(at) };
}

function recordOf(row: Selectable<Tables['battles']>): BattleRecord {
  const { id, title, ruleset, version, seed } = row;
  return {
    id,
    title,
    ruleset,
    version,
    seed,
    setup: JSON.parse(row.setup) as Setup,
    links: { gm: row.gm_link, player: row.player_link, spectator: row.spectator_link },
    status: row.status as Status,
  };
}

async function available<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof LostOwnership) throw error;
    throw new StoreUnavailable('The database could not be written to or read.', { cause: error });
  }
}
