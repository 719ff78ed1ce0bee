import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pick } from '../bots/policy.ts';
import { seededDice } from '../engine/state/dice.ts';
import { broken, FILES } from '../fuzz/broken.ts';
import { oneIn, seedOf } from '../fuzz/chance.ts';
import { hexKey } from '../hex/map.ts';
import { MOST_RADIUS } from '../scenario/fight.ts';
import { readMap } from './read-map.ts';

const FOLDER = new URL('../../testdata/maps/', import.meta.url);
const WHOLE = readdirSync(FOLDER)
  .filter((name) => !name.endsWith('.md'))
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

it(`each of ${FILES} broken map files is rejected with a sentence or read as a map`, () => {
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
