import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { MANIFEST_FILE, manifestShape } from '../rulebook/manifest.ts';

/** What a ruleset of this repository states about itself. */
const sourceShape = z.strictObject({
  ...manifestShape.omit({ engine: true, hash: true, files: true }).shape,
  /** The place of the ruleset in lists, by ascending number. */
  position: z.int().min(1),
});

/** The manifest of a ruleset of this repository, from which the manifest of its package is built. */
export type SourceManifest = z.output<typeof sourceShape>;

/** Reads the manifest in a ruleset's folder. Throws an error that names the file if it is missing or invalid. */
export function readSourceManifest(folder: string): SourceManifest {
  const file = join(folder, MANIFEST_FILE);
  try {
    return sourceShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} is not the manifest of a ruleset: ${error}`);
  }
}

/** Returns the manifests of all folders in `rulesets` that have one, by ascending position. */
export function sourceManifests(rulesets: string): readonly SourceManifest[] {
  const folders = readdirSync(rulesets).map((name) => join(rulesets, name));
  return folders
    .filter((folder) => existsSync(join(folder, MANIFEST_FILE)))
    .map(readSourceManifest)
    .sort((one, other) => one.position - other.position);
}
