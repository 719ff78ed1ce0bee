import { expect, it } from 'vitest';
import { pick } from '../bots/policy.ts';
import { Battle } from '../engine/battle.ts';
import { type Dice, seededDice } from '../engine/dice.ts';
import { between, oneIn, seedOf } from '../fuzz/chance.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { readFight } from './fight-file.ts';

const FILES = Number(process.env.FUZZ_FILES ?? 2_000);

const WHOLE = Object.values(RULESETS).flatMap(({ scenarios }) =>
  scenarios.map(({ setup }) => JSON.stringify(setup, null, 2)),
);

const JUNK = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\n',
  '\0',
  '\ud800',
  'é',
  '-',
  '0',
  '1e9',
  '.',
  'null',
];
const VALUES = [
  'null',
  'true',
  '-1',
  '1e400',
  '""',
  '[]',
  '{}',
  '[[0,0]]',
  '"gm"',
  '{"do":"attack"}',
  '99999',
];

/** The text with a few things cut out, put in, said twice or put in the place of values. */
function broken(text: string, dice: Dice): string {
  let broke = text;
  for (let times = between(dice, 1, 4); times > 0; times--) {
    const from = between(dice, 0, broke.length);
    const to = Math.min(broke.length, from + between(dice, 0, oneIn(dice, 4) ? 400 : 4));
    const [before, part, after] = [broke.slice(0, from), broke.slice(from, to), broke.slice(to)];
    const ways = [
      () => before + after,
      () => before + part + part + after,
      () => before + pick(dice, JUNK) + after,
      () => before + after.replace(/: ?("[^"]*"|-?\d+|true|false|null)/, `: ${pick(dice, VALUES)}`),
      () => before + after.replace(/"\w+":/, '"kind":'),
    ];
    broke = pick(dice, ways)();
  }
  return broke;
}

it(`${FILES} broken files are each told what is wrong in a sentence, or can be fought`, () => {
  const dice = seededDice(seedOf('broken fights'));
  let refused = 0;
  for (let file = 0; file < FILES; file++) {
    const text = broken(pick(dice, WHOLE), dice);
    const read = readFight(text, RULESETS);
    if ('faults' in read) {
      refused++;
      for (const { line, column, message } of read.faults) {
        expect(message, text).toMatch(/^[^\n]+[.?]$/);
        expect(Math.min(line, column), text).toBeGreaterThan(0);
        expect(line, text).toBeLessThanOrEqual(text.split('\n').length);
      }
    } else {
      const { table, prompts } = Battle.start(
        read.ruleset,
        read.scenario.setup,
        seededDice(seedOf(`${file}`)),
      );
      expect(table.over !== null || prompts.length > 0, text).toBe(true);
    }
  }
  expect(refused).toBeGreaterThan(FILES / 2);
});
