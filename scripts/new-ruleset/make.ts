import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOfTemplate } from '../../shared/src/authoring/template.ts';

/** The template for new rulesets. It is real code, checked and linted, but not in the registry. */
export const TEMPLATE = 'shared/src/rulesets/_skeleton';

/** The folder for each kind of file of a ruleset. */
const FOLDERS = { code: 'shared/src/rulesets', case: 'shared/cases', chapter: 'shared/rules' } as const;
const SHELF = 'shared/src/rulesets/shelf.ts';

/** Creates a ruleset from the template and registers it. On failure, removes everything again and throws. */
export function makeRuleset(root: string, name: string): void {
  try {
    for (const { kind, path, text } of filesOfTemplate(join(root, TEMPLATE), name)) {
      const to = join(root, FOLDERS[kind], name, path);
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, text, { flag: 'wx' });
    }
    changeShelf(root, (names) => [...names, name]);
  } catch (error) {
    unmakeRuleset(root, name);
    throw error;
  }
}

/** Unregisters a new ruleset. Removes all files written by `makeRuleset` and by the programs that run after it. */
export function unmakeRuleset(root: string, name: string): void {
  changeShelf(root, (names) => names.filter((other) => other !== name));
  for (const folder of ['shared/src/rulesets', 'shared/rules', 'shared/cases', 'shared/journals']) {
    rmSync(join(root, folder, name), { recursive: true, force: true });
  }
}

/** Changes the list of registered rulesets. The rulesets are offered in the order of this list. */
function changeShelf(root: string, change: (names: readonly string[]) => readonly string[]): void {
  const file = join(root, SHELF);
  const text = readFileSync(file, 'utf8');
  const names = change([...text.matchAll(/^ {2}(\w+): async/gm)].map(([, name = '']) => name));
  const entries = names.map(
    (name) => `  ${name}: async () => (await import('./${name}/index.ts')).${name},\n`,
  );
  writeFileSync(file, text.replace(/(SHELF[^{]*\{\n)(?: {2}\w+: async.*\n)*/, `$1${entries.join('')}`));
}
