import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publicManifest } from './manifest.ts';

const MANIFEST = 'shared/package.json';
/** Where the repository’s own manifest is while `npm pack` runs. */
const SAVED = 'shared/dist/repository-package.json';

/** The page of `rulebook dev`, which runs in a browser. */
const PAGE_OF_DEV = 'shared/src/authoring/dev/page';

/** The pages for authors that the package contains in `docs`. */
const PAGES = [
  'docs/your-own-rulebook.md',
  'docs/writing-a-ruleset.md',
  'docs/rulebooks.md',
  'docs/forcing.md',
  'docs/bots.md',
  'docs/odds.md',
  'shared/cases/FORMAT.md',
];

/**
 * Compiles `@riposte/shared`, and copies its documents and the template of a rulebook beside it. Then replaces the
 * manifest with the public one, until `restoreManifest` is called.
 */
export function preparePackage(root: string): void {
  restoreManifest(root);
  const at = (path: string) => join(root, path);
  for (const folder of ['dist', 'docs', 'template'])
    rmSync(at(`shared/${folder}`), { recursive: true, force: true });
  compile(root, 'shared/tsconfig.package.json');
  compile(root, PAGE_OF_DEV, '--noEmit', 'false', '--rewriteRelativeImportExtensions');
  rmSync(at('shared/dist/rulesets'), { recursive: true }); // an author’s rulebook takes their place
  mkdirSync(at('shared/docs'));
  for (const page of PAGES)
    writeFileSync(at(`shared/docs/${basename(page)}`), withLinks(readFileSync(at(page), 'utf8')));
  cpSync(at('shared/src/rulesets/_skeleton'), at('shared/template'), { recursive: true });
  for (const file of ['page.html', 'page.css'])
    cpSync(at(`${PAGE_OF_DEV}/${file}`), at(`shared/dist/authoring/dev/page/${file}`));
  cpSync(at('LICENSE'), at('shared/LICENSE'));
  const manifest = publicManifest(
    readFileSync(at(MANIFEST), 'utf8'),
    readFileSync(at('package.json'), 'utf8'),
  );
  renameSync(at(MANIFEST), at(SAVED));
  writeFileSync(at(MANIFEST), manifest);
}

/** Compiles a TypeScript project, given by its folder or configuration file, from `shared/src` to `shared/dist`. */
function compile(root: string, project: string, ...options: readonly string[]): void {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const to = ['--rootDir', join(root, 'shared/src'), '--outDir', join(root, 'shared/dist')];
  execFileSync(process.execPath, [tsc, '-p', join(root, project), ...to, ...options], { stdio: 'inherit' });
}

/** Puts the repository’s own manifest back, if `preparePackage` has replaced it. */
export function restoreManifest(root: string): void {
  if (existsSync(join(root, SAVED))) renameSync(join(root, SAVED), join(root, MANIFEST));
}

/** Keeps the links between the pages of the package. Of other links to files, keeps only the text. */
function withLinks(markdown: string): string {
  const names = PAGES.map((page) => basename(page));
  return markdown.replace(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, text: string, link: string) =>
    names.includes(basename(link)) ? `[${text}](${basename(link)})` : text,
  );
}
