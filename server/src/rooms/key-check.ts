import type { AuthContext } from '@colyseus/core';
import { joinOptions } from '@riposte/shared/protocol/schemas';
import { identify } from '../seats/caller.ts';
import type { BattleServices } from '../services/services.ts';
import { deniedBecause, malformedJoin } from './denials.ts';

const JOIN_PATH = /^\/matchmake\/joinById\/([\w-]+)$/;

/** Returns the id of the room that a matchmaking request wants to join; undefined for other requests. */
export function roomWanted({ req }: AuthContext): string | undefined {
  const { url = '' } = (req ?? {}) as Partial<Request>;
  return URL.canParse(url) ? JOIN_PATH.exec(new URL(url).pathname)?.[1] : undefined;
}

/**
 * Resolves if a join request contains a secret of the battle; only then is a place reserved. Throws a
 * `ServerError` otherwise. The passphrase is checked after connecting. Of many simultaneous requests, one is
 * checked per turn of the event loop.
 */
export async function requireKey(
  { store, slices }: Pick<BattleServices, 'store' | 'slices'>,
  battle: string,
  options: unknown,
): Promise<void> {
  await slices.next();
  const asked = joinOptions.safeParse(options);
  if (!asked.success) throw malformedJoin();
  const caller = await identify(store, battle, asked.data);
  if (typeof caller === 'string') throw deniedBecause('bad-link', asked.data);
}

/** The origin of a connection, as known to its room. */
export interface Origin {
  /** The address that is used for per-address limits. */
  readonly address: string;
  /** Whether the person may open the next fight. False if that needs a sign-in and the page joined without one. */
  readonly mayOpen: boolean;
}

/** Returns the origin of a matchmaking request, as determined by the gate and the sign-in. */
export function originOf({ ip = '' }: AuthContext, mayOpen: boolean): Origin {
  return { address: ip, mayOpen };
}
