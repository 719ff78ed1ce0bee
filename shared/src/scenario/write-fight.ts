import type { RulebookOrigin } from '../engine/history/rulebook-origin.ts';
import type { Scenario } from '../engine/setup/scenario.ts';
import { usedPictures } from './picture-files.ts';

/** A fight without an id, as a file contains it. */
export type Fight = Omit<Scenario, 'id'>;

/** The version of a fight’s rulebook, and the package that contains it, if it is not a rulebook of Riposte. */
export type FileRulebook = { readonly version: number } & Partial<RulebookOrigin>;

/**
 * Returns a fight as the text of its file, the inverse of `readFight`. With `rulebook`, the file also says where its
 * rulebook comes from.
 */
export function writeFight(fight: Fight, rulebook?: FileRulebook): string {
  const { title, blurb, setup, pictures = {} } = fight;
  const { ruleset, ...fought } = setup;
  const head = {
    ruleset,
    ...(rulebook && { rulebook }),
    ...(title !== '' && { title }),
    ...(blurb !== '' && { blurb }),
  };
  const given = Object.entries(usedPictures(fought, pictures)).map(([name, data]) => ({ name, data }));
  const hangings = given.length > 0 && { pictures: given };
  return `${inShortLines(JSON.stringify({ ...head, ...fought, ...hangings }, null, 2))}\n`;
}

/** Returns the fight without its pictures, which makes it short enough for a link. */
export function withoutPictures({ title, blurb, setup }: Fight): Fight {
  const combatants = setup.combatants.map(({ portrait: _, ...one }) => one);
  const { backdrop: _, ...map } = setup.map;
  return { title, blurb, setup: { ...setup, map, combatants } };
}

/**
 * Returns JSON after joining the lines of each hex to one line. This is safe because JSON strings contain no line
 * breaks.
 */
export function inShortLines(text: string): string {
  return text.replace(/\[\n\s+(-?\d+),\n\s+(-?\d+)\n\s+\]/g, '[$1, $2]');
}
