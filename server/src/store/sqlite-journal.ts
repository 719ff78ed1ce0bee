import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { chainOf } from './chain.ts';
import type { Db } from './connection.ts';
import type { JournalWriter, Line } from './group-commit.ts';
import type { Ownership } from './store.ts';

const STATEMENTS = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  claim: `UPDATE battles SET last_seq = ? WHERE id = ? AND epoch = ? AND last_seq = ?`,
  last: 'SELECT chain FROM inputs WHERE battle = ? AND seq < ? ORDER BY seq DESC LIMIT 1',
  insert: `INSERT INTO inputs (battle, seq, input, seat, message, at, chain, voided) VALUES (?, ?, ?, ?, ?, ?, ?, 0)`,
} as const;

type Statements = Readonly<Record<keyof typeof STATEMENTS, StatementSync>>;

/** Writes journals into SQLite. Every input waits for this: so its statements are prepared once, and run directly. */
export class SqliteJournal implements JournalWriter {
  readonly #db: Db;
  readonly #file: DatabaseSync;
  /** The last row that each owner wrote: while it is the owner, nobody else writes one. */
  readonly #lasts = new WeakMap<Ownership, { readonly seq: number; readonly chain: string }>();
  #prepared: Statements | undefined;

  /** The two are the same connection. */
  constructor(db: Db, file: DatabaseSync) {
    this.#db = db;
    this.#file = file;
  }

  write(lines: readonly Line[]): Promise<ReadonlySet<Line>> {
    return this.#db.connection().execute(async () => this.#commit(lines)); // no other transaction meanwhile
  }

  #commit(lines: readonly Line[]): ReadonlySet<Line> {
    const { begin, commit, rollback } = this.#statements;
    const chains = new Map<Line, string>();
    begin.run();
    try {
      for (const line of lines) if (this.#claim(line)) chains.set(line, this.#insert(line));
      commit.run();
    } catch (error) {
      if (this.#file.isTransaction) rollback.run(); // a full disk has rolled it back already
      throw error;
    }
    for (const [{ owner, entry }, chain] of chains) this.#lasts.set(owner, { seq: entry.seq, chain });
    return new Set(lines.filter((line) => !chains.has(line)));
  }

  /** Whether the battle is still this owner's, and the number free. */
  #claim({ owner, entry: { seq } }: Line): boolean {
    return this.#statements.claim.run(seq, owner.battle, owner.epoch, seq - 1).changes === 1;
  }

  #insert({ owner, entry }: Line): string {
    const { seq, seat, message, at } = entry;
    const input = JSON.stringify(entry.input);
    const chain = chainOf(this.#chainBefore(owner, seq), {
      battle: owner.battle,
      seq,
      input,
      seat,
      message,
      at,
    });
    this.#statements.insert.run(owner.battle, seq, input, seat, message, at, chain);
    return chain;
  }

  #chainBefore(owner: Ownership, seq: number): string {
    const last = this.#lasts.get(owner);
    if (last?.seq === seq - 1) return last.chain;
    const row = this.#statements.last.get(owner.battle, seq);
    return typeof row?.chain === 'string' ? row.chain : '';
  }

  /** Prepared at the first write: the tables are there by then. */
  get #statements(): Statements {
    this.#prepared ??= Object.fromEntries(
      Object.entries(STATEMENTS).map(([name, sql]) => [name, this.#file.prepare(sql)]),
    ) as unknown as Statements;
    return this.#prepared;
  }
}
