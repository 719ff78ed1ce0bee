import { execFileSync } from 'node:child_process';

/** The page is tested as it is shipped. */
export default function setup(): void {
  const root = new URL('../..', import.meta.url);
  execFileSync('npm', ['run', '-s', 'build', '-w', 'client'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' }, // the runner's own "test" would make a development page
  });
}
