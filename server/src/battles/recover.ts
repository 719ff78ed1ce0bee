import {
  type Course,
  courseTo,
  isOn,
  isRewind,
  rewindsIn,
  withoutUndone,
} from '@riposte/shared/engine/history/rewind';
import type { Log } from '../process/log.ts';
import type { Slices } from '../scheduling/slices.ts';
import type {
  BattleRecord,
  BattleStore,
  JournalEntry,
  Ownership,
  Snapshot,
  TakenBattle,
} from '../store/store.ts';
import type { Checkpoints } from './checkpoints.ts';
import { Play } from './play.ts';
import { RulebookFault, type Supervisor } from './supervisor.ts';

/** The parts that are needed to recover a battle. Long replays run in slices, so that other battles go on. */
export interface Backing {
  readonly store: BattleStore;
  readonly log: Log;
  readonly slices: Slices;
  readonly supervisor: Supervisor;
}

/** Thrown when the rules reject an input of the journal. */
export class UnplayableJournalError extends Error {
  override name = 'UnplayableJournalError';
}

/** The input before which a replay has stopped, because the rules of a package failed on it or never ended. */
export interface Halt {
  readonly seq: number;
  readonly fault: RulebookFault;
}

/** A battle restored from its journal, up to the halt if there is one. */
export interface Recovered {
  readonly play: Play;
  readonly halt: Halt | null;
}

/**
 * Restores a battle from its journal. Starts from the last snapshot, unless a rewind has undone it or it is
 * unusable.
 */
export async function recover(
  backing: Backing,
  taken: Pick<TakenBattle, 'record' | 'epoch' | 'snapshot' | 'entries'>,
): Promise<Recovered> {
  const { record, snapshot, entries } = taken;
  const owner = { battle: record.id, epoch: taken.epoch };
  const course = courseTo(rewindsIn(entries), entries.at(-1)?.seq ?? snapshot?.seq ?? 0);
  if (snapshot && isOn(course, snapshot.seq)) {
    try {
      return await playOn(backing, owner, { record, snapshot, entries });
    } catch (error) {
      backing.log.warn(
        { battle: record.id, seq: snapshot.seq, error },
        'the snapshot cannot be used; replaying everything',
      );
    }
  }
  const journal = snapshot ? await backing.store.journal(record.id) : entries;
  return await playOn(backing, owner, { record, snapshot: null, entries: journal });
}

/** Voids the last input of a battle and restores the state before it. */
export async function voidLast(
  backing: Backing,
  record: BattleRecord,
  owner: Ownership,
  seq: number,
): Promise<Recovered> {
  await backing.store.void(owner, seq);
  return await reload(backing, record, owner);
}

/** Restores a battle from the last snapshot and the journal in the store. */
export async function reload(backing: Backing, record: BattleRecord, owner: Ownership): Promise<Recovered> {
  const { store } = backing;
  const snapshot = await store.snapshot(record.id);
  const entries = await store.journal(record.id, snapshot?.seq);
  return await recover(backing, { record, epoch: owner.epoch, snapshot, entries });
}

interface Origin {
  readonly record: BattleRecord;
  readonly snapshot: Snapshot | null;
  readonly entries: readonly JournalEntry[];
  /** The input at which an earlier attempt has failed; `entries` are those before it. */
  readonly halt?: Halt;
}

/**
 * Replays the entries. If a rule fails on the last one, or never ends, voids it, so that the battle can go on. The
 * entry stays in the journal, and GMs are told. If the rules of a package fail on an earlier entry, stops before it.
 */
async function playOn(backing: Backing, owner: Ownership, from: Origin): Promise<Recovered> {
  const { store, log, slices, supervisor } = backing;
  const { record, snapshot, entries } = from;
  const play = supervisor.replay((edition) =>
    snapshot ? Play.resume(edition, snapshot) : Play.begin(edition, record),
  );
  const last = entries.at(-1);
  for await (const entry of slices.over(withoutUndone(entries))) {
    const { seq, input } = entry;
    try {
      const refused = isRewind(input) ? null : supervisor.replay(() => play.battle.check(input));
      if (refused) throw new UnplayableJournalError(`The rules reject input ${seq}: ${refused.code}.`);
      supervisor.replay(() => (entry === last ? play.apply(entry) : play.applyPast(entry)));
    } catch (error) {
      if (error instanceof UnplayableJournalError) throw error;
      if (entry !== last) return await playToHalt(backing, owner, from, { seq, error });
      if (from.halt) throw error;
      log.error({ battle: record.id, seq, error }, 'a rule failed on the last input, which is now void');
      await store.void(owner, seq);
      return await playOn(backing, owner, { record, snapshot, entries: entries.slice(0, -1) });
    }
  }
  return { play, halt: from.halt ?? null };
}

/**
 * Replays the entries up to one on which the rules have failed. Throws the error if they are not those of a package, if
 * the cause may be the snapshot that the replay started from, or if they also fail on an earlier entry.
 */
async function playToHalt(
  backing: Backing,
  owner: Ownership,
  from: Origin,
  { seq, error }: { readonly seq: number; readonly error: unknown },
): Promise<Recovered> {
  const isOfPackage = error instanceof RulebookFault;
  if (!isOfPackage || from.halt || (from.snapshot && error.kind !== 'endless')) throw error;
  backing.log.error({ battle: from.record.id, seq, error }, 'a rulebook failed on an input of the journal');
  const entries = from.entries.filter((entry) => entry.seq < seq);
  return await playOn(backing, owner, { ...from, entries, halt: { seq, fault: error } });
}

/**
 * Replays a course (the inputs that lead to a state, without undone inputs) from its last checkpoint or from
 * the start. Returns null if the journal is damaged. Adds checkpoints to `moments`, closer together toward
 * the end.
 */
export async function playUntil(
  backing: Backing,
  record: BattleRecord,
  course: Course,
  moments?: Checkpoints,
): Promise<Play | null> {
  const { store, slices, supervisor } = backing;
  const from = moments?.lastOn(course);
  const end = course.at(-1)?.last ?? 0;
  const journal = await store.journal(record.id, from?.seq, end);
  const entries = journal.filter(({ seq }) => isOn(course, seq));
  const last = entries.at(-1);
  let due = entries.length / 2;
  try {
    const play = supervisor.replay((edition) =>
      from ? Play.resume(edition, from) : Play.begin(edition, record),
    );
    for await (const entry of slices.over(entries)) {
      supervisor.replay(() => (entry === last ? play.apply(entry) : play.applyPast(entry)));
      const { seq, at } = entry;
      const table = moments && end - seq <= due ? play.battle.snapshot() : null;
      if (!table) continue;
      moments?.note({ seq, table, at });
      due = (end - seq) / 2;
    }
    return play;
  } catch {
    return from ? await playUntil(backing, record, course) : null;
  }
}
