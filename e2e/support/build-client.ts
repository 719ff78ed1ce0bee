import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the client for production, in English and the pseudo-language, because the tests run against that build. */
export default function setup(): void {
  buildClient(PROJECT, { PSEUDO: 'yes' });
}

/** Builds the client of the project in the folder `project`. */
export function buildClient(project: string, settings: object = {}): void {
  run(project, 'npm', ['run', '-s', 'build', '-w', 'client'], settings);
}

/** Builds the client of a copy of the project. Skips the compression, which takes a lot of processor time. */
export function buildCopy(project: string): void {
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--logLevel', 'warn'];
  run(join(project, 'client'), process.execPath, words, { COMPRESS: 'no' });
}

function run(folder: string, program: string, words: readonly string[], settings: object = {}): void {
  execFileSync(program, words, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...settings }, // Vitest sets NODE_ENV to "test", for which Vite would build the development version
  });
}
