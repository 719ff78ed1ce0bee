import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { chainOf, hashOf } from '../kysely/chain.ts';
import type { Db } from '../kysely/database.ts';
import type { GroupWriter, JournalLine, PendingWrite, SnapshotText } from '../kysely/group-commit.ts';
import type { TimeRecord } from '../saved-time.ts';
import { type Ownership, StoreUnavailable } from '../store.ts';

const STATEMENTS = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  claim: `UPDATE owners SET last_seq = ? WHERE battle = ? AND epoch = ? AND last_seq = ?`,
  last: 'SELECT seq, chain FROM journal WHERE battle = ? AND seq < ? ORDER BY seq DESC LIMIT 1',
  insert: `INSERT INTO fresh_inputs (battle, seq, input, seat, message, at, chain, voided) VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
  picture: `INSERT INTO snapshots (battle, seq, state, at, checksum) SELECT battle, ?, ?, ?, ? FROM owners
    WHERE battle = ? AND epoch = ?
    ON CONFLICT (battle) DO UPDATE
    SET seq = excluded.seq, state = excluded.state, at = excluded.at, checksum = excluded.checksum`,
  time: `INSERT INTO clocks (battle, record, due_at) SELECT battle, ?, ? FROM owners WHERE battle = ? AND epoch = ?
    ON CONFLICT (battle) DO UPDATE SET record = excluded.record, due_at = excluded.due_at`,
} as const;

type Statements = Readonly<Record<keyof typeof STATEMENTS, StatementSync>>;

interface Written {
  readonly seq: number;
  readonly chain: string;
}

/** Writes journals into SQLite. Every input waits for it, so it runs prepared statements directly. */
export class SqliteJournal implements GroupWriter {
  readonly #db: Db;
  readonly #file: DatabaseSync;
  /**
   * The last row that each owner has written. It stays the last row of the battle, because only the owner
   * writes rows.
   */
  readonly #lasts = new WeakMap<Ownership, Written>();
  #prepared: Statements | undefined;

  /** `db` and `file` must use the same connection. */
  constructor(db: Db, file: DatabaseSync) {
    this.#db = db;
    this.#file = file;
  }

  write(writes: readonly PendingWrite[]): Promise<ReadonlySet<PendingWrite>> {
    return this.#db.connection().execute(async () => this.#commit(writes)); // one connection at a time, so that no other transaction is running
  }

  #commit(writes: readonly PendingWrite[]): ReadonlySet<PendingWrite> {
    const { commit, rollback } = this.#statements;
    const lasts = new Map<Ownership, Written>();
    this.#begin();
    try {
      const lost = writes.filter((page) => !this.#put(page, lasts));
      commit.run();
      for (const [owner, last] of lasts) this.#lasts.set(owner, last);
      return new Set(lost);
    } catch (error) {
      if (this.#file.isTransaction) rollback.run(); // if the disk is full, SQLite has already rolled back the transaction
      throw error;
    }
  }

  #begin(): void {
    try {
      this.#statements.begin.run();
    } catch (error) {
      throw new StoreUnavailable('The database is locked.', { cause: error });
    }
  }

  /**
   * Executes one pending write. Returns false if the battle has another owner or the entry's number is
   * already taken.
   */
  #put(page: PendingWrite, lasts: Map<Ownership, Written>): boolean {
    const { owner } = page;
    if ('picture' in page) return this.#keep(owner, page.picture);
    if ('time' in page) return this.#note(owner, page.time);
    if (!this.#claim(owner, page.line)) return false;
    lasts.set(owner, this.#insert(owner, page.line, lasts.get(owner) ?? this.#lasts.get(owner)));
    return true;
  }

  /** Returns whether the battle still has this owner and the number is free. */
  #claim({ battle, epoch }: Ownership, { seq }: JournalLine): boolean {
    return this.#statements.claim.run(seq, battle, epoch, seq - 1).changes === 1;
  }

  /** Inserts an entry. `last` is the last row of this owner, if known. */
  #insert({ battle }: Ownership, { seq, seat, message, at, input }: JournalLine, last?: Written): Written {
    const before = last?.seq === seq - 1 ? last.chain : this.#chainBefore(battle, seq);
    const chain = chainOf(before, { battle, seq, input, seat, message, at });
    this.#statements.insert.run(battle, seq, input, seat, message, at, chain);
    return { seq, chain };
  }

  #keep({ battle, epoch }: Ownership, { seq, state, at }: SnapshotText): boolean {
    return this.#statements.picture.run(seq, state, at, hashOf(state), battle, epoch).changes === 1;
  }

  #note({ battle, epoch }: Ownership, time: TimeRecord): boolean {
    return this.#statements.time.run(JSON.stringify(time), time.due ?? null, battle, epoch).changes === 1;
  }

  #chainBefore(battle: string, seq: number): string {
    const row = this.#statements.last.get(battle, seq);
    return typeof row?.chain === 'string' ? row.chain : '';
  }

  /** The statements, prepared at the first write because the tables exist by then. */
  get #statements(): Statements {
    this.#prepared ??= Object.fromEntries(
      Object.entries(STATEMENTS).map(([name, sql]) => [name, this.#file.prepare(sql)]),
    ) as unknown as Statements;
    return this.#prepared;
  }
}
