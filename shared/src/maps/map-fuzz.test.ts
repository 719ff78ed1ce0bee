import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pick } from '../bots/policy.ts';
import { type Dice, seededDice } from '../engine/dice.ts';
import { between, oneIn, seedOf } from '../fuzz/chance.ts';
import { hexKey } from '../hex/map.ts';
import { MOST_RADIUS } from '../scenario/fight.ts';
import { readMap } from './read-map.ts';

const FILES = Number(process.env.FUZZ_FILES ?? 2_000);

const FOLDER = new URL('../../testdata/maps/', import.meta.url);
const WHOLE = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

const JUNK = ['{', '}', '[', ']', '<', '>', '</map>', '<tile/>', '&amp;', '&x;', '"', '\\', '\0', '\ud800', '-', '9']; // biome-ignore format: one line
const VALUES = [
  '-1',
  '1e400',
  '0',
  '99999999',
  '4294967295',
  'null',
  '[]',
  '{}',
  '""',
  'x',
  '"even"',
  'zlib',
];

/** The text with a few things cut out, put in, said twice or put in the place of values. */
function broken(text: string, dice: Dice): string {
  let broke = text;
  for (let times = between(dice, 1, 3); times > 0; times--) {
    const from = between(dice, 0, broke.length);
    const to = Math.min(broke.length, from + between(dice, 0, oneIn(dice, 4) ? 400 : 4));
    const [before, part, after] = [broke.slice(0, from), broke.slice(from, to), broke.slice(to)];
    const ways = [
      () => before + after,
      () => before + part + part + after,
      () => before + pick(dice, JUNK) + after,
      () => before + after.replace(/-?\d+(\.\d+)?|true|false/, pick(dice, VALUES)),
      () => before + after.replace(/(?<=")[a-z]\w*(?=")/, pick(dice, VALUES)),
    ];
    broke = pick(dice, ways)();
  }
  return broke;
}

it(`${FILES} broken files of maps are each refused in a sentence, or are maps`, () => {
  const dice = seededDice(seedOf('broken maps'));
  let refused = 0;
  for (let file = 0; file < FILES; file++) {
    const text = broken(pick(dice, WHOLE), dice);
    const reading = readMap(text, {
      squares: pick(dice, [0.5, 1, 2]),
      hasDoors: oneIn(dice, 2),
      takesPicture: true,
    });
    if ('fault' in reading) {
      refused++;
      expect(reading.fault.message, text).toMatch(/^[^\n]+[.?]$/);
      continue;
    }
    const { map, doors, remarks } = reading;
    expect(map.radius, text).toBeLessThanOrEqual(MOST_RADIUS);
    const walls = new Set(map.walls.map(hexKey));
    expect(walls.size, text).toBe(map.walls.length);
    expect(doors.every((door) => walls.has(hexKey(door))) || text.includes('options'), text).toBe(true);
    expect(remarks.length, text).toBeGreaterThan(0);
  }
  expect(refused).toBeGreaterThan(FILES / 3);
});
