import { spawnSync } from 'node:child_process';

/** Returns a sentence that says why the project's last commit cannot be read; undefined if it can. */
export function faultOfCommit(root: string): string | undefined {
  const { status, said } = git(root, 'rev-parse', '--verify', 'HEAD');
  return status === 0 ? undefined : `There is no commit to take the rules from: ${said}`;
}

/** Returns the text of a file in the last commit of a project; undefined if there is no such file. */
export function committed(root: string, path: string): string | undefined {
  const { status, text } = git(root, 'show', `HEAD:./${path}`);
  return status === 0 ? text : undefined;
}

function git(root: string, ...args: string[]) {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return { status, text: stdout, said: error?.message ?? stderr.trim() };
}
