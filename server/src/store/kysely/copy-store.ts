import { hashOf } from './chain.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Counts of the copied data, and a checksum that is the same in both databases. */
export interface CopyResult {
  readonly battles: number;
  readonly inputs: number;
  readonly shelves: number;
  readonly campaigns: number;
  readonly rings: number;
  readonly checksum: string;
}

const TABLES = [
  'inputs',
  'sayings',
  'seats',
  'clocks',
  'snapshots',
  'pictures',
  'hooks',
  'subscriptions',
  'calls',
  'deliveries',
] as const;
/** Rows per statement. */
const MANY = 500;

/**
 * Copies all battles, libraries, campaigns, key rings and server secrets into another database in one transaction.
 * Verifies the copy by checksums. The source must not change meanwhile. Throws an error with a sentence for the host if
 * the copy differs, or if the target already has an item.
 */
export async function copyStore(from: Db, to: Db): Promise<CopyResult> {
  const ids = await idsIn(from, 'battles');
  return await to.transaction().execute(async (tx) => {
    let copied: CopyResult = { battles: 0, inputs: 0, shelves: 0, campaigns: 0, rings: 0, checksum: '' };
    for (const id of ids) {
      const battle = await rowsOf(from, id);
      await requireAbsent(tx, 'battles', id);
      await write(tx, battle);
      const checksum = checksumOf(copied.checksum, battle);
      if (checksumOf(copied.checksum, await rowsOf(tx, id)) !== checksum)
        throw new Error(`the copy of battle ${id} differs from the original`);
      const [battles, inputs] = [copied.battles + 1, copied.inputs + battle.inputs.length];
      copied = { ...copied, battles, inputs, checksum };
    }
    const secrets = await from.selectFrom('server_secrets').selectAll().execute();
    for (const secret of secrets)
      await tx
        .insertInto('server_secrets')
        .values(secret)
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    for (const kind of KINDS) {
      const { count, checksum } = await copyAll(from, tx, kind, copied.checksum);
      copied = { ...copied, [kind]: count, checksum };
    }
    return copied;
  });
}

async function idsIn(db: Db, table: keyof typeof NAMES): Promise<string[]> {
  return (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).sort();
}

/** The kinds of items that are copied in addition to battles. Each is the name of the table with one row per item. */
const KINDS = ['shelves', 'campaigns', 'rings'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Functions that return all rows of one item, by table. The first table contains the item's own row, to which the other
 * rows refer.
 */
const ROWS_OF = { shelves: shelfRowsOf, campaigns: campaignRowsOf, rings: ringRowsOf } as const;

/** Copies all items of a kind. Returns their number, and the checksum that continues `before`. */
async function copyAll(
  from: Db,
  to: Db,
  kind: Kind,
  before: string,
): Promise<{ readonly count: number; readonly checksum: string }> {
  const ids = await idsIn(from, kind);
  let checksum = before;
  for (const id of ids) {
    const rows = await ROWS_OF[kind](from, id);
    await requireAbsent(to, kind, id);
    for (const [table, all] of Object.entries(rows) as [keyof Tables, readonly object[]][])
      for (const row of all)
        await to
          .insertInto(table)
          .values(row as never)
          .execute(); // one row at a time, because each may be large
    const next = checksumOf(checksum, rows);
    if (checksumOf(checksum, await ROWS_OF[kind](to, id)) !== next)
      throw new Error(`the copy of ${NAMES[kind]} ${id} differs from the original`);
    checksum = next;
  }
  return { count: ids.length, checksum };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

async function rowsOf(db: Db, id: string) {
  const of = (table: 'seats' | 'clocks' | 'snapshots' | 'hooks' | 'calls') =>
    db.selectFrom(table).selectAll().where('battle', '=', id).execute();
  const sorted = (table: 'subscriptions' | 'deliveries') =>
    db.selectFrom(table).selectAll().where('battle', '=', id).orderBy('id').execute();
  const [seats, clocks, snapshots] = [await of('seats'), await of('clocks'), await of('snapshots')];
  return {
    battles: await db.selectFrom('battles').selectAll().where('id', '=', id).execute(),
    owners: await db.selectFrom('owners').selectAll().where('battle', '=', id).execute(),
    inputs: await db.selectFrom('journal').selectAll().where('battle', '=', id).orderBy('seq').execute(),
    sayings: await db.selectFrom('sayings').selectAll().where('battle', '=', id).orderBy('id').execute(),
    seats: seats.sort(byContent),
    clocks,
    snapshots,
    pictures: await db.selectFrom('pictures').selectAll().where('battle', '=', id).orderBy('name').execute(),
    hooks: await of('hooks'),
    subscriptions: await sorted('subscriptions'),
    calls: (await of('calls')).sort((one, other) => (one.seat < other.seat ? -1 : 1)),
    deliveries: await sorted('deliveries'),
  };
}

async function shelfRowsOf(db: Db, id: string) {
  return {
    shelves: await db.selectFrom('shelves').selectAll().where('id', '=', id).execute(),
    kept: await db.selectFrom('kept').selectAll().where('shelf', '=', id).orderBy('id').execute(),
  };
}

async function campaignRowsOf(db: Db, id: string) {
  const of = (table: 'campaign_keys' | 'campaign_pictures' | 'campaign_battles') =>
    db.selectFrom(table).selectAll().where('campaign', '=', id).execute();
  return {
    campaigns: await db.selectFrom('campaigns').selectAll().where('id', '=', id).execute(),
    campaign_keys: (await of('campaign_keys')).sort(byContent),
    campaign_pictures: (await of('campaign_pictures')).sort(byContent),
    campaign_battles: (await of('campaign_battles')).sort(byContent),
  };
}

/** Returns the rows of a key ring. Its codes and challenges are left out, because they expire within minutes. */
async function ringRowsOf(db: Db, id: string) {
  const devices = await db.selectFrom('ring_devices').selectAll().where('ring', '=', id).execute();
  const items = await db.selectFrom('ring_items').selectAll().where('ring', '=', id).execute();
  const passkeys = await db.selectFrom('ring_passkeys').selectAll().where('ring', '=', id).execute();
  const accounts = await db.selectFrom('ring_accounts').selectAll().where('ring', '=', id).execute();
  return {
    rings: await db.selectFrom('rings').selectAll().where('id', '=', id).execute(),
    ring_devices: devices.sort(byContent),
    ring_items: items.sort(byContent),
    ring_passkeys: passkeys.sort(byContent),
    ring_accounts: accounts.sort(byContent),
  };
}

const NAMES = { battles: 'battle', shelves: 'library', campaigns: 'campaign', rings: 'key ring' } as const;

async function requireAbsent(to: Db, table: keyof typeof NAMES, id: string): Promise<void> {
  const there = await to.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (there) throw new Error(`${NAMES[table]} ${id} already exists in the target database`);
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

/** Returns the hash of all rows and of the previous checksum, regardless of the order of columns. */
function checksumOf(before: string, all: Readonly<Record<string, readonly object[]>>): string {
  const rows = Object.values(all).flat();
  return rows.reduce(
    (chain, row) => hashOf(JSON.stringify([chain, Object.entries(row).sort(byName)])),
    before,
  );
}

const byContent = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;
