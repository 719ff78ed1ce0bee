import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import svgpath from 'svgpath';
import type { Ruleset } from '../engine/core/ruleset.ts';

const COLLECTION = '@iconify-json/game-icons/icons.json';

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/**
 * Returns the SVG paths of the icons that a rulebook uses, in a square of 128 units, by their names in game-icons.
 * `root` is a folder in which that package is installed. Returns undefined if it is not. Throws an error that names an
 * icon that the package lacks.
 */
export function iconsOf(
  { description: { glyphs: used } }: Ruleset,
  root: string,
): Readonly<Record<string, string>> | undefined {
  const icons = collectionIn(root)?.icons;
  const named = used ? [...Object.values(used.archetypes), ...Object.values(used.conditions)] : [];
  const names = [...new Set(named)].sort();
  return icons && Object.fromEntries(names.map((name) => [name, outlineOf(name, icons[name]?.body)]));
}

function collectionIn(root: string): Collection | undefined {
  try {
    const file = createRequire(join(root, 'package.json')).resolve(COLLECTION);
    return JSON.parse(readFileSync(file, 'utf8')) as Collection;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function outlineOf(name: string, body = ''): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0)
    throw new Error(`A rulebook names the picture "${name}", which game-icons does not have.`);
  return svgpath(paths.join('')).scale(0.25).rel().round(0).toString(); // scales 512 units to 128, and rounds because the map cannot show more precision
}
