import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesetOf } from '../rulesets/registry.ts';
import { runCommand } from './command.ts';
import { UsageError } from './usage.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITEST = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));

/** Makes Vitest list each test that it runs, but not the skipped tests. */
const REPORT = ['--reporter=verbose', '--hideSkippedTests'];

await runCommand(
  {
    usage: 'npm run test-ruleset -- RULESET [--update]',
    about: `Runs all tests for one ruleset: those in its folder, and those of the general tests (cases, journals, random
fights, odds, reactions, words, bots) that name it.`,
    options: { update: { type: 'boolean', about: 'updates its pin and its schema', default: false } },
    example: 'npm run test-ruleset -- flow',
  },
  ({ values, positionals: [id, ...more] }) => {
    if (id === undefined || more.length > 0) throw new UsageError('Name one ruleset.');
    const ruleset = rulesetOf(id).id;
    const update = values.update ? ['--update'] : [];
    const own = `shared/src/rulesets/${ruleset}/`;
    const ownRun = [own, ...REPORT];
    const generalRun = ['shared/src', '--testNamePattern', `(^|\\W)${ruleset}(\\W|$)`, ...REPORT, ...update];
    const codes = (hasTests(own) ? [ownRun, generalRun] : [generalRun]).map((run) => vitest(run));
    process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
  },
);

function hasTests(folder: string): boolean {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  return files.some((file) => file.endsWith('.test.ts'));
}

function vitest(args: readonly string[]): number | null {
  return spawnSync(process.execPath, [VITEST, 'run', ...args], { cwd: ROOT, stdio: 'inherit' }).status;
}
