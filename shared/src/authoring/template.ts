import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of the template that are not code, and the kind of each. */
const DOCUMENTS: Readonly<Record<string, 'case' | 'chapter'>> = {
  'first-case.json': 'case',
  'rulebook.md': 'chapter',
};

/** One file of a new rulebook: its path in its folder, and its text. */
export interface TemplateFile {
  readonly kind: 'code' | 'case' | 'chapter';
  readonly path: string;
  readonly text: string;
}

/** Returns the folder of the template: in the repository, or in an installed `@riposte/shared`. */
export function templateFolder(): string {
  const [own, installed] = ['../rulesets/_skeleton', '../../template'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  ) as [string, string];
  return existsSync(own) ? own : installed;
}

/** Returns the files of the template, with its name replaced by `name`: in lower case, upper case and title case. */
export function filesOfTemplate(folder: string, name: string): readonly TemplateFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile()).sort();
  return files.map((path) => {
    const kind = DOCUMENTS[path] ?? 'code';
    const names = { code: path, case: '001-a-dodge.json', chapter: '01-the-fight.md' };
    return { kind, path: names[kind], text: renamed(readFileSync(join(folder, path), 'utf8'), name) };
  });
}

function renamed(text: string, name: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return text
    .replaceAll('SKELETON', name.toUpperCase())
    .replaceAll('Skeleton', title)
    .replaceAll('skeleton', name);
}
