import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CLAUSE_ID, clausesOf } from '../rulebook/chapter.ts';
import { chaptersOf } from '../rulebook/rulebook-files.ts';
import { RULESETS } from '../rulesets/registry.ts';
import { clauseTable } from './clause-table.ts';

const rulesets = fileURLToPath(new URL('../rulesets', import.meta.url));

describe.each(Object.keys(RULESETS))('the rulebook of %s', (ruleset) => {
  const rows = clauseTable({ id: ruleset });
  const ids = rows.map(({ id }) => id);
  const prefix = ids[0]?.split('-')[0];

  it('has a text for every clause', () => {
    const clauses = chaptersOf(ruleset).flatMap(clausesOf);
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses.filter(({ text }) => text === '').map(({ id }) => id)).toEqual([]);
  });

  it('has code for every clause', () => {
    expect(rows.filter(({ code }) => code?.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('contains every clause that its text or the code cites', () => {
    const files = readdirSync(join(rulesets, ruleset), { recursive: true, encoding: 'utf8' });
    const code = files
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(rulesets, ruleset, name), 'utf8'));
    const text = chaptersOf(ruleset).flatMap(({ sections }) =>
      sections.flatMap((section) => [section.text, ...section.clauses.map((clause) => clause.text)]),
    );
    const cited = [...code, ...text].flatMap((source) => source.match(CLAUSE_ID) ?? []);
    const unknown = cited.filter((id) => id.startsWith(`${prefix}-`) && !ids.includes(id));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

/** Tests only the shipped rulesets, because a new ruleset from the template needs no cases yet. */
it.each(['flow', 'vigil', 'hunt', 'phases', 'degrees'])('every clause of %s has a case', (ruleset) => {
  const rows = clauseTable({ id: ruleset });
  expect(rows.filter(({ cases }) => cases.length === 0).map(({ id }) => id)).toEqual([]);
});
