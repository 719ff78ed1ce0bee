import type { Edition } from '@riposte/shared/engine/edition';
import { courseTo, isOn, isRewind, rewindsIn, whatCounts } from '@riposte/shared/engine/rewind';
import type { Log } from '../log.ts';
import type {
  BattleRecord,
  BattleStore,
  JournalEntry,
  Ownership,
  Snapshot,
  TakenBattle,
} from '../store/store.ts';
import { Play } from './play.ts';

/** A journal that the rules do not let through. */
export class UnplayableJournal extends Error {
  override name = 'UnplayableJournal';
}

/** A battle as its journal says it is: from the last snapshot, if that still counts, or else from the very beginning. */
export async function recover(
  store: BattleStore,
  edition: Edition,
  taken: Pick<TakenBattle, 'record' | 'epoch' | 'snapshot' | 'entries'>,
  log: Log,
): Promise<Play> {
  const { record, snapshot, entries } = taken;
  const owner = { battle: record.id, epoch: taken.epoch };
  const course = courseTo(rewindsIn(entries), entries.at(-1)?.seq ?? snapshot?.seq ?? 0);
  if (snapshot && isOn(course, snapshot.seq)) {
    try {
      return await playOn(store, owner, edition, { record, snapshot, entries }, log);
    } catch (error) {
      log.warn(
        { battle: record.id, seq: snapshot.seq, error },
        'the snapshot is of no use, replaying everything',
      );
    }
  }
  const journal = snapshot ? await store.journal(record.id) : entries;
  return await playOn(store, owner, edition, { record, snapshot: null, entries: journal }, log);
}

/** The battle as it was before its last input, which no longer counts. */
export async function goBack(
  store: BattleStore,
  edition: Edition,
  record: BattleRecord,
  owner: Ownership,
  seq: number,
  log: Log,
): Promise<Play> {
  await store.void(owner, seq);
  const snapshot = await store.snapshot(record.id);
  const entries = await store.journal(record.id, snapshot?.seq);
  return await recover(store, edition, { record, epoch: owner.epoch, snapshot, entries }, log);
}

interface Origin {
  readonly record: BattleRecord;
  readonly snapshot: Snapshot | null;
  readonly entries: readonly JournalEntry[];
}

/** Plays the entries again. The very last one is given up if a rule breaks over it: nobody was told its outcome. */
async function playOn(
  store: BattleStore,
  owner: Ownership,
  edition: Edition,
  from: Origin,
  log: Log,
): Promise<Play> {
  const { record, snapshot, entries } = from;
  const play = snapshot ? Play.resume(edition, snapshot) : Play.begin(edition, record);
  for (const entry of whatCounts(entries)) {
    const refused = isRewind(entry.input) ? null : play.battle.check(entry.input);
    if (refused) throw new UnplayableJournal(`Input ${entry.seq} is refused: ${refused.code}.`);
    try {
      play.apply(entry);
    } catch (error) {
      if (entry !== entries.at(-1)) throw error;
      log.error(
        { battle: record.id, seq: entry.seq, error },
        'a rule broke over the last input, which is voided',
      );
      await store.void(owner, entry.seq);
      return await playOn(store, owner, edition, { record, snapshot, entries: entries.slice(0, -1) }, log);
    }
  }
  return play;
}

/** The battle as it was after an input, played again from the beginning; null if that is damaged. */
export async function playUntil(
  store: BattleStore,
  edition: Edition,
  record: BattleRecord,
  seq: number,
): Promise<Play | null> {
  const journal = await store.journal(record.id);
  try {
    const play = Play.begin(edition, record);
    play.applyAll(whatCounts(journal.filter((one) => one.seq <= seq)));
    return play;
  } catch {
    return null;
  }
}
