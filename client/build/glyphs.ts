import { iconsOf } from '@riposte/shared/authoring/icons';
import type { Plugin } from 'vite';

const NAME = 'virtual:glyphs';
const RESOLVED = `\0${NAME}`;

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
      return ruleset
        ? `export const PICTURES = ${JSON.stringify(iconsOf(ruleset, import.meta.dirname))};`
        : loadersOf(Object.keys(RULESETS));
    },
  };
}

function loadersOf(rulesets: readonly string[]): string {
  const loaders = rulesets.map((id) => `${JSON.stringify(id)}: () => import('${NAME}/${id}')`);
  return `export const LOADERS = { ${loaders.join(', ')} };`;
}
