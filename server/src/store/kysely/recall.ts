import type { Input } from '@riposte/shared/engine/battle/input';
import { type Rewind, rewindsIn } from '@riposte/shared/engine/history/rewind';
import type { RulebookOrigin } from '@riposte/shared/engine/history/rulebook-origin';
import type { Setup } from '@riposte/shared/engine/setup/setup';
import type { Table } from '@riposte/shared/engine/state/table';
import type { Role, Status } from '@riposte/shared/protocol/messages';
import type { QuietHours } from '@riposte/shared/protocol/settings';
import type { Selectable } from 'kysely';
import type { Slices } from '../../scheduling/slices.ts';
import type { TimeRecord } from '../saved-time.ts';
import type {
  Acknowledged,
  BattleRecord,
  JournalEntry,
  SeatRecord,
  SettingsRecord,
  Snapshot,
  TakenBattle,
} from '../store.ts';
import { hashOf, isWhole, wholeRows } from './chain.ts';
import type { Database, Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Rows of a journal per query: 3 MB with the longest inputs. */
const ROWS = 200;

type Row = Selectable<Tables['journal']>;

/**
 * Reads the saved state of a battle that this process has taken. Reads the journal in slices. The battle must
 * be taken in an earlier transaction, so that its journal does not change meanwhile.
 */
export async function recall(
  db: Db,
  slices: Slices,
  owner: Selectable<Tables['owners']>,
): Promise<TakenBattle> {
  const { battle: id, epoch, last_seq: lastSeq } = owner;
  const row = await db.selectFrom('battles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const snapshot = await snapshotOf(db, id);
  return {
    record: recordOf(row),
    epoch,
    seats: await seatsOf(db, id),
    settings: row.settings === null ? null : (JSON.parse(row.settings) as SettingsRecord),
    time: await timeOf(db, id),
    snapshot,
    ...(await linesOf(db, slices, owner, snapshot?.seq ?? 0)),
    lastSeq,
  };
}

/** Returns the last snapshot, or null if there is none or it is damaged. */
export async function snapshotOf(tx: Db, battle: string): Promise<Snapshot | null> {
  const saved = await tx.selectFrom('snapshots').selectAll().where('battle', '=', battle).executeTakeFirst();
  if (!saved || saved.checksum !== hashOf(saved.state)) return null;
  return { seq: saved.seq, table: JSON.parse(saved.state) as Table, at: Number(saved.at) };
}

async function timeOf(tx: Db, battle: string): Promise<TimeRecord | null> {
  const saved = await tx
    .selectFrom('clocks')
    .select('record')
    .where('battle', '=', battle)
    .executeTakeFirst();
  return saved ? (JSON.parse(saved.record) as TimeRecord) : null;
}

/**
 * Reads the inputs after a snapshot. Finds damage before and after the snapshot. Collects the rewinds and the
 * senders' message ids of the whole journal.
 */
async function linesOf(
  db: Db,
  slices: Slices,
  { battle, last_seq: end }: Selectable<Tables['owners']>,
  since: number,
): Promise<Pick<TakenBattle, 'entries' | 'rewinds' | 'answered' | 'damage' | 'scar'>> {
  const facts = new JournalFacts();
  let [chain, sound, isSound] = ['', 0, true];
  for await (const row of rowsBetween(db, slices, battle, 0, since)) {
    isSound &&= isWhole(chain, row);
    if (isSound) sound = row.seq;
    chain = row.chain;
    facts.note(row);
  }
  const entries: JournalEntry[] = [];
  let last = since;
  for await (const row of wholeRows(chain, rowsBetween(db, slices, battle, since, end))) {
    last = row.seq;
    facts.note(row);
    if (row.voided === 0) entries.push(entryOf(row));
  }
  return {
    entries,
    rewinds: facts.rewinds,
    answered: facts.answered,
    damage: last < end ? { from: last + 1, lost: end - last } : null,
    scar: sound < since ? sound + 1 : null,
  };
}

/**
 * Collects the rewinds and the senders' message ids of the whole journal, including the part before the
 * snapshot.
 */
class JournalFacts {
  readonly rewinds: Rewind[] = [];
  readonly answered: Acknowledged[] = [];

  /** Parses only inputs that may be rewinds: parsing all inputs of a long fight is slow. */
  note(row: Row): void {
    const { seq, seat, message, input, voided } = row;
    if (voided !== 0) return;
    if (input.includes('"gm.rewind"')) this.rewinds.push(...rewindsIn([entryOf(row)]));
    if (seat !== null && message !== null) this.answered.push({ seq, seat, message });
  }
}

export async function seatsOf(db: Db, battle: string): Promise<SeatRecord[]> {
  const rows = await db.selectFrom('seats').selectAll().where('battle', '=', battle).orderBy('id').execute();
  return rows.map(({ id, key_hash, name, role, fighters, quiet }) => ({
    id,
    keyHash: key_hash,
    name,
    role: role as Role,
    fighters: JSON.parse(fighters) as string[],
    ...(quiet !== null && { quiet: JSON.parse(quiet) as QuietHours }),
  }));
}

/**
 * Returns the inputs after `after`, up to and including `until`, without voided ones. Stops before the first
 * damaged input. Reads in slices.
 */
export async function journalOf(
  db: Db,
  slices: Slices,
  battle: string,
  after: number,
  until: number,
): Promise<JournalEntry[]> {
  const owner = await db
    .selectFrom('owners')
    .select('last_seq')
    .where('battle', '=', battle)
    .executeTakeFirst();
  const end = Math.min(until, owner?.last_seq ?? 0);
  const before = await chainAt(db, battle, after);
  const entries: JournalEntry[] = [];
  for await (const row of wholeRows(before, rowsBetween(db, slices, battle, after, end)))
    if (row.voided === 0) entries.push(entryOf(row));
  return entries;
}

/** Returns the chain hash of an input, or of the last one before it. */
async function chainAt(db: Db, battle: string, seq: number): Promise<string> {
  const before = db
    .selectFrom('journal')
    .select('chain')
    .where('battle', '=', battle)
    .where('seq', '<=', seq);
  return (await before.orderBy('seq', 'desc').limit(1).executeTakeFirst())?.chain ?? '';
}

/** Voids rows in all tables of inputs. */
export async function voidLines(
  tx: Db,
  places: Database['places'],
  battle: string,
  which: '=' | '>=',
  seq: number,
): Promise<void> {
  for (const table of places) {
    const ours = tx.updateTable(table).set({ voided: 1 }).where('battle', '=', battle);
    await ours.where('seq', which, seq).execute();
  }
}

/**
 * Yields the rows after `after`, up to and including `until`. Yields them in slices, so that other reads and
 * writes run in between.
 */
async function* rowsBetween(
  db: Db,
  slices: Slices,
  battle: string,
  after: number,
  until: number,
): AsyncGenerator<Row> {
  for (let read = after; read < until; read += ROWS) {
    const ours = db.selectFrom('journal').selectAll().where('battle', '=', battle);
    const some = ours.where('seq', '>', read).where('seq', '<=', Math.min(read + ROWS, until));
    yield* slices.over(await some.orderBy('seq').execute());
  }
}

function entryOf({ seq, input, seat, message, at }: Row): JournalEntry {
  return { seq, input: JSON.parse(input) as Input, seat, message, at: Number(at) };
}

export function recordOf(row: Selectable<Tables['battles']>): BattleRecord {
  const { id, title, ruleset, version, seed } = row;
  return {
    id,
    title,
    ruleset,
    version,
    ...(row.rulebook !== null && { rulebook: JSON.parse(row.rulebook) as RulebookOrigin }),
    seed,
    setup: JSON.parse(row.setup) as Setup,
    links: { gm: row.gm_link, player: row.player_link, spectator: row.spectator_link },
    status: row.status as Status,
  };
}
