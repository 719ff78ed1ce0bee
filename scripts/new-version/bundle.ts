import { dirname, join, relative } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/** Returns the text of a project file by its path in the project. */
export type Read = (path: string) => string;

const SOURCES = 'shared/src/';

/**
 * Bundles the current edition of a ruleset as one module without imports. It contains the rules and the
 * engine as `read` returns them, and the installed libraries. The same sources give the same text in any
 * project folder. The first line is `banner`, a comment.
 */
export async function bundleEdition(
  root: string,
  ruleset: string,
  read: Read,
  banner = `// Rules as they were, with their engine: made by \`npm run new-version -- ${ruleset}\`, never to be edited.`,
): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, SOURCES, 'edition.ts'),
    plugins: [sourcesOf(root, ruleset, read)],
    resolve: { symlinks: false },
  });
  const { output } = await bundle.generate({ format: 'esm', banner });
  await bundle.close();
  const [{ code, imports }, ...others] = output;
  if (others.length > 0 || imports.length > 0)
    throw new Error(`An edition is one module and imports nothing, not ${imports.join(', ')}.`);
  return code;
}

/** Returns a plugin that loads the project's own files with `read`. The entry point is a virtual file. */
function sourcesOf(root: string, ruleset: string, read: Read): Plugin {
  const entry = join(root, SOURCES, 'edition.ts');
  const text = `export { Battle } from './engine/battle/battle.ts';
    export { ${ruleset} as ruleset } from './rulesets/${ruleset}/index.ts';`;
  const isSource = (path = '') => path.startsWith(join(root, SOURCES));
  return {
    name: 'sources',
    resolveId: (id, importer) => {
      if (id === entry) return id;
      return isSource(importer) && id.startsWith('.') ? join(dirname(importer ?? ''), id) : null;
    },
    load: (id) => {
      if (id === entry) return text;
      return isSource(id) ? read(relative(root, id)) : null;
    },
  };
}
