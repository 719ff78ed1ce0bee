import { hashOf } from './chain.ts';
import type { Db } from './connection.ts';
import type { Tables } from './tables.ts';

/** What has been carried from one database to another; the checksum is that of all of it, the same in both. */
export interface Carried {
  readonly battles: number;
  readonly inputs: number;
  readonly checksum: string;
}

const TABLES = ['inputs', 'sayings', 'seats', 'clocks', 'snapshots', 'pictures'] as const;
/** Rows in one statement. */
const MANY = 500;

/**
 * Copies all battles of a database into another, as a whole or not at all: what has arrived is read again and has to give
 * the same chain of checksums. Nobody may write to the first meanwhile. Throws, in a sentence, if that cannot be done.
 */
export async function carryOver(from: Db, to: Db): Promise<Carried> {
  const ids = (await from.selectFrom('battles').select('id').execute()).map(({ id }) => id).sort();
  return await to.transaction().execute(async (tx) => {
    let carried: Carried = { battles: 0, inputs: 0, checksum: '' };
    for (const id of ids) {
      const battle = await rowsOf(from, id);
      await requireAbsent(tx, id);
      await write(tx, battle);
      const checksum = checksumOf(carried.checksum, battle);
      if (checksumOf(carried.checksum, await rowsOf(tx, id)) !== checksum)
        throw new Error(`battle ${id} has not arrived as it was`);
      carried = { battles: carried.battles + 1, inputs: carried.inputs + battle.inputs.length, checksum };
    }
    return carried;
  });
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

async function rowsOf(db: Db, id: string) {
  const of = (table: 'seats' | 'clocks' | 'snapshots') =>
    db.selectFrom(table).selectAll().where('battle', '=', id).execute();
  const [seats, clocks, snapshots] = [await of('seats'), await of('clocks'), await of('snapshots')];
  return {
    battles: await db.selectFrom('battles').selectAll().where('id', '=', id).execute(),
    owners: await db.selectFrom('owners').selectAll().where('battle', '=', id).execute(),
    inputs: await db.selectFrom('journal').selectAll().where('battle', '=', id).orderBy('seq').execute(),
    sayings: await db.selectFrom('sayings').selectAll().where('battle', '=', id).orderBy('id').execute(),
    seats: seats.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
    clocks,
    snapshots,
    pictures: await db.selectFrom('pictures').selectAll().where('battle', '=', id).orderBy('name').execute(),
  };
}

async function requireAbsent(to: Db, id: string): Promise<void> {
  const there = await to.selectFrom('battles').select('id').where('id', '=', id).executeTakeFirst();
  if (there) throw new Error(`battle ${id} is there already`);
}

async function write(to: Db, battle: Rows): Promise<void> {
  await to.insertInto('battles').values(battle.battles).execute();
  await to.insertInto('owners').values(battle.owners).execute();
  for (const table of TABLES) {
    const rows: readonly Tables[typeof table][] = battle[table];
    for (let start = 0; start < rows.length; start += MANY)
      await to
        .insertInto(table)
        .values(rows.slice(start, start + MANY))
        .execute();
  }
}

/** The hash of the chain so far and of each row of a battle, member by member whatever their order. */
function checksumOf(before: string, battle: Rows): string {
  const rows = Object.values(battle).flat();
  return rows.reduce(
    (chain, row) => hashOf(JSON.stringify([chain, Object.entries(row).sort(byName)])),
    before,
  );
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;
