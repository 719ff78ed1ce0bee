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

/** Runs a command with a change in one file, and undoes the change. */
function runWith(file: string, from: string, to: string, ...command: readonly string[]) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  try {
    return runRulebook(folder, ...command);
  } finally {
    writeFileSync(path, text);
  }
}

const checkWith = (file: string, from: string, to: string) => runWith(file, from, to, 'check');

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
    expect(output).toMatch(
      /^brawl, version 1: 1 cases, 50 random fights, 0 failures\nNot checked in a package: /,
    );
  });

  it('reports an error in a rule with its line, and the case that fails with the line of its step', {
    timeout: 120_000,
  }, () => {
    const rule = 'pay(table, target, { dodges: 1 })';
    const line = lineOf(RULES, rule);
    const { output, status } = checkWith(RULES, rule, "throw new Error('Not yet.')");
    expect(output).toContain(`FAIL ${RULES}:${line}: brawl > keeps its invariants for any player input`);
    expect(output).toContain(
      `FAIL ${CASE}:${lineOf(CASE, '"as": "rat",') - 1}: step 5: run want "done" got "Not yet."`,
    );
    expect(status).toBe(1);
  });

  it('reports wrong odds with the line of the forecast', { timeout: 120_000 }, () => {
    const damage = 'roll(table, fighterOf(table, by).damageDie)';
    const { output } = checkWith(RULES, damage, `1 + ${damage}`);
    const line = lineOf('src/odds/forecast.ts', 'export function forecast');
    expect(output).toContain(`FAIL src/odds/forecast.ts:${line}: brawl > states odds of reactions`);
  });
});

describe('the report about a rulebook', () => {
  const report = (file: string, from: string, to: string) =>
    runWith(file, from, to, 'report', '--fights', '6').output;

  it('lists a clause whose code has run neither in a case nor in a fight, with its line', () => {
    const chapter = join(folder, 'rules/01-the-fight.md');
    const text = readFileSync(chapter, 'utf8');
    writeFileSync(chapter, `${text}\n### BRAWL-9 Fumble\n\nA 7 is a fumble.\n`);
    const output = report(
      RULES,
      '  return shown >= least;',
      '  if (shown === 7)\n    return false; // BRAWL-9\n  return shown >= least;',
    );
    writeFileSync(chapter, text);
    const line = lineOf(RULES, '  return shown >= least;') + 1;
    expect(output).toContain(`no fight reaches: 1 of 9\n  BRAWL-9 Fumble  ${RULES}:${line}\n`);
  });

  it('lists options that are never the best, and reactions that always are', () => {
    const output = report('src/table.ts', 'TO_DODGE = 4', 'TO_DODGE = 1');
    expect(output).toMatch(/never the best: 1\n {2}defend: pass {2}\(offered \d+ times\)/);
    expect(output).toMatch(/always the best: 1\n {2}defend: dodge {2}\(offered \d+ times\)/);
  });

  it('compares the fights with those of the version before', () => {
    runRulebook(folder, 'build');
    const index = join(folder, 'src/index.ts');
    const text = readFileSync(index, 'utf8');
    writeFileSync(index, text.replace('version: 1,', 'version: 2,'));
    const same = runRulebook(folder, 'report', '--fights', '6').output;
    const harder = report('src/table.ts', 'TO_HIT = 3', 'TO_HIT = 5');
    writeFileSync(index, text);
    expect(same).toMatch(/duel: heroes win (\d+) → \1 % of the fights/);
    expect(same).toContain('Fights of version 1 that end otherwise: 0 of 6');
    expect(harder).toMatch(/end otherwise: [1-6] of 6\n {2}(duel|clearing), fight \d: /);
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
  writeFileSync(script, "await import('@riposte/shared/cases/case-run');");
  expect(runIn(folder, script).output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});
