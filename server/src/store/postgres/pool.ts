import type { PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Log } from '../../process/log.ts';

const BIGINT = 20;

/** Of so many connections each process makes use; more would only wait for the same disk. */
const CONNECTIONS = 8;
/** Whatever takes longer is given up: the line may be dead. */
const PATIENCE_MS = 3_000;
/** So long at most a process that has come to a halt in the middle of a transaction keeps others from its battle. */
export const LONGEST_HALT_MS = 1_000;

/** Connections to one Postgres. One whose line has failed is never used again. */
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
      // all numbers that are kept here are well below 2 ** 53
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

/** What is no answer of the database leaves nobody knowing what comes over that connection next. */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false;
  const ignore = () => undefined; // the query that runs is told
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
    query: query as unknown as PostgresPoolClient['query'], // its other form, for cursors, is used by nobody
    release(mustEnd = false): void {
      client.off('error', ignore);
      client.release(mustEnd || isBroken);
    },
  };
}
