import { describe, expect, it } from 'vitest';
import { SUBJECTS } from '../authoring/subjects.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { fightNames, fuzzFight, limitsOf } from './fuzz.ts';

const FIGHTS = Number(process.env.FUZZ_FIGHTS ?? 30);

/** Returns how to play a random fight again. A rulebook’s own folder has no command for that. */
function againWith({ id }: Ruleset, name: string): string {
  const isAlone = (process.env.RULEBOOK_FOLDER ?? '') !== '';
  return isAlone ? `random fight ${name}` : `npm run fuzz -- --ruleset ${id} --name ${name}`;
}

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
          return [`${againWith(ruleset, name)}\n${(error as Error).message}`];
        }
      });
      expect(failures.slice(0, 3).join('\n\n')).toBe('');
    },
    120_000,
  );
});
