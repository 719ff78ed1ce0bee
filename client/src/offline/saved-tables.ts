import type { Id } from '@riposte/shared';
import type { RulesName } from '@riposte/shared/engine/history/rulebook-origin';
import type { EventsMessage } from '@riposte/shared/protocol/messages';
import { clear, createStore, del, entries, get, keys, set } from 'idb-keyval';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { type Invitation, storedId } from '../net/link.ts';
import { MOST_BATTLES } from '../net/storage-keys.ts';

/** The version of the format of saved tables. A release that changes `SavedTable` raises it. */
const FORMAT = 1;

/** A table as this device last showed it. It contains only what its seat was shown, and no secrets of links. */
export interface SavedTable {
  /** Milliseconds since 1970, by this device's clock. */
  readonly savedAt: number;
  readonly rules: RulesName;
  /** The id of the seat. */
  readonly seat: string;
  readonly snapshot: Omit<BattleSnapshot, 'ruleset'>;
  /** The questions of the seat's prompts, as text. */
  readonly asked: readonly string[];
  /**
   * The latest revision that the user has seen; -1 before the fight. Later ones came while the page was in the
   * background.
   */
  readonly seen: number;
  /** The latest results of inputs, for the log. */
  readonly results: readonly EventsMessage[];
  /** The names of fighters that have left the table. */
  readonly names: ReadonlyMap<Id, string>;
}

const tables = createStore('riposte-tables', 'tables');

/** A table in the database. Early releases saved no format. */
interface StoredTable extends SavedTable {
  readonly format?: number;
}

/**
 * Returns the saved table of a battle; undefined if there is none, or if the browser blocks its database. Returns
 * `other-format` if a release with another format has saved it.
 */
export async function savedTable(invitation: Invitation): Promise<SavedTable | 'other-format' | undefined> {
  const stored = await get<StoredTable>(storedId(invitation), tables).catch(() => undefined);
  return stored && stored.format !== FORMAT ? 'other-format' : stored;
}

/** Saves a table. Removes the oldest one if the device then has more tables than battles in its list. */
export async function saveTable(invitation: Invitation, table: SavedTable): Promise<void> {
  const stored: StoredTable = { ...table, format: FORMAT };
  await set(storedId(invitation), stored, tables);
  if ((await keys(tables)).length <= MOST_BATTLES) return;
  const all = await entries<string, SavedTable>(tables);
  const old = all.sort(([, one], [, other]) => other.savedAt - one.savedAt).slice(MOST_BATTLES);
  for (const [key] of old) await del(key, tables);
}

/** Removes all saved tables. */
export async function removeTables(): Promise<void> {
  await clear(tables);
}

/** Removes the saved table of a seat by its stored id. */
export async function removeTable(id: string): Promise<void> {
  await del(id, tables);
}
