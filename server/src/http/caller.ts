import { WATCH } from '@riposte/shared/protocol/listing';
import type { OpenBattle, Role } from '@riposte/shared/protocol/messages';
import type { Hall } from '../battles/hall.ts';
import { isKeyToWatch, isSecretOf, roleOfLink } from '../seats/links.ts';
import { isListed } from '../seats/settings.ts';
import type { BattleRecord, SeatRecord } from '../store/store.ts';
import { Failure } from './failure.ts';

/** Whoever asks for something of a battle without being in its room. */
export interface Caller {
  readonly record: BattleRecord;
  readonly role: Role;
  /** The seat whose key they have; undefined: they have none. */
  readonly seat: SeatRecord | undefined;
  /** Whether their key says that they have been let in: by a seat, or by a place among the spectators. */
  readonly isIn: boolean;
}

/** Who asks, by the secret of a link or of a seat. Throws a `Failure` if that opens nothing. */
export async function callerOf({ store }: Hall, id: string, { token, seatKey }: OpenBattle): Promise<Caller> {
  const record = await store.find(id);
  if (!record)
    throw new Failure(404, 'no-such-battle', 'There is no such battle. Was the link copied whole?');
  const isListedLink = token === WATCH && isListed(await store.settings(id));
  const byLink = isListedLink ? 'spectator' : token && roleOfLink(record.links, token);
  const seats = seatKey === undefined ? [] : await store.seats(record.id);
  const seat = seats.find(({ keyHash }) => seatKey !== undefined && isSecretOf(seatKey, keyHash));
  const role = byLink || seat?.role;
  if (!role) throw new Failure(403, 'bad-link', 'This link does not open this battle. Ask for a new one.');
  const isWatching = seatKey !== undefined && isKeyToWatch(seatKey, record.links.spectator);
  return { record, role, seat, isIn: seat !== undefined || isWatching };
}
