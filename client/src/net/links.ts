import type { CreatedBattle } from '@riposte/shared/protocol/messages';
import { keep, recallOf } from './browser-storage.ts';

type Links = CreatedBattle['links'];

const keyOf = (battle: string) => `riposte:links:${battle}`;

/** Stores the links of a new battle in the browser of its creator. */
export function keepLinks({ id, links }: CreatedBattle): void {
  keep(keyOf(id), links);
}

/** The links of a battle that was made in this browser. */
export function linksOf(battle: string): Links | undefined {
  return recallOf<Links>(keyOf(battle));
}
