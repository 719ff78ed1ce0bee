import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ruleset } from '@riposte/shared';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';

const NAME = 'virtual:glyphs';
const RESOLVED = `\0${NAME}`;

interface Collection {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/**
 * Provides `virtual:glyphs`, which loads the icons of a rulebook on demand. The icons come from the game-icons
 * collection. Each icon is an SVG path in a square of 128 units.
 */
export function glyphs(): Plugin {
  return {
    name: 'glyphs',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const { RULESETS } = await import('@riposte/shared/rulesets/registry'); // imported on demand, because the import is slow
      const ruleset = RULESETS[id.slice(RESOLVED.length + 1)];
      return ruleset ? picturesOf(ruleset) : loadersOf(Object.keys(RULESETS));
    },
  };
}

function loadersOf(rulesets: readonly string[]): string {
  const loaders = rulesets.map((id) => `${JSON.stringify(id)}: () => import('${NAME}/${id}')`);
  return `export const LOADERS = { ${loaders.join(', ')} };`;
}

function picturesOf({ description: { glyphs: used } }: Ruleset): string {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Collection;
  const named = used ? [...Object.values(used.archetypes), ...Object.values(used.conditions)] : [];
  const pictures = [...new Set(named)].sort().map((name) => [name, outlineOf(name, icons[name]?.body)]);
  return `export const PICTURES = ${JSON.stringify(Object.fromEntries(pictures))};`;
}

function outlineOf(name: string, body = ''): string {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  if (paths.length === 0)
    throw new Error(`A rulebook names the picture "${name}", which game-icons does not have.`);
  return svgpath(paths.join('')).scale(0.25).rel().round(0).toString(); // scales 512 units to 128, and rounds because the map cannot show more precision
}
