import { spawnSync } from 'node:child_process';

/** The text of a file in the last commit of a project; undefined if that has no such file. Throws if there is no commit. */
export function committed(root: string, path: string): string | undefined {
  const { status, stdout } = git(root, 'show', `HEAD:./${path}`);
  if (status === 0) return stdout;
  const head = git(root, 'rev-parse', 'HEAD');
  if (head.status !== 0) throw new Error(`The rules are taken from the last commit: ${head.stderr.trim()}`);
  return undefined;
}

function git(root: string, ...args: string[]) {
  const { error, ...done } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (error) throw error;
  return done;
}
