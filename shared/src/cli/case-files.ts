import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './case-run.ts';

/** The case files that a path stands for: itself, or every .json below it, by name. */
export function caseFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
}

/** A case read from its file. Throws, saying what is wrong and where, if the file is not there or is no JSON. */
export function readCase(file: string): Case {
  if (!existsSync(file)) throw new Error('There is no such file.');
  return JSON.parse(readFileSync(file, 'utf8')) as Case;
}
