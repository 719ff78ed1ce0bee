import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import type { Edition } from '../engine/history/edition.ts';
import { editionName } from '../engine/history/edition-name.ts';
import type { RulebookOrigin } from '../engine/history/rulebook-origin.ts';
import { type Rulebook, Rulebooks } from '../engine/history/rulebooks.ts';
import { FIRST_LANGUAGE } from '../protocol/page-language.ts';
import { ChapterError } from './chapter.ts';
import { MANIFEST_FILE, type Manifest, MODULE_FILE, parseManifest } from './manifest.ts';
import { withTimeLimit } from './time-limit.ts';
import { translatedText } from './translation.ts';

/** The error for an invalid rulebook package. The message names the file or folder, and says how to fix it. */
export class PackageError extends Error {
  override name = 'PackageError';
}

/** The files of a rulebook that pages load from their server. */
export interface ServedFiles {
  /** The path of the module’s file. */
  readonly module: string;
  /** The Markdown of the chapters in reading order, by language. Translations have English texts for what they lack. */
  readonly chapters: ReadonlyMap<string, readonly string[]>;
  /** The icons as SVG paths, by name; empty if there are none. */
  readonly icons: Readonly<Record<string, string>>;
}

/** A rulebook of a process. */
export interface HostedRulebook extends Rulebook {
  /** The folder of its package; omitted if the repository contains its sources. */
  readonly folder?: string;
  /** Omitted if the built page contains the files. */
  readonly served?: ServedFiles;
}

/** A rulebook package that has been checked and loaded. */
export interface RulebookPackage extends HostedRulebook {
  readonly folder: string;
  readonly origin: RulebookOrigin;
  readonly served: ServedFiles;
}

/** The rulebooks of a process. */
export interface RulebookRegistry {
  readonly rulebooks: Rulebooks<HostedRulebook>;
  /** A sentence for each package that was left out because it is broken. */
  readonly faults: readonly string[];
}

/** The time in which a module must load, in milliseconds. */
const LOAD_MS = 4_000;

/** The file of a package with its icons, and the paths of its chapters. */
const ICONS_FILE = 'icons.json';
const CHAPTER = /^texts\/([\w-]+)\/(\d\d-[^/]*\.md)$/;

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
  const edition = editionIn(folder, manifest);
  const { id, version, title } = manifest;
  return {
    id,
    version,
    title,
    origin: originOf(manifest),
    load: async () => edition,
    folder,
    served: servedFiles(folder, texts),
  };
}

/**
 * Returns the files that pages load. `texts` has the files of the manifest. Throws `PackageError` if one is invalid.
 */
function servedFiles(folder: string, texts: ReadonlyMap<string, string>): ServedFiles {
  const icons = iconsShape.safeParse(jsonIn(texts.get(ICONS_FILE) ?? '{}')).data;
  if (!icons)
    throw new PackageError(`${join(folder, ICONS_FILE)} must contain an SVG path for each name: ${REBUILD}.`);
  return { module: join(folder, MODULE_FILE), chapters: chaptersIn(folder, texts), icons };
}

/**
 * Returns the chapters among the files of a package, by language. Throws `PackageError` if a translation is malformed.
 */
function chaptersIn(folder: string, texts: ReadonlyMap<string, string>): ServedFiles['chapters'] {
  const languages = new Set<string>();
  for (const name of texts.keys()) languages.add(CHAPTER.exec(name)?.[1] ?? FIRST_LANGUAGE);
  const english = [...texts.keys()].filter((name) => CHAPTER.exec(name)?.[1] === FIRST_LANGUAGE).sort();
  const textIn = (language: string, name: string) => {
    const [text = '', file] = [texts.get(name), `texts/${language}/${CHAPTER.exec(name)?.[2]}`];
    const translation = language === FIRST_LANGUAGE ? undefined : texts.get(file);
    try {
      return translation === undefined ? text : translatedText(text, translation);
    } catch (error) {
      if (error instanceof ChapterError) throw new PackageError(`${join(folder, file)}: ${error.message}`);
      throw error;
    }
  };
  return new Map([...languages].map((language) => [language, english.map((name) => textIn(language, name))]));
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
    else faults.push(`${twin.folder} and ${read.folder} both contain ${nameOf(read)}: remove one of them.`);
  }
  packages.sort((one, other) => one.version - other.version);
  return { packages, faults };
}

const isTwinOf = (one: RulebookPackage) => (other: RulebookPackage) => nameOf(other) === nameOf(one);

function faultOf(error: unknown): string {
  if (error instanceof PackageError) return error.message;
  throw error;
}

/** Returns a registry of rulebooks and packages. Leaves out packages with the id of one of the other rulebooks. */
export function registryOf(contained: readonly Rulebook[], found: FoundPackages): RulebookRegistry {
  const isTaken = (one: RulebookPackage) => contained.some(({ id }) => id === one.id);
  const clashes = found.packages
    .filter(isTaken)
    .map(
      ({ folder, id }) =>
        `${folder} has the id "${id}" of a rulebook that Riposte contains: remove the folder, or build the package under another id.`,
    );
  const packages = found.packages.filter((one) => !isTaken(one));
  return {
    rulebooks: new Rulebooks([...contained, ...packages]),
    faults: [...found.faults, ...clashes],
  };
}

const nameOf = ({ id, version }: Rulebook) => editionName(id, version);

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

function editionIn(folder: string, manifest: Manifest): Edition {
  const { id, version } = manifest;
  const path = join(folder, MODULE_FILE);
  const { ruleset, Battle } = loaded(path);
  if (ruleset?.id !== id || ruleset.version !== version || typeof Battle?.start !== 'function')
    throw new PackageError(
      `${path} does not export version ${version} of "${id}" as \`ruleset\`, with its engine as \`Battle\`: ${REBUILD}.`,
    );
  return { ruleset, Battle };
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
