import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { caseFiles } from '../../shared/src/cli/case-files.ts';
import { chapterFiles, chaptersOf } from '../../shared/src/cli/rulebook-files.ts';
import { integrityOf } from '../../shared/src/cli/rulebook-package.ts';
import type { Ruleset } from '../../shared/src/engine/core/ruleset.ts';
import { schemaOf } from '../../shared/src/engine/schema/json-schema.ts';
import { clausesOf } from '../../shared/src/rulebook/chapter.ts';
import { MANIFEST_FILE, type Manifest, MODULE_FILE } from '../../shared/src/rulebook/manifest.ts';
import { fightKind } from '../../shared/src/scenario/fight.ts';
import { writeFight } from '../../shared/src/scenario/write-fight.ts';
import { bundleEdition } from '../new-version/bundle.ts';

/** The text of each file of a package, by its path in the package. */
type Files = Readonly<Record<string, string>>;

/**
 * Builds the package of a ruleset of this repository in `folder`, which it empties first. Returns the manifest. The
 * same sources give the same package.
 */
export async function buildPackage(root: string, ruleset: Ruleset, folder: string): Promise<Manifest> {
  const { id, version, description } = ruleset;
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const banner = `// The rulebook ${id}, version ${version}, with its engine: made by \`npm run rulebook -- build ${id}\`.`;
  const module = await bundleEdition(root, id, read, banner);
  const files: Files = { ...documentsOf(root, ruleset), ...casesOf(root, id) };
  const { license, version: engine } = JSON.parse(read('shared/package.json'));
  const manifest: Manifest = {
    id,
    title: description.name,
    version,
    license,
    authors: ['The Riposte authors'],
    engine,
    hash: integrityOf(module),
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, integrityOf(text)])),
  };
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, { ...files, [MODULE_FILE]: module, [MANIFEST_FILE]: asText(manifest) });
  return manifest;
}

/** Returns the files for readers and editors: the chapters, their clauses, the JSON Schema and the scenarios. */
function documentsOf(root: string, ruleset: Ruleset): Files {
  const { id, scenarios } = ruleset;
  const chapters = chapterFiles(id).map((path) => [
    `texts/en/${relative(join(root, 'shared/rules', id), path)}`,
    readFileSync(path, 'utf8'),
  ]);
  const clauses = chaptersOf(id).flatMap(clausesOf);
  const fights = scenarios.map((scenario) => [`scenarios/${scenario.id}.json`, writeFight(scenario)]);
  return {
    'schema.json': asText(schemaOf(fightKind(ruleset))),
    'clauses.json': asText(clauses.map((clause) => ({ id: clause.id, title: clause.title }))),
    ...Object.fromEntries([...chapters, ...fights]),
  };
}

function casesOf(root: string, id: string): Files {
  const folder = join(root, 'shared/cases', id);
  const texts = caseFiles(folder).map((path) => [
    `cases/${relative(folder, path)}`,
    readFileSync(path, 'utf8'),
  ]);
  return Object.fromEntries(texts);
}

function writeFiles(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
