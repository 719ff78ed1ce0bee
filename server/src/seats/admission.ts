import { WATCH } from '@riposte/shared/protocol/listing';
import type { JoinOptions, Role } from '@riposte/shared/protocol/messages';
import type { LiveBattle } from '../battles/live-battle.ts';
import type { Lock } from '../scheduling/mutex.ts';
import type { BattleStore } from '../store/store.ts';
import type { Guesses } from './guesses.ts';
import type { Invitations } from './invitations.ts';
import { isKeyToWatch, keyToWatch, roleOfLink } from './links.ts';
import type { Seat, Seating } from './seating.ts';
import { isListed, type Settings } from './settings.ts';

/** The seat of an admitted client, and its key if the seat is new. */
export interface Admission {
  readonly seat: Seat;
  readonly key?: string;
}

/** The reason why an admission was denied. */
export type Denial =
  | 'bad-link'
  | 'full'
  | 'locked'
  | 'no-passphrase'
  | 'not-here'
  | 'too-many-guesses'
  | 'wrong-passphrase';

interface Entrance {
  readonly live: Pick<LiveBattle, 'exclusive' | 'owner'>;
  readonly guesses: Guesses;
  readonly seating: Seating;
  readonly invitations: Invitations;
  readonly settings: Settings;
  /** True if spectators without a delay join this room. Otherwise they join relays. */
  readonly hasSpectators: boolean;
  /**
   * The maximum number of connected clients. At the maximum, only GMs and clients that already have a seat
   * are admitted.
   */
  readonly mostGuests: number;
}

/**
 * Admits a client to the seat of its key, or to a new seat with the role of its link. A new player is muted
 * if a muted seat was taken from the same address.
 */
export async function admit(
  entrance: Entrance,
  options: JoinOptions,
  address: string,
): Promise<Admission | Denial> {
  const { live, seating, settings } = entrance;
  const proof = await proofOf(entrance, options); // runs outside the lock, because checking a passphrase is slow by design
  if (proof === 'too-many-guesses') return proof;
  return await live.exclusive(async (lock) => {
    const admitted = await seatFor(lock, entrance, options, proof);
    if (typeof admitted === 'string') return admitted;
    seating.setAddress(admitted.seat.id, address);
    const seat = { ...admitted.seat, address };
    const isNew = admitted.key !== undefined;
    const isMuted = settings.muted.includes(seat.id) || (isNew && settings.isMutedAddress(address));
    if (isMuted && seat.role === 'player') await settings.mute(lock, seat, seating.all);
    return admitted;
  });
}

async function seatFor(
  lock: Lock,
  entrance: Entrance,
  options: JoinOptions,
  proof: Proof,
): Promise<Admission | Denial> {
  const known = knownSeat(entrance, options);
  const role = known?.role ?? roleOf(entrance, options);
  if (!role) return 'bad-link';
  const { hasSpectators, settings } = entrance;
  if (role === 'spectator' && !(hasSpectators && settings.spectatorsDelay === 0)) return 'not-here';
  if (known) return { seat: known };
  return denialOf(entrance, role, options, proof) ?? (await entrance.seating.add(lock, role, options.name));
}

function knownSeat({ seating }: Entrance, { seatKey }: JoinOptions): Seat | undefined {
  return seatKey === undefined ? undefined : seating.byKey(seatKey);
}

function roleOf({ invitations, settings }: Entrance, { token }: JoinOptions): Role | undefined {
  if (token === WATCH) return settings.isListed ? 'spectator' : undefined;
  return token === undefined ? undefined : invitations.roleOf(token);
}

/** The hash of the passphrase that a newcomer has entered correctly; null if they have entered none. */
type Proof = { readonly hash: string | null };

const NO_PROOF: Proof = { hash: null };

/** Checks the passphrase of a newcomer if the table requires one. */
async function proofOf(entrance: Entrance, options: JoinOptions): Promise<Proof | 'too-many-guesses'> {
  const stored = entrance.settings.passphrase;
  const { passphrase } = options;
  if (stored === null || passphrase === undefined) return NO_PROOF;
  if (knownSeat(entrance, options) || !roleOf(entrance, options)) return NO_PROOF;
  const compared = await entrance.guesses.compare(entrance.live.owner.battle, passphrase, stored);
  if (compared === 'too-many') return 'too-many-guesses';
  return compared === 'right' ? { hash: stored } : NO_PROOF;
}

/** Returns why a newcomer is denied; null if the newcomer is admitted. The GM's link also opens a locked table. */
function denialOf(
  { settings, seating, mostGuests }: Entrance,
  role: Role,
  { passphrase }: JoinOptions,
  { hash }: Proof,
): Denial | null {
  if (role === 'gm') return null;
  if (seating.all.filter(({ connected }) => connected).length >= mostGuests) return 'full';
  if (settings.table.locked) return 'locked';
  if (settings.passphrase === null) return null;
  if (passphrase === undefined) return 'no-passphrase';
  return hash === settings.passphrase ? null : 'wrong-passphrase';
}

/**
 * Admits a spectator to a relay. Returns the key with which the spectator can come back. Spectators from the public
 * list get no key, because they need none while the battle is listed.
 */
export async function admitToWatch(
  store: BattleStore,
  guesses: Guesses,
  battle: string,
  { token, seatKey, passphrase }: JoinOptions,
): Promise<{ readonly seatKey?: string } | Denial> {
  const record = await store.find(battle);
  if (!record) return 'bad-link';
  const { spectator } = record.links;
  if (seatKey !== undefined && isKeyToWatch(seatKey, spectator)) return { seatKey };
  const settings = await store.settings(battle);
  if (token === WATCH) return isListed(settings) ? {} : 'bad-link';
  if (token === undefined || roleOfLink(record.links, token) !== 'spectator') return 'bad-link';
  if (settings?.table.locked) return 'locked';
  const stored = settings?.passphrase ?? null;
  if (stored !== null && passphrase === undefined) return 'no-passphrase';
  const compared = stored === null ? 'right' : await guesses.compare(battle, passphrase ?? '', stored);
  if (compared !== 'right') return compared === 'wrong' ? 'wrong-passphrase' : 'too-many-guesses';
  return { seatKey: keyToWatch(spectator) };
}
