import type { Scenario } from './scenario.ts';

/** A fight that has no place on a shelf: what a file holds. */
export type Fight = Omit<Scenario, 'id'>;

/** A fight as the text of its file; `readFight` reads the same fight from it. */
export function writeFight({ title, blurb, setup: { ruleset, ...setup } }: Fight): string {
  const head = { ruleset, ...(title !== '' && { title }), ...(blurb !== '' && { blurb }) };
  return `${inShortLines(JSON.stringify({ ...head, ...setup }, null, 2))}\n`;
}

/** The same with each hex on one line. No string of JSON has a line break in it. */
function inShortLines(text: string): string {
  return text.replace(/\[\n\s+(-?\d+),\n\s+(-?\d+)\n\s+\]/g, '[$1, $2]');
}
