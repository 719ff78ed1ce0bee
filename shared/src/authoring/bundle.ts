import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Returns the text of a project file by its path in the project. */
export type Read = (path: string) => string;

/** The parts from which an edition is bundled. */
interface Parts {
  /** The folder that the bundle names files relative to. */
  readonly root: string;
  /** The path of the bundle’s virtual entry module. */
  readonly entry: string;
  /** The text of the entry module. */
  readonly text: string;
  /** The first line of the bundle, a comment. */
  readonly banner: string;
  /** Returns the text of the files below the entry’s folder; if omitted, they are read from the disk. */
  readonly read?: Read;
}

/**
 * Bundles the current edition of a ruleset of this repository as one module without imports. It contains the rules and
 * the engine as `read` returns them, and the installed libraries.
 */
export function bundleEdition(root: string, ruleset: string, read: Read): Promise<string> {
  return bundleModule({
    root,
    entry: join(root, 'shared/src/edition.ts'),
    text: `export { Battle } from './engine/battle/battle.ts';
    export { ${ruleset} as ruleset } from './rulesets/${ruleset}/index.ts';`,
    banner: `// Rules as they were, with their engine: made by \`npm run new-version -- ${ruleset}\`, never to be edited.`,
    read,
  });
}

/**
 * Bundles a module and everything that it imports. The same sources give the same text in any project folder. Throws if
 * the result would not be a single module without imports.
 */
export async function bundleModule(parts: Parts): Promise<string> {
  const { root, entry, banner } = parts;
  const bundle = await rolldown({
    cwd: root,
    input: entry,
    plugins: [sourcesOf(parts)],
    resolve: { symlinks: false },
  });
  const { output } = await bundle.generate({ format: 'esm', banner });
  await bundle.close();
  const [{ code, imports }, ...others] = output;
  if (others.length > 0 || imports.length > 0)
    throw new Error(`An edition is one module and imports nothing, not ${imports.join(', ')}.`);
  return code;
}

/** Returns a plugin that provides the entry module, and loads the files below its folder with `read`. */
function sourcesOf({ root, entry, text, read }: Parts): Plugin {
  const isSource = (path = '') => read !== undefined && path.startsWith(dirname(entry));
  return {
    name: 'sources',
    resolveId: (id, importer) => {
      if (id === entry) return id;
      return isSource(importer) && id.startsWith('.') ? join(dirname(importer ?? ''), id) : null;
    },
    load: (id) => {
      if (id === entry) return text;
      return isSource(id) ? (read?.(relative(root, id)) ?? null) : null;
    },
  };
}
