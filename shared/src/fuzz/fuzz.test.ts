import { describe, expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { fightNames, fuzzFight, limitsOf } from './fuzz.ts';

const FIGHTS = Number(process.env.FUZZ_FIGHTS ?? 30);

describe.each(Object.values(RULESETS))('$id', (ruleset) => {
  it.each([
    { name: 'keeps its promises whatever the players send', series: 'players' },
    { name: 'keeps its promises whatever the GM does in between', series: 'gm' },
    { name: 'keeps its promises with bluff-safe windows', series: 'bluff' },
    { name: 'keeps its promises whoever lies hidden', series: 'ambush' },
    { name: 'keeps its promises by other numbers, with things of the fight itself', series: 'content' },
  ] as const)(
    '$name',
    ({ series }) => {
      const failures = fightNames(FIGHTS, series).flatMap((name) => {
        try {
          fuzzFight(ruleset, name, limitsOf(name, 150));
          return [];
        } catch (error) {
          return [`npm run fuzz -- --ruleset ${ruleset.id} --name ${name}\n${(error as Error).message}`];
        }
      });
      expect(failures.slice(0, 3).join('\n\n')).toBe('');
    },
    120_000,
  );
});
