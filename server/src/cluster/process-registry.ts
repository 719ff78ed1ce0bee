import { matchMaker } from '@colyseus/core';
import { sql } from 'kysely';
import type { Db } from '../store/kysely/database.ts';
import type { Ownership } from '../store/store.ts';

/** Milliseconds without a heartbeat after which other processes may take a process's battles. */
export const STALE_MS = 3_000;

/** A process as recorded in the database. */
export interface Member {
  readonly id: string;
  readonly address: string;
  readonly rooms: number;
  readonly isLeaving: boolean;
  readonly isHeardOf: boolean;
  /** The installed rulebook packages, by the names that `packagesOf` gives them. */
  readonly packages: readonly string[];
}

/** The facts about a battle that the database holds. */
export interface BattleRow {
  readonly id: string;
  readonly title: string;
  readonly ruleset: string;
  readonly inputs: number;
  /** The number of times that a process has opened the battle. */
  readonly epoch: number;
}

/** The processes that share a database. Each announces itself at intervals. */
export class ProcessRegistry {
  readonly #db: Db;
  readonly #address: string;
  /** The rulebook packages of this process. */
  readonly packages: readonly string[];

  constructor(db: Db, address: string, packages: readonly string[]) {
    this.#db = db;
    this.#address = address;
    this.packages = packages;
  }

  /** Announces this process. */
  async sign(rooms: number, isLeaving: boolean): Promise<void> {
    await sql`INSERT INTO processes (id, address, rooms, leaving, packages, seen)
      VALUES (${matchMaker.processId}, ${this.#address}, ${rooms}, ${isLeaving},
        ${JSON.stringify(this.packages)}, clock_timestamp())
      ON CONFLICT (id) DO UPDATE
      SET rooms = excluded.rooms, leaving = excluded.leaving, packages = excluded.packages, seen = excluded.seen`.execute(
      this.#db,
    );
  }

  /** Returns the battles whose epoch in the database differs, because another process has taken them. */
  async lost(owners: readonly Ownership[]): Promise<ReadonlySet<string>> {
    const battles = owners.map(({ battle }) => battle);
    const epochs = owners.map(({ epoch }) => epoch);
    const { rows } = await sql<{ battle: string }>`SELECT ours.battle
      FROM unnest(${battles}::text[], ${epochs}::int[]) AS ours (battle, epoch)
      JOIN owners ON owners.battle = ours.battle WHERE owners.epoch <> ours.epoch`.execute(this.#db);
    return new Set(rows.map(({ battle }) => battle));
  }

  /** Returns all processes that were announced within the last day. */
  async members(): Promise<readonly Member[]> {
    const { rows } = await sql<
      Omit<Member, 'isLeaving' | 'isHeardOf' | 'packages'> & {
        leaving: boolean;
        heard: boolean;
        packages: string;
      }
    >`
      SELECT id, address, rooms, leaving, packages,
        seen > clock_timestamp() - make_interval(secs => ${STALE_MS / 1000}) AS heard
      FROM processes WHERE seen > now() - interval '1 day' ORDER BY address, id`.execute(this.#db);
    return rows.map(({ leaving, heard, packages, ...row }) => ({
      ...row,
      isLeaving: leaving,
      isHeardOf: heard,
      packages: JSON.parse(packages) as readonly string[],
    }));
  }

  /** Returns facts about battles, sorted by title. */
  async battles(ids: readonly string[]): Promise<readonly BattleRow[]> {
    if (ids.length === 0) return [];
    const rows = this.#db.selectFrom('battles').innerJoin('owners', 'owners.battle', 'battles.id');
    const told = rows.select(['id', 'title', 'ruleset', 'last_seq as inputs', 'epoch']);
    return await told.where('id', 'in', ids).orderBy('title').orderBy('id').execute();
  }

  /**
   * Returns whether the database started so recently that some processes may not have announced themselves
   * again yet.
   */
  async isFresh(): Promise<boolean> {
    const { rows } = await sql<{ fresh: boolean }>`
      SELECT pg_postmaster_start_time() > now() - make_interval(secs => ${(2 * STALE_MS) / 1000}) AS fresh`.execute(
      this.#db,
    );
    return rows[0]?.fresh === true;
  }

  /** Releases a battle unless it has another owner. */
  async vacate({ battle, epoch }: Ownership): Promise<void> {
    const ours = this.#db.updateTable('owners').set({ holder: null }).where('battle', '=', battle);
    await ours.where('epoch', '=', epoch).execute();
  }

  /** Removes this process, and processes that have been silent for a day. */
  async leave(): Promise<void> {
    await sql`DELETE FROM processes WHERE id = ${matchMaker.processId} OR seen < now() - interval '1 day'`.execute(
      this.#db,
    );
  }
}
