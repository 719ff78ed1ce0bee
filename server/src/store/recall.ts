import type { Input } from '@riposte/shared/engine/input';
import { type Rewind, rewindsIn } from '@riposte/shared/engine/rewind';
import type { Setup } from '@riposte/shared/engine/setup';
import type { Table } from '@riposte/shared/engine/table';
import type { Role, Status } from '@riposte/shared/protocol/messages';
import type { Selectable } from 'kysely';
import type { TimeRecord } from '../battles/time-record.ts';
import { hashOf, wholeRows } from './chain.ts';
import type { Database, Db } from './connection.ts';
import type {
  Acknowledged,
  BattleRecord,
  JournalEntry,
  SeatRecord,
  SettingsRecord,
  Snapshot,
  TakenBattle,
} from './store.ts';
import type { Tables } from './tables.ts';

/** All that a battle goes on from. What is damaged in the journal's tail no longer counts; it stays on record. */
export async function recall(
  tx: Db,
  places: Database['places'],
  owner: Selectable<Tables['owners']>,
): Promise<TakenBattle> {
  const { battle: id, epoch, last_seq: lastSeq } = owner;
  const row = await tx.selectFrom('battles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const snapshot = await snapshotOf(tx, id);
  const since = snapshot?.seq ?? 0;
  const { entries, rewinds, damage, scar } = await linesOf(tx, owner, since);
  if (damage) await voidLines(tx, places, id, '>=', damage.from);
  return {
    record: recordOf(row),
    epoch,
    seats: await seatsOf(tx, id),
    settings: row.settings === null ? null : (JSON.parse(row.settings) as SettingsRecord),
    time: await timeOf(tx, id),
    snapshot,
    entries,
    rewinds,
    answered: await answeredOf(tx, id),
    lastSeq,
    damage,
    scar,
  };
}

/** The last snapshot, if there is one and it is whole. */
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

/** The inputs after a snapshot; and what is damaged among them, and before it. */
async function linesOf(
  tx: Db,
  { battle, last_seq }: Selectable<Tables['owners']>,
  since: number,
): Promise<Pick<TakenBattle, 'entries' | 'rewinds' | 'damage' | 'scar'>> {
  const rows = await rowsOf(tx, battle);
  const earlier = rows.filter(({ seq }) => seq <= since);
  const sound = wholeRows('', earlier).at(-1)?.seq ?? 0;
  const whole = wholeRows(
    earlier.at(-1)?.chain ?? '',
    rows.filter(({ seq }) => seq > since),
  );
  const last = whole.at(-1)?.seq ?? since;
  return {
    entries: whole.filter(({ voided }) => voided === 0).map(entryOf),
    rewinds: rewindsAmong([...earlier, ...whole]),
    damage: last < last_seq ? { from: last + 1, lost: last_seq - last } : null,
    scar: sound < since ? sound + 1 : null,
  };
}

/** Not every input of a long fight is read for the few that take it back. */
function rewindsAmong(rows: readonly Selectable<Tables['journal']>[]): Rewind[] {
  const likely = rows.filter(({ voided, input }) => voided === 0 && input.includes('"gm.rewind"'));
  return rewindsIn(likely.map(entryOf));
}

async function answeredOf(tx: Db, battle: string): Promise<Acknowledged[]> {
  return await tx
    .selectFrom('journal')
    .select(['seq', 'seat', 'message'])
    .where('battle', '=', battle)
    .where('seat', 'is not', null)
    .where('message', 'is not', null)
    .where('voided', '=', 0)
    .orderBy('seq')
    .$narrowType<{ seat: string; message: string }>()
    .execute();
}

export async function seatsOf(db: Db, battle: string): Promise<SeatRecord[]> {
  const rows = await db.selectFrom('seats').selectAll().where('battle', '=', battle).orderBy('id').execute();
  return rows.map(({ id, key_hash, name, role, fighters }) => ({
    id,
    keyHash: key_hash,
    name,
    role: role as Role,
    fighters: JSON.parse(fighters) as string[],
  }));
}

/** The inputs that count after one of them, to the first that is damaged. */
export async function journalOf(db: Db, battle: string, after: number): Promise<JournalEntry[]> {
  const rows = await rowsOf(db, battle);
  const before = rows.filter(({ seq }) => seq <= after).at(-1)?.chain ?? '';
  const whole = wholeRows(
    before,
    rows.filter(({ seq }) => seq > after),
  );
  return whole.filter(({ voided }) => voided === 0).map(entryOf);
}

/** Takes lines out of what counts, wherever they stand. */
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

function rowsOf(db: Db, battle: string): Promise<Selectable<Tables['journal']>[]> {
  return db.selectFrom('journal').selectAll().where('battle', '=', battle).orderBy('seq').execute();
}

function entryOf({ seq, input, seat, message, at }: Selectable<Tables['journal']>): JournalEntry {
  return { seq, input: JSON.parse(input) as Input, seat, message, at: Number(at) };
}

export function recordOf(row: Selectable<Tables['battles']>): BattleRecord {
  const { id, title, ruleset, version, seed } = row;
  return {
    id,
    title,
    ruleset,
    version,
    seed,
    setup: JSON.parse(row.setup) as Setup,
    links: { gm: row.gm_link, player: row.player_link, spectator: row.spectator_link },
    status: row.status as Status,
  };
}
