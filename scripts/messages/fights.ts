import type { Chapter } from './module.ts';

/* A scenario's file holds English texts beside its map. Only its texts are translated, so they form a chapter. */

interface FightFile {
  readonly title: string;
  readonly blurb: string;
  readonly combatants: readonly { readonly id: string; readonly name: string }[];
}

/** Returns the texts of a scenario's file: its title, its blurb, and the names of its fighters by id. */
export function textsOfFight({ title, blurb, combatants }: FightFile): Chapter {
  return { title, blurb, names: Object.fromEntries(combatants.map(({ id, name }) => [id, name])) };
}
