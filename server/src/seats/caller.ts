import { WATCH } from '@riposte/shared/protocol/listing';
import type { OpenBattle, Role } from '@riposte/shared/protocol/messages';
import type { BattleRecord, BattleStore, SeatRecord } from '../store/store.ts';
import { isKeyToWatch, isSecretOf, roleOfLink } from './links.ts';
import { isListed } from './settings.ts';

/** The sender of an API request about a battle. */
export interface Caller {
  readonly record: BattleRecord;
  readonly role: Role;
  /** The seat of the caller's key; undefined if the caller has none. */
  readonly seat: SeatRecord | undefined;
  /** True if the caller was admitted before, to a seat or as a spectator. */
  readonly isIn: boolean;
}

/**
 * Identifies a caller by the secret of a link or of a seat. Returns an error code if the secret is not valid.
 */
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
