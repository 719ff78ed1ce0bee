import type { Input } from '@riposte/shared/engine/input';
import type { Setup } from '@riposte/shared/engine/setup';
import type { Table } from '@riposte/shared/engine/table';
import type { Role, Status } from '@riposte/shared/protocol/messages';
import type { Selectable } from 'kysely';
import type { TimeRecord } from '../battles/time-record.ts';
import { hashOf, wholeRows } from './chain.ts';
import type { Db } from './connection.ts';
import type {
  BattleRecord,
  Damage,
  JournalEntry,
  SeatRecord,
  SettingsRecord,
  Snapshot,
  TakenBattle,
} from './store.ts';
import type { Tables } from './tables.ts';

/** So many message ids are remembered a battle. */
const REMEMBERED_MESSAGES = 500;

/** All that a battle goes on from. What is damaged in the journal's tail no longer counts; it stays on record. */
export async function recall(tx: Db, row: Selectable<Tables['battles']>): Promise<TakenBattle> {
  const snapshot = await snapshotOf(tx, row.id);
  const since = snapshot?.seq ?? 0;
  const { entries, damage } = await tailOf(tx, row, since);
  if (damage) {
    const ours = tx.updateTable('inputs').set({ voided: 1 }).where('battle', '=', row.id);
    await ours.where('seq', '>=', damage.from).execute();
  }
  return {
    record: recordOf(row),
    epoch: row.epoch,
    seats: await seatsOf(tx, row.id),
    settings: row.settings === null ? null : (JSON.parse(row.settings) as SettingsRecord),
    time: await timeOf(tx, row.id),
    snapshot,
    entries,
    answered: await answeredOf(tx, row.id),
    lastSeq: row.last_seq,
    damage,
  };
}

/** The last snapshot, if there is one and it is whole. */
async function snapshotOf(tx: Db, battle: string): Promise<Snapshot | null> {
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

async function tailOf(
  tx: Db,
  { id, last_seq }: Selectable<Tables['battles']>,
  since: number,
): Promise<{ entries: JournalEntry[]; damage: Damage | null }> {
  const all = tx.selectFrom('inputs').selectAll().where('battle', '=', id);
  const before = await all.where('seq', '<=', since).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const rows = await all.where('seq', '>', since).orderBy('seq').execute();
  const whole = wholeRows(before?.chain ?? '', rows);
  const last = whole.at(-1)?.seq ?? since;
  const damage = last < last_seq ? { from: last + 1, lost: last_seq - last } : null;
  return { entries: whole.filter(({ voided }) => voided === 0).map(entryOf), damage };
}

async function answeredOf(tx: Db, battle: string): Promise<JournalEntry[]> {
  const rows = await tx
    .selectFrom('inputs')
    .selectAll()
    .where('battle', '=', battle)
    .where('message', 'is not', null)
    .where('voided', '=', 0)
    .orderBy('seq', 'desc')
    .limit(REMEMBERED_MESSAGES)
    .execute();
  return rows.reverse().map((row) => ({ ...entryOf({ ...row, input: '{}' }) }));
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

/** The inputs that count, from the first on to the first that is damaged. */
export async function journalOf(db: Db, battle: string): Promise<JournalEntry[]> {
  const ours = db.selectFrom('inputs').selectAll().where('battle', '=', battle);
  const whole = wholeRows('', await ours.orderBy('seq').execute());
  return whole.filter(({ voided }) => voided === 0).map(entryOf);
}

function entryOf({ seq, input, seat, message, at }: Selectable<Tables['inputs']>): JournalEntry {
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
