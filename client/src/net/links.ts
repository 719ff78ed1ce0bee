import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { keep, readStored } from './browser-storage.ts';

type Links = CreatedBattle['links'];

const keyOf = (battle: string) => `riposte:links:${battle}`;

/** Stores the links of a new battle in the browser of its creator. */
export function storeLinks({ id, links }: CreatedBattle): void {
  keep(keyOf(id), links);
}

/** Returns the links of a battle that this browser has created. */
export function linksOf(battle: string): Links | undefined {
  return readStored<Links>(keyOf(battle));
}
