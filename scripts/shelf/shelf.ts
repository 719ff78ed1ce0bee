import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceManifests } from '../../shared/src/authoring/source-manifest.ts';
import {
  MANIFEST_FILE,
  type Manifest,
  MODULE_FILE,
  parseManifest,
} from '../../shared/src/rulebook/manifest.ts';

const RULESETS = 'shared/src/rulesets';

/** The folder of the earlier editions, each with a manifest and a module. */
export const EDITIONS = 'shared/editions';

/** The path of the module that lists the rulebooks. */
export const SHELF = `${RULESETS}/shelf.ts`;

/** Returns the text of the module that lists the rulesets of the project and their earlier editions. */
export function shelfOf(root: string): string {
  const rulesets = sourceManifests(join(root, RULESETS)).map((manifest) =>
    entryOf(
      manifest,
      `async () => ({ ruleset: (await import('./${manifest.id}/index.ts')).${manifest.id} })`,
    ),
  );
  const editions = editionsIn(root).map(({ folder, manifest }) =>
    entryOf(manifest, `() => import('../../editions/${folder}/${MODULE_FILE}')`),
  );
  return `/// <reference path="../../editions/module.d.ts" />
import type { Rulebook } from '../engine/history/rulebooks.ts';

/** The rulebooks of this release. \`npm run shelf\` writes this file from their manifests. */
export const SHELF: readonly Rulebook[] = [
${[...rulesets, ...editions].join('')}];
`;
}

/** Writes the module that lists the rulebooks. */
export function writeShelf(root: string): void {
  writeFileSync(join(root, SHELF), shelfOf(root));
}

interface Edition {
  readonly folder: string;
  readonly manifest: Manifest;
}

function editionsIn(root: string): readonly Edition[] {
  const parent = join(root, EDITIONS);
  const folders = readdirSync(parent).filter((name) => statSync(join(parent, name)).isDirectory());
  folders.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return folders.map((folder) => ({ folder, manifest: manifestIn(join(parent, folder)) }));
}

function manifestIn(folder: string): Manifest {
  const manifest = parseManifest(readFileSync(join(folder, MANIFEST_FILE), 'utf8'));
  if (typeof manifest === 'string') throw new Error(`${folder}: ${manifest}`);
  return manifest;
}

function entryOf({ id, version, title }: Pick<Manifest, 'id' | 'version' | 'title'>, load: string): string {
  const name = JSON.stringify(title).replaceAll("'", "\\'").slice(1, -1);
  return `  {
    id: '${id}',
    version: ${version},
    title: '${name}',
    load: ${load},
  },
`;
}
