import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { caseFilesIn } from '../cases/case-files.ts';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { editionName } from '../engine/history/edition-name.ts';
import { schemaOf } from '../engine/schema/json-schema.ts';
import { clausesOf } from '../rulebook/chapter.ts';
import { FILE_PATH, MANIFEST_FILE, type Manifest, MODULE_FILE, parseManifest } from '../rulebook/manifest.ts';
import { chapterFilesIn, chapterFoldersIn, chaptersIn } from '../rulebook/rulebook-files.ts';
import { integrityOf } from '../rulebook/rulebook-package.ts';
import { fightKind } from '../scenario/fight.ts';
import { writeFight } from '../scenario/write-fight.ts';
import { bundleModule } from './bundle.ts';
import { iconsOf } from './icons.ts';
import { asText, loadRuleset, ProjectError, type RulebookProject } from './project.ts';

/** The text of each file of a package, by its path in the package. */
type Files = Readonly<Record<string, string>>;

/** The files of a package, its manifest, and the name of its folder, such as `flow-3`. */
interface Built {
  readonly name: string;
  readonly manifest: Manifest;
  readonly files: Files;
}

/** The date of all files in an archive, so that the same sources give the same archive. */
const DATE = new Date(2000, 0, 1);

/**
 * Builds the package of a rulebook in a sub-folder of `to`, which it empties first. Returns the sub-folder and the
 * manifest. The same sources give the same package.
 */
export async function buildPackage(
  project: RulebookProject,
  to: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const { name, manifest, files } = await build(project);
  const folder = join(to, name);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { folder, manifest };
}

/** Builds the package of a rulebook as a ZIP archive in the folder `to`. Returns the file and the manifest. */
export async function packPackage(
  project: RulebookProject,
  to: string,
): Promise<{ file: string; manifest: Manifest }> {
  const { name, manifest, files } = await build(project);
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, Buffer.from(text)]);
  const file = join(to, `${name}.zip`);
  mkdirSync(to, { recursive: true });
  writeFileSync(file, zipSync(Object.fromEntries(entries), { mtime: DATE }));
  return { file, manifest };
}

async function build(project: RulebookProject): Promise<Built> {
  const ruleset = await loadRuleset(project);
  const { id, version, description } = ruleset;
  const module = await moduleOf(project, ruleset);
  const others: Files = { ...documentsOf(project, ruleset), ...casesOf(project) };
  requirePortable(Object.keys(others));
  const { license, authors, addresses } = project;
  const about = { id, title: description.name, version, license, authors: [...authors], ...addresses };
  const manifest = manifestOf(about, module, others);
  const wrong = parseManifest(asText(manifest));
  if (typeof wrong === 'string') throw new ProjectError(`No server would accept this package. ${wrong}`);
  const files = { ...others, [MODULE_FILE]: module, [MANIFEST_FILE]: asText(manifest) };
  return { name: editionName(id, version), manifest, files };
}

/** Returns the manifest of a package with a module and `others`, the texts of its other files. */
export function manifestOf(
  about: Omit<Manifest, 'engine' | 'hash' | 'files'>,
  module: string,
  others: Files = {},
): Manifest {
  const files = Object.entries(others).map(([path, text]) => [path, integrityOf(text)]);
  return {
    ...about,
    engine: engineVersion(),
    hash: integrityOf(module),
    files: Object.fromEntries(files),
  };
}

/** Bundles the rules with the engine that this command belongs to. */
function moduleOf({ root, entry, exported }: RulebookProject, { id, version }: Ruleset): Promise<string> {
  const engine = fileURLToPath(
    new URL(`../engine/battle/battle${import.meta.url.slice(-3)}`, import.meta.url),
  );
  return bundleModule({
    root,
    entry: join(root, 'edition.ts'),
    text: `export { Battle } from ${JSON.stringify(engine)};
    export { ${exported} as ruleset } from ${JSON.stringify(entry)};`,
    banner: `// The rulebook ${id}, version ${version}, with its engine: made by \`rulebook build\`.`,
  });
}

function engineVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Returns the files for readers and editors: the chapters, their clauses, the JSON Schema and the scenarios. */
function documentsOf({ root, rules }: RulebookProject, ruleset: Ruleset): Files {
  const chapters = chapterFoldersIn(rules).flatMap(({ language, folder }) =>
    chapterFilesIn(folder).map((path) => [
      `texts/${language}/${relative(folder, path)}`,
      readFileSync(path, 'utf8'),
    ]),
  );
  const clauses = chaptersIn(rules).flatMap(clausesOf);
  const fights = ruleset.scenarios.map((scenario) => [`scenarios/${scenario.id}.json`, writeFight(scenario)]);
  const icons = iconsOf(ruleset, root);
  return {
    ...(icons && { 'icons.json': asText(icons) }),
    'schema.json': asText(schemaOf(fightKind(ruleset))),
    'clauses.json': asText(clauses.map(({ id, title }) => ({ id, title }))),
    ...Object.fromEntries([...chapters, ...fights]),
  };
}

/** Throws `ProjectError` if the name of a file has a character that packages do not allow. */
function requirePortable(paths: readonly string[]): void {
  const odd = paths.find((path) => !FILE_PATH.test(path));
  if (odd !== undefined)
    throw new ProjectError(
      `A package can’t contain a file named "${odd}": rename it, with only letters, digits, dots, hyphens and underscores.`,
    );
}

function casesOf({ cases }: RulebookProject): Files {
  const texts = caseFilesIn(cases).map((path) => [
    `cases/${relative(cases, path)}`,
    readFileSync(path, 'utf8'),
  ]);
  return Object.fromEntries(texts);
}
