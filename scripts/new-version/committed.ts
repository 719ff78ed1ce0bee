import { spawnSync } from 'node:child_process';

/** Why there is no last commit of a project to read from, in a sentence; undefined if there is one. */
export function faultOfCommit(root: string): string | undefined {
  const { status, said } = git(root, 'rev-parse', '--verify', 'HEAD');
  return status === 0 ? undefined : `The rules are taken from the last commit, and there is none: ${said}`;
}

/** The text of a file in the last commit of a project; undefined if that has no such file. */
export function committed(root: string, path: string): string | undefined {
  const { status, text } = git(root, 'show', `HEAD:./${path}`);
  return status === 0 ? text : undefined;
}

function git(root: string, ...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return { status, text: stdout, said: error?.message ?? stderr.trim() };
}
