import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Ruleset } from '../engine/core/ruleset.ts';
import { ADDRESS } from '../engine/history/rulebook-origin.ts';
import type { Manifest } from '../rulebook/manifest.ts';
import { readSourceManifest } from './source-manifest.ts';

/** The sources of one rulebook: in this repository, or in a folder of its own. All paths are absolute. */
export interface RulebookProject {
  /** The project’s folder. Messages name files relative to it. */
  readonly root: string;
  /** The module that exports the ruleset, and the name of that export. */
  readonly entry: string;
  readonly exported: string;
  /** The folders with the code, the chapters and the conformance cases. */
  readonly sources: string;
  readonly rules: string;
  readonly cases: string;
  readonly license: string;
  readonly authors: readonly string[];
  /** The addresses of the rulebook and its sources. Servers that lack the package show them. */
  readonly addresses: Pick<Manifest, 'homepage' | 'repository'>;
}

/** The error for a missing or unsuitable project folder; the message says what to change. */
export class ProjectError extends Error {}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ENTRY = 'src/index.ts';

/** True if this code runs in Riposte’s repository; false in an installed `@riposte/shared`. */
const isRepository = existsSync(new URL('../rulesets/shelf.ts', import.meta.url));

/**
 * Returns the project that a command-line argument names: a folder, or the id of a ruleset of this repository. Without
 * a name, it is the current folder. Throws `ProjectError` if there is no such project.
 */
export function projectNamed(name = '.'): RulebookProject {
  if (isRulebookFolder(name)) return projectIn(resolve(name));
  if (isRepository && /^[a-z]+$/.test(name) && existsSync(sourcesOf(name))) return repositoryProject(name);
  throw new ProjectError(
    `"${name}" is not the folder of a rulebook: it has no ${ENTRY}. Name a folder that \`rulebook create\` made.`,
  );
}

/** Returns whether a folder contains the sources of a rulebook, as `rulebook create` makes it. */
export function isRulebookFolder(folder: string): boolean {
  return existsSync(join(folder, ENTRY)) && existsSync(join(folder, 'package.json'));
}

/**
 * Returns the project in a rulebook’s own folder. Throws `ProjectError` if its `package.json` lacks the license or the
 * author.
 */
export function projectIn(root: string): RulebookProject {
  const file = join(root, 'package.json');
  const described = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const { license, author } = described;
  if (typeof license !== 'string' || typeof author !== 'string')
    throw new ProjectError(`${file}: "license" and "author" must be texts, because a package states them.`);
  const folder = (name: string) => join(root, name);
  return {
    root,
    entry: folder(ENTRY),
    exported: 'ruleset',
    sources: folder('src'),
    rules: folder('rules'),
    cases: folder('cases'),
    license,
    authors: [author],
    addresses: addressesIn(described),
  };
}

/**
 * Returns the addresses of web pages that a `package.json` states. npm allows the repository as a text or as an object,
 * and in forms that are not web pages, such as `github:user/name`; these are left out.
 */
function addressesIn({
  homepage,
  repository,
}: Readonly<Record<string, unknown>>): RulebookProject['addresses'] {
  const stated =
    typeof repository === 'object' && repository && 'url' in repository ? repository.url : repository;
  const page = typeof stated === 'string' ? stated.replace(/^git\+/, '') : undefined;
  return {
    ...(isAddress(homepage) && { homepage }),
    ...(isAddress(page) && { repository: page }),
  };
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && ADDRESS.test(value);
}

/** Returns the project of a ruleset of this repository. */
export function repositoryProject(id: string): RulebookProject {
  const { license, authors, homepage, repository } = readSourceManifest(sourcesOf(id));
  return {
    root: ROOT,
    entry: join(sourcesOf(id), 'index.ts'),
    exported: id,
    sources: sourcesOf(id),
    rules: join(ROOT, 'shared/rules', id),
    cases: join(ROOT, 'shared/cases', id),
    license,
    authors,
    addresses: { ...(homepage && { homepage }), ...(repository && { repository }) },
  };
}

/** Loads the ruleset of a project. Throws an error that names the file if the module does not export one. */
export async function loadRuleset({ entry, exported }: RulebookProject): Promise<Ruleset> {
  const module = (await import(pathToFileURL(entry).href)) as Readonly<Record<string, Ruleset | undefined>>;
  const ruleset = module[exported];
  if (typeof ruleset?.id !== 'string')
    throw new Error(`${entry} does not export \`${exported}\`, a ruleset.`);
  return ruleset;
}

/** Returns a value as the text of a JSON file. */
export const asText = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const sourcesOf = (id: string) => join(ROOT, 'shared/src/rulesets', id);
