import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'screenshots']);
const WORKSPACES = 'node_modules/@riposte';

/**
 * Copies the project to a temporary folder, where tests can change and run it. Links the installed packages.
 * Returns the folder.
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'riposte-copy-'));
  cpSync(PROJECT, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  linkPackages(copy, 'node_modules', WORKSPACES);
  for (const name of readdirSync(join(PROJECT, WORKSPACES))) {
    symlinkSync(join(copy, name), join(copy, WORKSPACES, name));
    const own = join(name, 'node_modules'); // packages that only this workspace uses
    if (existsSync(join(PROJECT, own))) linkPackages(copy, own);
  }
  return copy;
}

function linkPackages(copy: string, folder: string, besides?: string): void {
  mkdirSync(join(copy, besides ?? folder), { recursive: true });
  for (const name of readdirSync(join(PROJECT, folder))) {
    const path = `${folder}/${name}`;
    if (path !== besides) symlinkSync(join(PROJECT, path), join(copy, path));
  }
}

/** Turns a copy into a repository with one commit. */
export function commitProject(copy: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: copy, stdio: 'inherit' });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '-m', 'Begin');
}

/** Deletes a copy. */
export function removeProject(copy: string): void {
  rmSync(copy, { recursive: true, force: true });
}
