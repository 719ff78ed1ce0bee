import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, removeProject } from './project-copy.ts';

const PROPERTIES = [
  'fuzz',
  'bots',
  'authoring/clause-table',
  'cases.test',
  'journals.test',
  'rulesets/registry',
];

let project = '';

beforeAll(() => {
  project = copyProject();
});
afterAll(() => removeProject(project));

function run(program: string, ...args: string[]) {
  const env = {
    ...process.env,
    CI: '',
    FUZZ_FIGHTS: process.env.FUZZ_FIGHTS ?? '8',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: project,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
}

const shelf = () => readFileSync(join(project, 'shared/src/rulesets/shelf.ts'), 'utf8');

describe('npm run new-ruleset', () => {
  it.each([
    { name: 'a ruleset already has that name', word: 'flow', says: /^"flow" already exists/ },
    {
      name: 'the name is not one lower-case word',
      word: 'Two-Words',
      says: /^A ruleset’s name must be one word/,
    },
    {
      name: 'the name is a reserved word in TypeScript',
      word: 'class',
      says: /^The code already uses the word "class"/,
    },
    { name: 'no name is given', word: undefined, says: /^Give the new ruleset one name/ },
  ])('creates nothing and says why if $name', ({ word, says }) => {
    const before = shelf();
    const { status, output } = run('scripts/new-ruleset.ts', ...(word === undefined ? [] : [word]));
    expect({ status, output }).toEqual({ status: 2, output: expect.stringMatching(says) });
    expect(shelf()).toBe(before);
  });

  describe('with the name from CONTRIBUTING.md', () => {
    let made: ReturnType<typeof run>;
    beforeAll(() => {
      const manual = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8');
      const [, word = ''] = manual.match(/^ {4}npm run new-ruleset -- (\w+)/m) ?? [];
      made = run('scripts/new-ruleset.ts', word);
    }, 60_000);

    it('creates a ruleset and registers it', () => {
      expect(made.status, made.output).toBe(0);
      expect(shelf()).toContain("import('./tussle/index.ts')");
      expect(existsSync(join(project, 'shared/cases/tussle'))).toBe(true);
    });

    it('writes rules of fewer than eighty lines', () => {
      const rules = readFileSync(join(project, 'shared/src/rulesets/tussle/book/rules.ts'), 'utf8');
      expect(rules.trimEnd().split('\n').length).toBeLessThan(80);
    });

    it('writes code that passes the checks', { timeout: 120_000 }, () => {
      const biome = spawnSync(join(project, 'node_modules/.bin/biome'), ['check', 'shared/src/rulesets'], {
        cwd: project,
        encoding: 'utf8',
      });
      expect(biome.status, biome.stdout + biome.stderr).toBe(0);
      expect(run('node_modules/typescript/bin/tsc', '-p', 'shared')).toEqual({ status: 0, output: '' });
    });

    it('creates rules that pass all property tests', { timeout: 180_000 }, () => {
      const files = [...PROPERTIES.map((path) => `shared/src/${path}`), 'scripts/stray/stray-text'];
      const { status, output } = run('node_modules/vitest/vitest.mjs', 'run', '-t', 'tussle', ...files);
      expect(status, output).toBe(0);
      expect(Number(/Tests +(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(12);
    });
  });
});
