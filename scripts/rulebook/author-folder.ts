import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject, removeProject } from '../new-ruleset/project-copy.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

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
  for (const name of readdirSync(join(PROJECT, 'node_modules')))
    if (name !== '@riposte')
      symlinkSync(join(PROJECT, 'node_modules', name), join(folder, 'node_modules', name));
}

/** Runs the command `rulebook` in a rulebook’s folder. Returns its output and its exit code. */
export function runRulebook(
  folder: string,
  ...args: readonly string[]
): { output: string; status: number | null } {
  return runIn(folder, 'node_modules/@riposte/shared/dist/cli/rulebook.js', ...args);
}

/** Runs a script of Node in a rulebook’s folder. Returns its output and its exit code. */
export function runIn(
  folder: string,
  script: string,
  ...args: readonly string[]
): { output: string; status: number | null } {
  const env = { ...process.env, FUZZ_FIGHTS: '4', FORECAST_FIGHTS: '1000', BOT_FIGHTS: '9', NO_COLOR: '1' };
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { output: stdout + stderr, status };
}
