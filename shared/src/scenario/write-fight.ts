import type { Scenario } from '../engine/setup/scenario.ts';
import { usedPictures } from './picture-files.ts';

/** A fight without an id, as a file contains it. */
export type Fight = Omit<Scenario, 'id'>;

/** Returns a fight as the text of its file, the inverse of `readFight`. */
export function writeFight({ title, blurb, setup: { ruleset, ...setup }, pictures = {} }: Fight): string {
  const head = { ruleset, ...(title !== '' && { title }), ...(blurb !== '' && { blurb }) };
  const given = Object.entries(usedPictures(setup, pictures)).map(([name, data]) => ({ name, data }));
  const hangings = given.length > 0 && { pictures: given };
  return `${inShortLines(JSON.stringify({ ...head, ...setup, ...hangings }, null, 2))}\n`;
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
