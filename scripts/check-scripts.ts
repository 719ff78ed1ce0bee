import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStrayScripts } from './stray/stray-scripts.ts';

// Runs in `npm run check`. Exits with 1 if a script (a generator that carries out a rule) in shared/src is
// called without `yield*`.
const ROOT = 'shared/src';

const paths = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);
const files = new Map(paths.map((path) => [join(ROOT, path), readFileSync(join(ROOT, path), 'utf8')]));
const strays = findStrayScripts(files);
for (const { file, line, name } of strays) {
  console.error(`${file}:${line} ${name}() is a script: it does nothing unless it is called with yield*.`);
}
process.exitCode = strays.length > 0 ? 1 : 0;
