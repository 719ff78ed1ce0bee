import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './case-run.ts';

/** Returns the case files at a path: the file itself, or all `.json` files below a folder, sorted by name. */
export function caseFiles(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(path, name));
}

/** Returns the case files below a folder, like `caseFiles`; none if the folder does not exist. */
export function caseFilesIn(folder: string): string[] {
  return existsSync(folder) ? caseFiles(folder) : [];
}

/** Reads a conformance case from its file. Throws an error if the file is missing or is not valid JSON. */
export function readCase(file: string): Case {
  if (!existsSync(file)) throw new Error('There is no such file.');
  return JSON.parse(readFileSync(file, 'utf8')) as Case;
}
