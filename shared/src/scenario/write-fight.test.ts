import { expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { readFight } from './fight-file.ts';
import { writeFight } from './write-fight.ts';

const ALL = Object.values(RULESETS).flatMap(({ scenarios }) => scenarios);

it.each(ALL)('a fight is unchanged after writing and reading: $title', ({ title, blurb, setup }) => {
  const read = readFight(writeFight({ title, blurb, setup }), RULESETS);
  expect(read).toMatchObject({ scenario: { title, blurb, setup } });
});

it('a fight without a title is written without one', () => {
  const [{ setup } = { setup: undefined }] = ALL;
  expect(setup && writeFight({ title: '', blurb: '', setup })).not.toContain('title');
});
