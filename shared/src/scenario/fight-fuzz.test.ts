import { expect, it } from 'vitest';
import { pick } from '../bots/policy.ts';
import { Battle } from '../engine/battle/battle.ts';
import { seededDice } from '../engine/state/dice.ts';
import { broken, FILES } from '../fuzz/broken.ts';
import { seedOf } from '../fuzz/chance.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { readFight } from './fight-file.ts';

const WHOLE = Object.values(RULESETS).flatMap(({ scenarios }) =>
  scenarios.map(({ setup }) => JSON.stringify(setup, null, 2)),
);

it(`each of ${FILES} broken fight files is rejected with a sentence or can be played`, () => {
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
