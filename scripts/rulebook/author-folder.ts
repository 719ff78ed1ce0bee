import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject, removeProject } from '../new-ruleset/project-copy.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** Environment variables that make the checks play only a few fights. */
export const FEW_FIGHTS = {
  ...process.env,
  FUZZ_FIGHTS: '4',
  FORECAST_FIGHTS: '1000',
  BOT_FIGHTS: '9',
  NO_COLOR: '1',
};

/**
 * Creates the folder of a new rulebook, as an author would, with `@riposte/shared` installed from the archive that
 * `npm pack` makes. Links the other packages, so that this needs no network.
 */
export function createAuthorFolder(folder: string): void {
  const project = copyProject(); // because `npm pack` changes the manifest while it runs
  try {
    execFileSync(process.execPath, ['shared/src/cli/rulebook.ts', 'create', folder], { cwd: project });
  } finally {
    removeProject(project);
  }
  const [archive = ''] = readdirSync(join(folder, 'vendor'));
  const shared = join(folder, 'node_modules/@riposte/shared');
  mkdirSync(shared, { recursive: true });
  execFileSync('tar', ['xzf', join(folder, 'vendor', archive), '-C', shared, '--strip-components', '1']);
  link(folder, 'node_modules', ['@riposte', '.bin']);
  mkdirSync(join(folder, 'node_modules/.bin'));
  link(folder, 'node_modules/.bin', []);
  const command = join(shared, 'dist/cli/rulebook.js');
  chmodSync(command, 0o755); // as npm does
  symlinkSync(command, join(folder, 'node_modules/.bin/rulebook'));
}

/** Links all files of a folder of the project, except those in `except`, into the same folder of a rulebook. */
function link(folder: string, path: string, except: readonly string[]): void {
  for (const name of readdirSync(join(PROJECT, path)))
    if (!except.includes(name)) symlinkSync(join(PROJECT, path, name), join(folder, path, name));
}

/** Runs the command `rulebook` in a rulebook’s folder. Returns its output and its exit code. */
export function runRulebook(
  folder: string,
  ...args: readonly string[]
): { output: string; status: number | null } {
  return runIn(folder, 'node_modules/@riposte/shared/dist/cli/rulebook.js', ...args);
}

/** Runs a Node script in a rulebook’s folder. Returns its output and its exit code. */
export function runIn(
  folder: string,
  script: string,
  ...args: readonly string[]
): { output: string; status: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env: FEW_FIGHTS,
    encoding: 'utf8',
  });
  return { output: stdout + stderr, status };
}
