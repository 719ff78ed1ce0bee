import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The template for new rulesets. It is real code, checked and linted, but not in the registry. */
export const TEMPLATE = 'shared/src/rulesets/_skeleton';

/** Files of the template that are copied to another place, with their folder and name there. */
const ELSEWHERE: Readonly<Record<string, readonly [folder: string, file: string]>> = {
  'first-case.json': ['shared/cases', '001-a-dodge.json'],
  'rulebook.md': ['shared/rules', '01-the-fight.md'],
};
const SHELF = 'shared/src/rulesets/shelf.ts';

/** Creates a ruleset from the template and registers it. On failure, removes everything again and throws. */
export function makeRuleset(root: string, name: string): void {
  try {
    for (const path of filesIn(join(root, TEMPLATE))) {
      const text = renamed(readFileSync(join(root, TEMPLATE, path), 'utf8'), name);
      const [folder, file] = ELSEWHERE[path] ?? ['shared/src/rulesets', path];
      const to = `${folder}/${name}/${file}`;
      mkdirSync(dirname(join(root, to)), { recursive: true });
      writeFileSync(join(root, to), text, { flag: 'wx' });
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

function filesIn(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => statSync(join(folder, path)).isFile());
}

/** Replaces the template's name in a text with `name`: in lower case, upper case and title case. */
function renamed(text: string, name: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return text
    .replaceAll('SKELETON', name.toUpperCase())
    .replaceAll('Skeleton', title)
    .replaceAll('skeleton', name);
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
