import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { caseFiles, readCase } from './cases/case-files.ts';
import { runCase } from './cases/case-run.ts';
import { presentEdition } from './engine/history/edition.ts';
import { RULESETS } from './rulesets/registry.ts';

/** Returns the case files of a rulebook with their titles. If a file cannot be read, its test reports that. */
function casesOf(ruleset: string): { file: string; name: string }[] {
  const folder = fileURLToPath(new URL(`../cases/${ruleset}`, import.meta.url));
  if (!existsSync(folder)) return [];
  return caseFiles(folder).map((file) => ({ file, name: `${basename(file)}: ${titleOf(file)}` }));
}

function titleOf(file: string): string {
  try {
    return readCase(file).title;
  } catch {
    return 'cannot be read';
  }
}

describe.each(Object.values(RULESETS))('$id', (rules) => {
  const { id: ruleset } = rules;

  it('has conformance cases', () => {
    expect(casesOf(ruleset)).not.toEqual([]);
  });

  it.each(casesOf(ruleset))('$name', ({ file }) => {
    expect(readCase(file).ruleset).toBe(ruleset);
    expect(runCase(readCase(file), presentEdition(rules))).toBeNull();
  });
});
