import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the client for production, because the tests run against that build. */
export default function setup(): void {
  buildClient(PROJECT);
}

/** Builds the client of the project in that folder. */
export function buildClient(project: string): void {
  execFileSync('npm', ['run', '-s', 'build', '-w', 'client'], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' }, // the runner sets "test", which would build for development
  });
}
