import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, runCase } from './case-run.ts';

const targets = process.argv.slice(2);
if (targets.length === 0) {
  console.error('Usage: npm run -s case -- FILE-OR-FOLDER...');
  process.exit(2);
}

let passed = 0;
let failed = 0;
for (const file of targets.flatMap(caseFiles)) {
  const failure = resultOf(file);
  if (failure === null) passed++;
  else failed++;
  console.log(failure === null ? `ok ${file}` : `FAIL ${file} ${failure}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** The case files that a path stands for: itself, or every .json below it, by name. */
function caseFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
}

/** What is wrong with a case, as FORMAT.md words it, or null. What cannot be read or run fails at step 0. */
function resultOf(file: string): string | null {
  try {
    return runCase(JSON.parse(readFileSync(file, 'utf8')) as Case);
  } catch (error) {
    return `step 0: case want a run got ${JSON.stringify(error instanceof Error ? error.message : String(error))}`;
  }
}
