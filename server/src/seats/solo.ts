import type { Id, Table } from '@riposte/shared/engine/state/table';
import { type Lock, Mutex } from '../scheduling/mutex.ts';
import type { BattleStore, Ownership } from '../store/store.ts';
import { Seating } from './seating.ts';
import { Settings } from './settings.ts';

/** Who has friends at the table may be away for so long before a bot takes over. */
const AWAY_SECONDS = 120;

/**
 * Begins a battle that has just been created for somebody who plays these fighters; bots play all others, and there is no
 * GM. Gives the secret of the seat that has been taken for them.
 */
export async function beginAlone(
  store: BattleStore,
  battle: string,
  table: Table,
  play: readonly Id[],
): Promise<string> {
  const taken = await store.take(battle);
  if (!taken) throw new Error(`Battle "${battle}" is gone before it began.`);
  const owner = { battle, epoch: taken.epoch };
  // the battle is new, so this mutex is the only one that guards it
  const key = await new Mutex().run((lock) => seatPlayer(lock, store, owner, table, play));
  await store.setStatus(owner, 'fighting');
  return key;
}

/** Seats the player of these fighters, and leaves all other fighters and the GM's decisions to bots. Returns the seat key. */
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
  return key;
}
