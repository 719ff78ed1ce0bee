import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import type { Edition, RulebookDocuments, RulesetRegistry } from '../engine/history/edition.ts';
import { editionName } from '../engine/history/edition-name.ts';
import type { RulebookOrigin } from '../engine/history/rulebook-origin.ts';
import { MANIFEST_FILE, type Manifest, MODULE_FILE, parseManifest } from './manifest.ts';
import { withTimeLimit } from './time-limit.ts';

/** The error for an invalid rulebook package. The message names the file or folder, and says how to fix it. */
export class PackageError extends Error {
  override name = 'PackageError';
}

/** A rulebook package that has been checked and loaded. */
export interface RulebookPackage {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly edition: Required<Edition>;
  readonly documents: RulebookDocuments;
}

/** The time in which a module must load, in milliseconds. */
const LOAD_MS = 4_000;

/** The file of a package with its icons, and the paths of its chapters. */
const ICONS_FILE = 'icons.json';
const CHAPTER = /^texts\/en\/\d\d-[^/]*\.md$/;

const iconsShape = z.record(z.string(), z.string());

const REBUILD = 'build the package again, or copy it again from its source';

/** Returns the SHA-256 hash of a file’s content, as browsers write it for integrity. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Checks a package against its manifest, and loads its module. Throws `PackageError` if a file is missing or changed,
 * or if the module is not the rulebook that the manifest names. The module runs as part of this process.
 */
export async function readPackage(folder: string): Promise<RulebookPackage> {
  const file = join(folder, MANIFEST_FILE);
  const manifest = parseManifest(contentOf(file).toString('utf8'));
  if (typeof manifest === 'string') throw new PackageError(`${file}: ${manifest}`);
  const texts = new Map<string, string>();
  for (const [name, hash] of Object.entries({ ...manifest.files, [MODULE_FILE]: manifest.hash })) {
    const path = join(folder, name);
    const content = contentOf(path);
    if (integrityOf(content) !== hash)
      throw new PackageError(`${path} differs from its hash in ${MANIFEST_FILE}: ${REBUILD}.`);
    texts.set(name, content.toString('utf8'));
  }
  return { folder, manifest, edition: editionIn(folder, manifest), documents: documentsIn(folder, texts) };
}

/** Returns the documents among the files of a manifest, by their texts. Throws `PackageError` if the icons are invalid. */
function documentsIn(folder: string, texts: ReadonlyMap<string, string>): RulebookDocuments {
  const names = [...texts.keys()].filter((name) => CHAPTER.test(name)).sort();
  const chapters = names.map((name) => texts.get(name) ?? '');
  const icons = iconsShape.safeParse(jsonIn(texts.get(ICONS_FILE) ?? '{}')).data;
  if (!icons)
    throw new PackageError(`${join(folder, ICONS_FILE)} must contain an SVG path for each name: ${REBUILD}.`);
  return { chapters, icons };
}

/** Returns the value of a JSON text; undefined if it is invalid. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The packages of a folder, in ascending order of version, and a sentence for each one that is broken and therefore
 * left out.
 */
export interface FoundPackages {
  readonly packages: readonly RulebookPackage[];
  readonly faults: readonly string[];
}

/**
 * Loads all packages of a folder, which has one sub-folder for each. Leaves out broken ones, and those with the id and
 * version of an earlier one. Throws `PackageError` only if the folder cannot be read.
 */
export async function readPackages(folder: string): Promise<FoundPackages> {
  const packages: RulebookPackage[] = [];
  const faults: string[] = [];
  for (const name of foldersIn(folder)) {
    const read = await readPackage(join(folder, name)).catch(faultOf);
    const twin = typeof read === 'string' ? undefined : packages.find(isTwinOf(read));
    if (typeof read === 'string') faults.push(read);
    else if (!twin) packages.push(read);
    else
      faults.push(
        `${twin.folder} and ${read.folder} both contain ${nameOf(read.manifest)}: remove one of them.`,
      );
  }
  packages.sort((one, other) => one.manifest.version - other.manifest.version);
  return { packages, faults };
}

const isTwinOf =
  ({ manifest }: RulebookPackage) =>
  (other: RulebookPackage) =>
    nameOf(other.manifest) === nameOf(manifest);

function faultOf(error: unknown): string {
  if (error instanceof PackageError) return error.message;
  throw error;
}

/**
 * Returns the registry with packages added to it. New battles begin under the highest version of a package. Leaves out
 * packages with the id of a rulebook that the registry already has.
 */
export function withPackages(
  { rulesets, kept, modules = [] }: RulesetRegistry,
  found: FoundPackages,
): RulesetRegistry {
  const isTaken = ({ manifest }: RulebookPackage) => Object.hasOwn(rulesets, manifest.id);
  const clashes = found.packages
    .filter(isTaken)
    .map(
      ({ folder, manifest: { id } }) =>
        `${folder} has the id "${id}" of a rulebook that Riposte contains: remove the folder, or build the package under another id.`,
    );
  const packages = found.packages.filter((one) => !isTaken(one));
  const entries = packages.map(({ folder, manifest: { id, version }, edition: { origin }, documents }) => {
    return { id, version, origin, file: join(folder, MODULE_FILE), documents };
  });
  const latest = packages.map(({ manifest, edition }) => [manifest.id, edition.ruleset]);
  const loaded = packages.map(({ manifest, edition }) => [nameOf(manifest), async () => edition]);
  return {
    rulesets: { ...rulesets, ...Object.fromEntries(latest) }, // the packages are sorted, so the highest version comes last
    kept: { ...kept, ...Object.fromEntries(loaded) },
    modules: [...modules, ...entries],
    faults: [...found.faults, ...clashes],
  };
}

const nameOf = ({ id, version }: Manifest) => editionName(id, version);

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort();
  } catch {
    throw new PackageError(`Cannot read the folder "${folder}": name a folder with rulebook packages.`);
  }
}

function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new PackageError(`${path} cannot be read: ${REBUILD}.`);
  }
}

function editionIn(folder: string, manifest: Manifest): Required<Edition> {
  const { id, version } = manifest;
  const path = join(folder, MODULE_FILE);
  const { ruleset, Battle } = loaded(path);
  if (ruleset?.id !== id || ruleset.version !== version || typeof Battle?.start !== 'function')
    throw new PackageError(
      `${path} does not export version ${version} of "${id}" as \`ruleset\`, with its engine as \`Battle\`: ${REBUILD}.`,
    );
  return { ruleset, Battle, origin: originOf(manifest) };
}

function originOf({ hash, title, authors, homepage, repository }: Manifest): RulebookOrigin {
  return {
    hash,
    title,
    authors,
    ...(homepage !== undefined && { homepage }),
    ...(repository !== undefined && { repository }),
  };
}

/** Loads a module. Throws `PackageError` if that fails or takes too long. */
function loaded(path: string): Partial<Edition> {
  try {
    return withTimeLimit(LOAD_MS, () => createRequire(path)(path) as Partial<Edition>); // not `import`, which cannot be stopped
  } catch (error) {
    throw new PackageError(`${path} cannot be loaded: ${error}. Ask its author for a working version.`);
  }
}
