import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import { fightNames, fuzzFight, limitsOf } from './fuzz.ts';

const FIGHTS = Number(process.env.FUZZ_FIGHTS ?? 30);

describe.each(Object.values(SUBJECTS))('$id', (ruleset) => {
  it.each([
    { name: 'keeps its invariants for any player input', series: 'players' },
    { name: 'keeps its invariants for any GM intervention', series: 'gm' },
    { name: 'keeps its invariants with bluff-proof windows', series: 'bluff' },
    { name: 'keeps its invariants with hidden fighters', series: 'ambush' },
    { name: 'keeps its invariants with the fight’s own content', series: 'content' },
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
