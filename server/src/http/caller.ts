import type { OpenBattle } from '@riposte/shared/protocol/messages';
import { Failure } from '../requests/failure.ts';
import { type Caller, identify } from '../seats/caller.ts';
import type { BattleServices } from '../services/services.ts';
import { badTableLink, noSuchBattle } from '../words/failures.ts';

/**
 * Identifies the caller by the secret of a link or of a seat. Throws a `Failure` if the secret is not valid.
 */
export async function callerOf({ store }: BattleServices, id: string, secrets: OpenBattle): Promise<Caller> {
  const caller = await identify(store, id, secrets);
  if (caller === 'no-such-battle') throw new Failure(noSuchBattle);
  if (caller === 'bad-link') throw new Failure(badTableLink);
  return caller;
}
