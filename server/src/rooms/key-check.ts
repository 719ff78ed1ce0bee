import type { AuthContext } from '@colyseus/core';
import { joinOptions } from '@riposte/shared/protocol/schemas';
import { identify } from '../seats/caller.ts';
import type { BattleStore } from '../store/store.ts';
import { deniedBecause, malformedJoin } from './denials.ts';

const JOIN_PATH = /^\/matchmake\/joinById\/([\w-]+)$/;

/** Returns the id of the room that a matchmaking request wants to join; undefined: it has none. */
export function roomWanted({ req }: AuthContext): string | undefined {
  const { url = '' } = (req ?? {}) as Partial<Request>;
  return URL.canParse(url) ? JOIN_PATH.exec(new URL(url).pathname)?.[1] : undefined;
}

/**
 * Resolves if a request to join shows a secret of the battle: only then is a place reserved for it. Rejects with a
 * `ServerError`. The rest, such as a passphrase, is checked once the connection is there.
 */
export async function requireKey(store: BattleStore, battle: string, options: unknown): Promise<void> {
  const asked = joinOptions.safeParse(options);
  if (!asked.success) throw malformedJoin();
  const caller = await identify(store, battle, asked.data);
  if (typeof caller === 'string') throw deniedBecause('bad-link');
}

/** Where a connection comes from, as the room is told it. */
export interface Origin {
  /** What limits per address count it for. */
  readonly address: string;
}

/** Returns where a matchmaking request comes from, as the gate has seen it. */
export function originOf({ ip = '' }: AuthContext): Origin {
  return { address: ip };
}
