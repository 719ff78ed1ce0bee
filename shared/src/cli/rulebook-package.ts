import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition, RulesetRegistry } from '../engine/history/edition.ts';
import { editionName } from '../engine/history/edition-name.ts';
import type { RulebookOrigin } from '../engine/history/rulebook-origin.ts';
import { MANIFEST_FILE, type Manifest, MODULE_FILE, parseManifest } from '../rulebook/manifest.ts';

/** The error for an invalid rulebook package. The message names the file or folder, and says how to fix it. */
export class PackageError extends Error {
  override name = 'PackageError';
}

/** A rulebook package that has been checked and loaded. */
export interface RulebookPackage {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly edition: Required<Edition>;
}

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
  for (const [name, hash] of Object.entries({ ...manifest.files, [MODULE_FILE]: manifest.hash })) {
    const path = join(folder, name);
    if (integrityOf(contentOf(path)) !== hash)
      throw new PackageError(`${path} differs from its hash in ${MANIFEST_FILE}: ${REBUILD}.`);
  }
  return { folder, manifest, edition: await editionIn(folder, manifest) };
}

/**
 * Loads all packages of a folder, which has one sub-folder for each. Throws `PackageError` for the first invalid one,
 * and if two packages have the same id and version.
 */
export async function readPackages(folder: string): Promise<readonly RulebookPackage[]> {
  const packages: RulebookPackage[] = [];
  for (const name of foldersIn(folder)) {
    const read = await readPackage(join(folder, name));
    const twin = packages.find(({ manifest }) => nameOf(manifest) === nameOf(read.manifest));
    if (twin)
      throw new PackageError(
        `${twin.folder} and ${read.folder} both contain ${nameOf(read.manifest)}: remove one of them.`,
      );
    packages.push(read);
  }
  return packages.sort((one, other) => one.manifest.version - other.manifest.version);
}

/**
 * Returns the registry with packages added to it. New battles begin under the highest version of a package. Throws
 * `PackageError` if a package has the id of a rulebook that the registry already has.
 */
export function withPackages(
  { rulesets, kept, modules }: RulesetRegistry,
  packages: readonly RulebookPackage[],
): RulesetRegistry {
  const taken = packages.find(({ manifest }) => Object.hasOwn(rulesets, manifest.id));
  if (taken)
    throw new PackageError(
      `${taken.folder} has the id "${taken.manifest.id}" of a rulebook that Riposte contains: remove the folder, or build the package under another id.`,
    );
  const entries = packages.map(({ folder, manifest: { id, version }, edition: { origin } }) => {
    return { id, version, origin, file: join(folder, MODULE_FILE) };
  });
  const latest = packages.map(({ manifest, edition }) => [manifest.id, edition.ruleset]);
  const loaded = packages.map(({ manifest, edition }) => [nameOf(manifest), async () => edition]);
  return {
    rulesets: { ...rulesets, ...Object.fromEntries(latest) }, // the packages are sorted, so the highest version comes last
    kept: { ...kept, ...Object.fromEntries(loaded) },
    modules: [...(modules ?? []), ...entries],
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

async function editionIn(folder: string, manifest: Manifest): Promise<Required<Edition>> {
  const { id, version } = manifest;
  const path = join(folder, MODULE_FILE);
  const module = await import(pathToFileURL(path).href).catch((error: unknown) => {
    throw new PackageError(`${path} cannot be loaded: ${error}. Ask its author for a working version.`);
  });
  const { ruleset, Battle } = module as Partial<Edition>;
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
