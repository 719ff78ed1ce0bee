import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Log } from '../../process/log.ts';
import type { Database } from '../kysely/database.ts';
import type { Tables } from '../kysely/tables.ts';
import { InputSorter } from './input-sorter.ts';
import { SqliteJournal } from './journal.ts';

/** Opens a SQLite file whose commits survive a crash and a power cut. */
export function openSqlite(path: string, log: Log) {
  const file = new DatabaseSync(path, { timeout: BUSY_MS });
  file.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON');
  const db = new Kysely<Tables>({ dialect: new OurDialect({ database: nodeSqlite(file) }) });
  const sorter = new InputSorter(db, log);
  const places = ['inputs', 'fresh_inputs'] as const;
  const size = async () => Number(file.prepare(USED_BYTES).get()?.bytes);
  return { db, journal: new SqliteJournal(db, file), places, sorter, size } satisfies Database;
}

const USED_BYTES = `SELECT (page_count - freelist_count) * page_size AS bytes
  FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;

class OurAdapter extends SqliteAdapter {
  /** Makes migrations run in one transaction. SQLite supports that, but Kysely assumes otherwise. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class OurDialect extends SqliteDialect {
  override createAdapter(): OurAdapter {
    return new OurAdapter();
  }
}

/** Milliseconds to wait for a lock; the event loop is blocked meanwhile. */
const BUSY_MS = 250;
const KEPT_STATEMENTS = 200;

function nodeSqlite(db: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size >= KEPT_STATEMENTS) statements.clear();
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = prepared(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as never[])),
        run: (parameters) => statement.run(...(parameters as never[])),
        iterate: (parameters) => statement.iterate(...(parameters as never[])),
      };
    },
  };
}
