import type { Id } from '@riposte/shared/engine/schema/ids';
import type { Table } from '@riposte/shared/engine/state/table';
import { type Lock, Mutex } from '../scheduling/mutex.ts';
import type { BattleStore, Ownership } from '../store/store.ts';
import { takeNew } from '../store/take-new.ts';
import { Seating } from './seating.ts';
import { Settings } from './settings.ts';

/** The level of the bots. It is easy, because many of these players are new to the rules. */
const LEVEL = 'easy';
/** Seconds of absence after which a bot takes over. */
const AWAY_SECONDS = 120;

/**
 * Starts a new battle in which a single player plays the fighters in `play`, and bots play all others.
 * Returns the key of the player's seat.
 */
export async function startSolo(
  store: BattleStore,
  battle: string,
  table: Table,
  play: readonly Id[],
): Promise<string> {
  const taken = await takeNew(store, battle);
  const owner = { battle, epoch: taken.epoch };
  // no other code knows the new battle yet, so a new mutex suffices
  const key = await new Mutex().run((lock) => seatPlayer(lock, store, owner, table, play));
  await store.setStatus(owner, 'fighting');
  return key;
}

/**
 * Gives the player a seat, and leaves all other fighters and the GM's decisions to bots. Returns the seat's
 * key.
 */
async function seatPlayer(
  lock: Lock,
  store: BattleStore,
  owner: Ownership,
  table: Table,
  play: readonly Id[],
): Promise<string> {
  const seating = new Seating(store, owner, []);
  const { seat, key } = await seating.add(lock, 'player', undefined);
  for (const fighter of play)
    await seating.change(lock, seating.find(seat.id) ?? seat, { do: 'claim', fighter }, table);
  const settings = new Settings(store, owner, null);
  await settings.change(lock, { absence: 'bot', absenceSeconds: AWAY_SECONDS });
  const others = Object.keys(table.fighters).filter((id) => !play.includes(id));
  await settings.setBots(lock, [...others, 'gm'], true);
  await settings.setTraits(lock, others, { level: LEVEL });
  return key;
}
