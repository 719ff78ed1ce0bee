import { WATCH } from '@riposte/shared/protocol/listing';
import type { OpenBattle, Role } from '@riposte/shared/protocol/messages';
import type { BattleRecord, BattleStore, SeatRecord } from '../store/store.ts';
import { isKeyToWatch, isSecretOf, roleOfLink } from './links.ts';
import { isListed } from './settings.ts';

/** A person who asks for something of a battle without being in its room. */
export interface Caller {
  readonly record: BattleRecord;
  readonly role: Role;
  /** The seat whose key they have; undefined: they have none. */
  readonly seat: SeatRecord | undefined;
  /** Whether their key says that they have been let in: by a seat, or by a place among the spectators. */
  readonly isIn: boolean;
}

/** Returns who asks, by the secret of a link or of a seat, or why the secret opens nothing. */
export async function identify(
  store: BattleStore,
  id: string,
  { token, seatKey }: OpenBattle,
): Promise<Caller | 'no-such-battle' | 'bad-link'> {
  const record = await store.find(id);
  if (!record) return 'no-such-battle';
  const isListedLink = token === WATCH && isListed(await store.settings(id));
  const byLink = isListedLink ? 'spectator' : token && roleOfLink(record.links, token);
  const seats = seatKey === undefined ? [] : await store.seats(record.id);
  const seat = seats.find(({ keyHash }) => seatKey !== undefined && isSecretOf(seatKey, keyHash));
  const role = byLink || seat?.role;
  if (!role) return 'bad-link';
  const isWatching = seatKey !== undefined && isKeyToWatch(seatKey, record.links.spectator);
  return { record, role, seat, isIn: seat !== undefined || isWatching };
}
