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

/** Returns a scenario's file with translated texts. Texts that the translation lacks stay English. */
export function translatedFight<File extends FightFile>(fight: File, translation: Chapter): File {
  const { title, blurb, names } = translation;
  const nameOf = (id: string) => (typeof names === 'object' ? names[id] : undefined);
  const combatants = fight.combatants.map((one) => ({ ...one, name: nameOf(one.id) ?? one.name }));
  return { ...fight, title: title ?? fight.title, blurb: blurb ?? fight.blurb, combatants };
}
