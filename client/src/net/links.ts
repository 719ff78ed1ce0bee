import type { CreatedBattle } from '@riposte/shared/protocol/messages';

type Links = CreatedBattle['links'];

/** Keeps the links of a battle in the browser of the one who made it. */
export function keepLinks({ id, links }: CreatedBattle): void {
  localStorage.setItem(`riposte:links:${id}`, JSON.stringify(links));
}

/** The links of a battle that was made in this browser. */
export function linksOf(battle: string): Links | undefined {
  const kept = localStorage.getItem(`riposte:links:${battle}`);
  return kept === null ? undefined : (JSON.parse(kept) as Links);
}
