import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { readStored, store } from './browser-storage.ts';
import { LINKS } from './storage-keys.ts';

type Links = CreatedBattle['links'];

/** Stores the invitation links of a battle that this browser has created. */
export function storeLinks({ id, links }: CreatedBattle): void {
  store(LINKS + id, links);
}

/** Returns the stored invitation links of a battle; undefined if another browser created the battle. */
export function linksOf(battle: string): Links | undefined {
  return readStored<Links>(LINKS + battle);
}
