import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Log } from '../../process/log.ts';

const BIGINT = 20;

/** The number of connections per process. More connections would only wait for the same disk. */
const CONNECTIONS = 8;
/** Milliseconds after which a query or a connection attempt times out. */
const PATIENCE_MS = 3_000;
/** Milliseconds for which a halted process can block other processes with an open transaction. */
export const LONGEST_HALT_MS = 1_000;

/** The connections to one Postgres server. A failed connection is never used again. */
export class PostgresPool {
  readonly options: pg.PoolConfig;
  readonly #pool: pg.Pool;

  constructor(url: string, log: Log) {
    this.options = {
      connectionString: url,
      application_name: 'riposte',
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      idle_in_transaction_session_timeout: LONGEST_HALT_MS,
      keepAlive: true,
      // safe, because all stored integers are far below 2 ** 53
      types: {
        getTypeParser: (id: number, format?: 'text' | 'binary') =>
          id === BIGINT ? Number : pg.types.getTypeParser(id, format as 'text'),
      } as pg.CustomTypesConfig,
    };
    this.#pool = new pg.Pool(this.options);
    this.#pool.on('error', (error) => log.warn({ error }, 'a connection to the database was lost'));
  }

  async connect(): Promise<PostgresPoolClient> {
    return guarded(await this.#pool.connect());
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

/**
 * Discards a connection after an error that did not come from the database: its next response could belong to
 * an earlier query.
 */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const ignore = () => undefined; // ignores the error, because the running query reports it
  client.on('error', ignore);
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      isBroken ||= !(error instanceof pg.DatabaseError);
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'], // Kysely's type also allows cursors in place of SQL text, but no caller uses them
    release(mustEnd = false): void {
      client.off('error', ignore);
      client.release(mustEnd || isBroken);
    },
  };
}
