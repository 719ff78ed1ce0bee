import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestOf } from '../../shared/src/authoring/build.ts';
import { bundleEdition } from '../../shared/src/authoring/bundle.ts';
import { asText } from '../../shared/src/authoring/project.ts';
import { readSourceManifest } from '../../shared/src/authoring/source-manifest.ts';
import { editionName } from '../../shared/src/engine/history/edition-name.ts';
import { MANIFEST_FILE, MODULE_FILE } from '../../shared/src/rulebook/manifest.ts';
import { EDITIONS, writeShelf } from '../shelf/shelf.ts';
import { committed, faultOfCommit } from './committed.ts';

const VERSION = /^( {2}version: )(\d+),$/m;

const folderOf = (ruleset: string) => `shared/src/rulesets/${ruleset}`;
const indexOf = (ruleset: string) => `${folderOf(ruleset)}/index.ts`;
const fileOf = (ruleset: string, version: number) =>
  `${EDITIONS}/${editionName(ruleset, version)}/${MODULE_FILE}`;

/** The paths of the saved edition and of the ruleset's changed index file, and the new version. */
export interface Kept {
  readonly edition: string;
  readonly index: string;
  readonly version: number;
}

/** Returns a sentence that says why a ruleset's version cannot be raised; undefined if it can. */
export function faultOfRaise(root: string, ruleset: string): string | undefined {
  const missing = faultOfCommit(root);
  if (missing !== undefined) return missing;
  const text = /^[a-z]+$/.test(ruleset) ? committed(root, indexOf(ruleset)) : undefined;
  const last = text === undefined ? undefined : versionIn(text);
  if (last === undefined) return `There is no ruleset "${ruleset}" in the last commit.`;
  const index = join(root, indexOf(ruleset));
  const now = existsSync(index) ? versionIn(readFileSync(index, 'utf8')) : undefined;
  if (now !== last)
    return `The last commit has version ${last} of ${ruleset}, but ${indexOf(ruleset)} has ${now ?? 'none'}: the version has already been raised.`;
  if (existsSync(join(root, fileOf(ruleset, last)))) return `${fileOf(ruleset, last)} already exists.`;
  return undefined;
}

/**
 * Saves a ruleset from the last commit as an edition, and raises its version. Writes nothing if the ruleset
 * cannot be bundled.
 */
export async function keepAndRaise(root: string, ruleset: string): Promise<Kept> {
  const index = indexOf(ruleset);
  const text = readFileSync(join(root, index), 'utf8');
  const last = versionIn(text) ?? 0;
  const code = await bundleEdition(root, ruleset, (path) => {
    const source = committed(root, path);
    if (source === undefined) throw new Error(`The last commit has no ${path}.`);
    return source;
  });
  const edition = fileOf(ruleset, last);
  const manifest = join(root, folderOf(ruleset), MANIFEST_FILE);
  const { position: _, ...about } = readSourceManifest(dirname(manifest));
  const version = last + 1;
  mkdirSync(join(root, dirname(edition)));
  writeFileSync(join(root, edition), code);
  writeFileSync(
    join(root, dirname(edition), MANIFEST_FILE),
    asText(manifestOf({ ...about, version: last }, code)),
  );
  writeFileSync(join(root, index), text.replace(VERSION, `$1${version},`));
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/("version": )\d+/, `$1${version}`));
  writeShelf(root);
  return { edition, index, version };
}

function versionIn(index: string): number | undefined {
  const [, , version] = VERSION.exec(index) ?? [];
  return version === undefined ? undefined : Number(version);
}
