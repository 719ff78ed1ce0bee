import { describe, expect, it } from 'vitest';
import { RULESETS } from '../rulesets/registry.ts';
import { clauseTable } from './clause-table.ts';

describe.each(Object.keys(RULESETS))('the clauses of %s', (ruleset) => {
  it('are listed, and all carried out by some line of code', async () => {
    const rows = await clauseTable(ruleset);
    expect(rows?.length).toBeGreaterThan(0); // without clauses.ts there are none
    expect(rows?.filter(({ code }) => code.length === 0).map(({ id }) => id)).toEqual([]);
  });
});
