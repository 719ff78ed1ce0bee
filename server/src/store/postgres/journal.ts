import type { PostgresPoolClient } from 'kysely';
import { chainOf, hashOf } from '../kysely/chain.ts';
import type { GroupWriter, JournalLine, PendingWrite, SnapshotText } from '../kysely/group-commit.ts';
import type { Tables } from '../kysely/tables.ts';
import type { TimeRecord } from '../saved-time.ts';
import { OutcomeUnknown, type Ownership, StoreUnavailable } from '../store.ts';
import type { PostgresPool } from './pool.ts';

const STATEMENTS = {
  begin: 'BEGIN',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
  // locks the rows in a fixed order, to avoid deadlocks between processes
  hold: `SELECT battle, epoch, last_seq FROM owners WHERE battle = ANY($1::text[]) ORDER BY battle FOR UPDATE`,
  last: 'SELECT chain FROM inputs WHERE battle = $1 AND seq < $2 ORDER BY seq DESC LIMIT 1',
  lines: `INSERT INTO inputs (battle, seq, input, seat, message, at, chain) SELECT * FROM
    unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::text[])`,
  claim: `UPDATE owners SET last_seq = new.seq FROM unnest($1::text[], $2::int[]) AS new (battle, seq)
    WHERE owners.battle = new.battle`,
  pictures: `INSERT INTO snapshots (battle, seq, state, at, checksum) SELECT * FROM
    unnest($1::text[], $2::int[], $3::text[], $4::bigint[], $5::text[])
    ON CONFLICT (battle) DO UPDATE
    SET seq = excluded.seq, state = excluded.state, at = excluded.at, checksum = excluded.checksum`,
  times: `INSERT INTO clocks (battle, record, due_at) SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[])
    ON CONFLICT (battle) DO UPDATE SET record = excluded.record, due_at = excluded.due_at`,
} as const;

type Owner = Tables['owners'];

/** The current epoch of a battle, and the number of its last journal entry. */
interface Held {
  readonly epoch: number;
  lastSeq: number;
}

interface Written {
  readonly seq: number;
  readonly chain: string;
}

/** The rows of one commit by table, with only the last snapshot and time of each battle. */
interface Draft {
  readonly lines: (JournalLine & { readonly battle: string; readonly chain: string })[];
  readonly lasts: Map<Ownership, Written>;
  readonly pictures: Map<string, SnapshotText>;
  readonly times: Map<string, TimeRecord>;
}

/** Writes journals into Postgres, with a few statements per transaction for any number of battles. */
export class PostgresJournal implements GroupWriter {
  readonly #pool: PostgresPool;
  /**
   * The last row that each owner has written. It stays the last row of the battle, because only the owner
   * writes rows.
   */
  readonly #lasts = new WeakMap<Ownership, Written>();

  constructor(pool: PostgresPool) {
    this.#pool = pool;
  }

  async write(writes: readonly PendingWrite[]): Promise<ReadonlySet<PendingWrite>> {
    const client = await this.#connect();
    try {
      await client.query(STATEMENTS.begin, []).catch(unavailable);
      const { draft, lost } = await this.#draft(client, writes);
      await put(client, draft);
      await client.query(STATEMENTS.commit, []).catch(unknown);
      for (const [owner, last] of draft.lasts) this.#lasts.set(owner, last);
      client.release();
      return lost;
    } catch (error) {
      const isUndone = await client.query(STATEMENTS.rollback, []).then(
        () => true,
        () => false,
      );
      client.release(!isUndone);
      // the connection broke and took all writes with it, so trying each alone is pointless
      throw isUndone || error instanceof StoreUnavailable ? error : broken(error);
    }
  }

  async #connect(): Promise<PostgresPoolClient> {
    return await this.#pool.connect().catch(unavailable);
  }

  /** Locks the battles until the commit. Prepares the writes of current owners; the other writes are `lost`. */
  async #draft(
    client: PostgresPoolClient,
    writes: readonly PendingWrite[],
  ): Promise<{ draft: Draft; lost: Set<PendingWrite> }> {
    const draft: Draft = { lines: [], lasts: new Map(), pictures: new Map(), times: new Map() };
    const held = await hold(client, writes);
    const lost = new Set<PendingWrite>();
    for (const page of writes) {
      const of = held.get(page.owner.battle);
      if (of?.epoch !== page.owner.epoch || ('line' in page && page.line.seq !== of.lastSeq + 1))
        lost.add(page);
      else if ('line' in page) {
        of.lastSeq = page.line.seq;
        await this.#addLine(client, draft, page.owner, page.line);
      } else if ('picture' in page) draft.pictures.set(page.owner.battle, page.picture);
      else draft.times.set(page.owner.battle, page.time);
    }
    return { draft, lost };
  }

  async #addLine(
    client: PostgresPoolClient,
    draft: Draft,
    owner: Ownership,
    line: JournalLine,
  ): Promise<void> {
    const { battle } = owner;
    const last = draft.lasts.get(owner) ?? this.#lasts.get(owner);
    const before =
      last?.seq === line.seq - 1 ? last.chain : await chainBefore(client, draft, battle, line.seq);
    const { seq, seat, message, at, input } = line;
    const chain = chainOf(before, { battle, seq, input, seat, message, at });
    draft.lines.push({ ...line, battle, chain });
    draft.lasts.set(owner, { seq, chain });
  }
}

/** Locks the battles of the writes until the end of the transaction. */
async function hold(client: PostgresPoolClient, writes: readonly PendingWrite[]): Promise<Map<string, Held>> {
  const battles = [...new Set(writes.map(({ owner }) => owner.battle))];
  const { rows } = await client.query<Owner>(STATEMENTS.hold, [battles]);
  return new Map(rows.map(({ battle, epoch, last_seq }) => [battle, { epoch, lastSeq: last_seq }]));
}

async function chainBefore(
  client: PostgresPoolClient,
  { lines }: Draft,
  battle: string,
  seq: number,
): Promise<string> {
  const drafted = lines.findLast((line) => line.battle === battle);
  if (drafted) return drafted.chain;
  const { rows } = await client.query<{ chain: string }>(STATEMENTS.last, [battle, seq]);
  return rows[0]?.chain ?? '';
}

async function put(client: PostgresPoolClient, { lines, pictures, times }: Draft): Promise<void> {
  if (lines.length > 0) {
    const columns = ['battle', 'seq', 'input', 'seat', 'message', 'at', 'chain'] as const;
    await client.query(
      STATEMENTS.lines,
      columns.map((column) => lines.map((line) => line[column])),
    );
    const furthest = new Map(lines.map(({ battle, seq }) => [battle, seq]));
    await client.query(STATEMENTS.claim, [[...furthest.keys()], [...furthest.values()]]);
  }
  if (pictures.size > 0) {
    const rows = [...pictures].map(([battle, { seq, state, at }]) => [battle, seq, state, at, hashOf(state)]);
    await client.query(
      STATEMENTS.pictures,
      [0, 1, 2, 3, 4].map((column) => rows.map((row) => row[column])),
    );
  }
  if (times.size > 0) {
    const records = [...times.values()].map((time) => JSON.stringify(time));
    const dues = [...times.values()].map(({ due = null }) => due);
    await client.query(STATEMENTS.times, [[...times.keys()], records, dues]);
  }
}

function unavailable(cause: unknown): never {
  throw new StoreUnavailable('The database cannot be reached.', { cause });
}

/** Throws for a commit with an unknown outcome. */
function unknown(cause: unknown): never {
  throw new OutcomeUnknown('The database did not confirm whether that was written.', { cause });
}

function broken(cause: unknown): StoreUnavailable {
  return new StoreUnavailable('The connection to the database was lost.', { cause });
}
