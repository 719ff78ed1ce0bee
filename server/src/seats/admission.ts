import type { JoinOptions, Role } from '@riposte/shared/protocol/messages';
import type { Door } from './door.ts';
import { isPassphrase } from './door.ts';
import type { Seat, Seating } from './seating.ts';
import type { Settings } from './settings.ts';

/** A seat given to somebody who came in; the key only if the seat is new. */
export interface Admission {
  readonly seat: Seat;
  readonly key?: string;
}

/** Why somebody is not let in. */
export type Denial = 'bad-link' | 'locked' | 'no-passphrase' | 'wrong-passphrase';

interface Entrance {
  readonly seating: Seating;
  readonly door: Door;
  readonly settings: Settings;
}

/** Gives the seat that the key stands for, or else a new one of the link's role, if newcomers are let in. */
export async function admit(entrance: Entrance, options: JoinOptions): Promise<Admission | Denial> {
  const { seating, door } = entrance;
  const { token, seatKey, name, passphrase } = options;
  const known = seatKey === undefined ? undefined : seating.byKey(seatKey);
  if (known) return { seat: known };
  const role = token === undefined ? undefined : door.roleOf(token);
  if (!role) return 'bad-link';
  return (await denialOf(entrance, role, passphrase)) ?? (await seating.add(role, name));
}

/** The GM's link is the key to everything, so it opens a locked table too. */
async function denialOf(
  { settings }: Entrance,
  role: Role,
  passphrase: string | undefined,
): Promise<Denial | null> {
  if (role === 'gm') return null;
  if (settings.table.locked) return 'locked';
  if (settings.passphrase === null) return null;
  if (passphrase === undefined) return 'no-passphrase';
  return (await isPassphrase(passphrase, settings.passphrase)) ? null : 'wrong-passphrase';
}
