import { pick } from '../bots/policy.ts';
import type { Dice } from '../engine/state/dice.ts';
import { between, oneIn } from './chance.ts';

const JUNK = [
  ...['{', '}', '[', ']', '<', '>', ',', ':', '"', '\\', '\n', '\0', '\ud800', 'é', '&amp;', '&x;'],
  ...['-', '0', '9', '.', '1e9', 'null', '</map>', '<tile/>'],
];
const VALUES = [
  ...['null', 'true', '-1', '0', '1e400', '99999', '99999999', '4294967295', '""', '[]', '{}', '[[0,0]]'],
  ...['"gm"', '"even"', '"__proto__"', '{"do":"attack"}', 'x', 'zlib'],
];

/** Returns the text of a file after damaging it: removes, inserts, repeats or replaces a few random parts. */
export function broken(text: string, dice: Dice): string {
  let broke = text;
  for (let times = between(dice, 1, 4); times > 0; times--) {
    const from = between(dice, 0, broke.length);
    const to = Math.min(broke.length, from + between(dice, 0, oneIn(dice, 4) ? 400 : 4));
    const [before, part, after] = [broke.slice(0, from), broke.slice(from, to), broke.slice(to)];
    const ways = [
      () => before + after,
      () => before + part + part + after,
      () => before + pick(dice, JUNK) + after,
      () => before + after.replace(/(?<=: ?)("[^"]*"|-?[\d.]+|true|false|null)/, pick(dice, VALUES)),
      () => before + after.replace(/-?\d+(\.\d+)?|true|false|(?<=")[a-z]\w*(?=")/, pick(dice, VALUES)),
      () => before + after.replace(/"\w+":/, '"kind":'),
    ];
    broke = pick(dice, ways)();
  }
  return broke;
}

/** The number of broken files with which each file reader is tested; `npm run fuzz-files` sets it. */
export const FILES = Number(process.env.FUZZ_FILES ?? 2_000);
