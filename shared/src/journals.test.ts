import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seededDice } from './engine/dice.ts';
import { type Journal, replay } from './engine/journal.ts';
import { RULESETS } from './rulesets/registry.ts';

interface Recorded extends Omit<Journal, 'dice'> {
  readonly seed: string;
  /** Of the battle after the last input. */
  readonly hash: string;
}

const folderOf = (ruleset: string) => new URL(`../journals/${ruleset}/`, import.meta.url);

describe.each(Object.values(RULESETS))('a finished fight of $id', (ruleset) => {
  const files = readdirSync(folderOf(ruleset.id));
  const read = (file: string) =>
    JSON.parse(readFileSync(new URL(file, folderOf(ruleset.id)), 'utf8')) as Recorded;

  it('is on record under the present version of its rules', () => {
    const versions = files.map((file) => read(file).version);
    expect(versions).toContain(ruleset.version);
  });

  it.each(files)('%s ends as it ended when it was recorded', (file) => {
    const { seed, hash, ...journal } = read(file);
    expect(replay(ruleset, { ...journal, dice: seededDice(seed) }).hash()).toBe(hash);
  });
});
