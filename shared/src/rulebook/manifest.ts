import * as z from 'zod';
import { ADDRESS } from '../engine/history/rulebook-origin.ts';

/** The file of a package that describes it. */
export const MANIFEST_FILE = 'rulebook.json';
/** The module of a package. It exports the ruleset and its engine, as an `Edition`. */
export const MODULE_FILE = 'rulebook.js';

/** A SHA-256 hash in the form that browsers use for integrity. */
const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'must be a SHA-256 hash such as sha256-…=');
/** The path of a file in a package. */
export const FILE_PATH = /^\w[\w.-]*(\/\w[\w.-]*){0,3}$/;
const words = z.string().trim().min(1).max(200);
const address = z.string().max(500).regex(ADDRESS, 'must be an address such as https://example.org');

/** The shape of a manifest. */
export const manifestShape = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9]{0,39}$/, 'must be a name of lowercase letters and digits'),
  title: words,
  version: z.int().min(1).max(1_000_000),
  license: words,
  authors: z.array(words).min(1).max(100),
  /** The addresses of the rulebook and its sources. Servers that lack the package show these addresses. */
  homepage: address.optional(),
  repository: address.optional(),
  /** The version of Riposte’s engine that the module contains. */
  engine: words,
  /** The hash of the module. Battles depend on nothing else in the package. */
  hash,
  /** The hash of each other file, by its path in the package. */
  files: z.record(z.string().regex(FILE_PATH, 'must be the path of a file in the package'), hash),
});

/** The manifest of a rulebook package. */
export type Manifest = z.output<typeof manifestShape>;

/**
 * Parses the text of a manifest. If it is invalid, returns a sentence that names the member and says what it must
 * be.
 */
export function parseManifest(text: string): Manifest | string {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return `It is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`;
  }
  const result = manifestShape.safeParse(raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return `${issue?.path.join('.') || 'The manifest'}: ${issue?.message}.`;
}
