import type { BattleAbout } from '@riposte/shared/protocol/messages';
import { ask, askJson } from './api.ts';
import type { Invitation } from './link.ts';

/** What an invitation is worth by now, and how far its battle has come. Throws `Refused` if it opens nothing any more. */
export function fetchAbout({ battle, token }: Invitation): Promise<BattleAbout> {
  return askJson(`/api/battles/${encodeURIComponent(battle)}/about`, { token });
}

/** Deletes a battle for good. Throws `Refused` if that is not for its holder to do. */
export async function deleteBattle({ battle, token }: Invitation): Promise<void> {
  await ask(`/api/battles/${encodeURIComponent(battle)}/delete`, { token });
}
