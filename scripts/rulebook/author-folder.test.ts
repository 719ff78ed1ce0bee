import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthorFolder, runIn, runRulebook } from './author-folder.ts';

let parent: string;
let folder: string;
beforeAll(() => {
  parent = mkdtempSync(join(realpathSync(tmpdir()), 'riposte-author-'));
  folder = join(parent, 'brawl');
  createAuthorFolder(folder);
}, 120_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const RULES = 'src/book/rules.ts';
const CASE = 'cases/001-a-dodge.json';

/** Runs a check with a change in one file, and undoes the change. */
function checkWith(file: string, from: string, to: string) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  try {
    return runRulebook(folder, 'check');
  } finally {
    writeFileSync(path, text);
  }
}

/** Returns the number of the first line of a file that contains a text. */
function lineOf(file: string, text: string): number {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

describe('the folder of a new rulebook outside the repository', () => {
  it('contains code without type errors, against the packed @riposte/shared', () => {
    expect(runIn(folder, 'node_modules/typescript/bin/tsc')).toEqual({ output: '', status: 0 });
  });

  it('passes its check, which runs the cases and all general tests', { timeout: 120_000 }, () => {
    const { output, status } = runRulebook(folder, 'check');
    expect(output).toMatch(/^brawl, version 1: 1 cases, 8 clauses, 3\d guarantees, 0 failures\n$/);
    expect(status).toBe(0);
  });

  it('builds a package that passes its check', { timeout: 120_000 }, () => {
    expect(runRulebook(folder, 'build')).toMatchObject({ status: 0 });
    const { output } = runRulebook(folder, 'check', 'rulebooks/brawl-1');
    expect(output).toBe('brawl, version 1: 1 cases, 50 random fights, 0 failures\n');
  });

  it('reports an error in a rule with its line', { timeout: 120_000 }, () => {
    const rule = 'pay(table, target, { dodges: 1 })';
    const line = lineOf(RULES, rule);
    const { output, status } = checkWith(RULES, rule, "throw new Error('Not yet.')");
    expect(output).toContain(`FAIL ${RULES}:${line}: brawl > keeps its invariants for any player input`);
    expect(status).toBe(1);
  });

  it('reports wrong odds with the line of the forecast', { timeout: 120_000 }, () => {
    const damage = 'roll(table, fighterOf(table, by).damageDie)';
    const { output } = checkWith(RULES, damage, `1 + ${damage}`);
    const line = lineOf('src/odds/forecast.ts', 'export function forecast');
    expect(output).toContain(`FAIL src/odds/forecast.ts:${line}: brawl > states odds of reactions`);
  });

  it('reports a case that fails with the line of its step', { timeout: 120_000 }, () => {
    const { output } = checkWith(CASE, '"ana.ap": 1', '"ana.ap": 2');
    expect(output).toContain(`FAIL ${CASE}:${lineOf(CASE, '"ana.ap": 1')}: step 3: ana.ap want 2 got 1`);
  });
});

it.each([
  { name: 'an existing folder', folder: () => folder, says: /brawl is not empty/ },
  {
    name: 'a folder whose name cannot be an id',
    folder: () => join(parent, 'Two-Words'),
    says: /one word of 2 to 24/,
  },
])('create refuses $name', ({ folder: target, says }) => {
  const { output, status } = runRulebook(folder, 'create', target());
  expect(output).toMatch(says);
  expect(status).toBe(2);
});

it('code that the package does not export cannot be imported', () => {
  const script = join(folder, 'inner.mjs');
  writeFileSync(script, "await import('@riposte/shared/cli/case-run');");
  expect(runIn(folder, script).output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});
