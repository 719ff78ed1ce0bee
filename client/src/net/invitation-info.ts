import type { BattleAbout } from '@riposte/shared/protocol/messages';
import { ask, askJson } from './api.ts';
import { type Invitation, recall } from './link.ts';

/**
 * Fetches the role that an invitation grants, and the state of its battle. Throws `Refused` if the invitation is no
 * longer valid.
 */
export function fetchAbout({ battle, token }: Invitation): Promise<BattleAbout> {
  return askJson(`/api/battles/${encodeURIComponent(battle)}/about`, { token });
}

/** Renames a battle and returns its new title. Throws `Refused` if the invitation does not allow that. */
export async function renameBattle({ battle, token }: Invitation, title: string): Promise<string> {
  const path = `/api/battles/${encodeURIComponent(battle)}/rename`;
  return (await askJson<{ readonly title: string }>(path, { token, title })).title;
}

/** Gives up this browser's seat in a battle. Throws `Refused` for a GM's seat. */
export async function leaveBattle(invitation: Invitation): Promise<void> {
  const seatKey = recall(invitation)?.seatKey;
  if (seatKey !== undefined)
    await ask(`/api/battles/${encodeURIComponent(invitation.battle)}/leave`, { seatKey });
}

/** Deletes a battle permanently. Throws `Refused` if the invitation does not allow that. */
export async function deleteBattle({ battle, token }: Invitation): Promise<void> {
  await ask(`/api/battles/${encodeURIComponent(battle)}/delete`, { token });
}
