import type { SentPicture } from '@riposte/shared/protocol/messages';
import { MOST_HEROES } from '@riposte/shared/scenario/fight';
import type { Hero, Party } from '@riposte/shared/scenario/party';
import { askJson } from './api.ts';
import { readStored, store } from './browser-storage.ts';
import { readInvitation, recall } from './link.ts';
import { HEROES } from './storage-keys.ts';

/** Returns the heroes for a rulebook that this browser has stored. */
export function savedHeroes(ruleset: string): Party {
  const kept = readStored<Partial<Party>>(HEROES + ruleset);
  return {
    title: '',
    heroes: Array.isArray(kept?.heroes) ? kept.heroes : [],
    pictures: kept?.pictures ?? {},
  };
}

/** Replaces the stored heroes of a rulebook. */
export function saveHeroes(ruleset: string, party: Party): void {
  store(HEROES + ruleset, party);
}

/** Returns a party with the heroes of both parties. Drops duplicates, and the oldest heroes beyond the maximum. */
export function joined(party: Party, more: Party): Party {
  const added = new Set(more.heroes.map((hero) => JSON.stringify(hero)));
  const others = party.heroes.filter((hero) => !added.has(JSON.stringify(hero)));
  const heroes = [...others, ...more.heroes].slice(-MOST_HEROES);
  return { title: party.title || more.title, heroes, pictures: { ...party.pictures, ...more.pictures } };
}

/** Uploads a hero's picture to the battle that this page shows. Throws the same errors as `ask`. */
export async function sendPortrait({ portrait }: Hero, pictures: Party['pictures']): Promise<void> {
  const picture = portrait === undefined ? undefined : pictures[portrait];
  const invitation = readInvitation(location);
  const seatKey = invitation && recall(invitation)?.seatKey;
  if (!invitation || seatKey === undefined || picture === undefined) return;
  await askJson<SentPicture>(`/api/battles/${encodeURIComponent(invitation.battle)}/pictures`, {
    seatKey,
    picture,
  });
}
