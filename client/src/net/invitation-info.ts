import type { BattleAbout } from '@riposte/shared/protocol/messages';
import { ask, askJson } from './api.ts';
import { type Invitation, recall } from './link.ts';

/** What an invitation is worth by now, and how far its battle has come. Throws `Refused` if it opens nothing any more. */
export function fetchAbout({ battle, token }: Invitation): Promise<BattleAbout> {
  return askJson(`/api/battles/${encodeURIComponent(battle)}/about`, { token });
}

/** Calls a battle something else; gives what it is called then. Throws `Refused` if that is not for its holder to do. */
export async function renameBattle({ battle, token }: Invitation, title: string): Promise<string> {
  const path = `/api/battles/${encodeURIComponent(battle)}/rename`;
  return (await askJson<{ readonly title: string }>(path, { token, title })).title;
}

/** Gives up for good the seat that this browser has in a battle, if it has one. Throws `Refused` if it is a game master's. */
export async function leaveBattle(invitation: Invitation): Promise<void> {
  const seatKey = recall(invitation)?.seatKey;
  if (seatKey !== undefined)
    await ask(`/api/battles/${encodeURIComponent(invitation.battle)}/leave`, { seatKey });
}

/** Deletes a battle for good. Throws `Refused` if that is not for its holder to do. */
export async function deleteBattle({ battle, token }: Invitation): Promise<void> {
  await ask(`/api/battles/${encodeURIComponent(battle)}/delete`, { token });
}
