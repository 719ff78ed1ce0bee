import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as {
  scripts: Record<string, string>;
};

/** The npm scripts that run a command in one of these folders. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const [, program] = /^node ((?:shared\/src\/cli|server\/src\/commands)\/\S+\.ts)$/.exec(script) ?? [];
  return program ? [{ name, program }] : [];
});

function run(program: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

it.each(commands)('the command $name prints its usage, its options and an example', ({ name, program }) => {
  const { stdout, status } = run(program, '--help');
  expect(stdout).toMatch(new RegExp(`^Usage: (npm run (-s )?${name} --|${name} )`));
  expect(stdout).toContain('\nOptions:\n');
  expect(stdout).toMatch(new RegExp(`\nExample:\n  npm run (-s )?${name}`));
  expect(status).toBe(0);
});

it('a command refuses an unknown option with a readable message', () => {
  const { stderr, status } = run('shared/src/cli/verify.ts', '--no-such-option');
  expect(stderr).toMatch(/^Unknown option '--no-such-option'.\nUsage: /);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(2);
});

it('a command accepts an ID that begins with a dash', () => {
  expect(run('shared/src/cli/clauses.ts', '-tussle').stderr).toMatch(/^There is no ruleset "-tussle"/);
});

it('every command in shared/src/cli has an npm script', () => {
  const programs = readdirSync(new URL('./', import.meta.url)).filter(
    (file) =>
      /^(?!.*\.test).*\.ts$/.test(file) &&
      readFileSync(new URL(file, import.meta.url), 'utf8').includes('await runCommand('),
  );
  expect(programs.map((file) => `shared/src/cli/${file}`).sort()).toEqual(
    commands
      .map(({ program }) => program)
      .filter((program) => program.startsWith('shared'))
      .sort(),
  );
});
