import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { GuidePage, GuideSection } from '../src/guide/guide-page.ts';
import { htmlOf } from './markdown.ts';

const NAME = 'virtual:guide';
const RESOLVED = `\0${NAME}`;
const FOLDER = fileURLToPath(new URL('../../docs/guide/', import.meta.url));
/**
 * Matches a picture in the HTML of a guide page. Each picture has two files, `NAME-dark.webp` and
 * `NAME-light.webp`.
 */
const PICTURE = /<img src="pictures\/([\w-]+)\.webp" alt="([^"]*)">/g;
/** Matches a link to another Markdown file, in the HTML of a guide page. */
const TO_PAGE = /href="\d\d-([a-z-]+)\.md(#[\w-]+)?"/g;

/**
 * Provides `virtual:guide`: the pages of `docs/guide` in order. Their text is HTML, and their pictures are files
 * that the build copies.
 */
export function guide(): Plugin {
  return {
    name: 'guide',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const file of filesIn(FOLDER)) this.addWatchFile(join(FOLDER, file));
      return moduleOf(filesIn(FOLDER).map(readPage));
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d\d-[a-z-]+\.md$/.test(file))
    .sort();
}

function readPage(file: string): GuidePage {
  const [head = '', ...parts] = readFileSync(join(FOLDER, file), 'utf8').split(/^## /m);
  const [, title = '', summary = ''] = /^# (.+)\n\n([\s\S]*?)\s*$/.exec(head) ?? [];
  return { id: file.slice(3, -3), title, summary: guideHtml(summary), sections: parts.map(readSection) };
}

function readSection(part: string): GuideSection {
  const end = part.indexOf('\n');
  const title = part.slice(0, end);
  return { id: slugOf(title), title, html: guideHtml(part.slice(end)) };
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Converts a guide page to HTML. Links to Markdown files become links to pages, and each picture is shown in two
 * themes.
 */
function guideHtml(markdown: string): string {
  return htmlOf(markdown)
    .replaceAll(TO_PAGE, (_link, page: string, section = '') => `href="/guide/${page}${section}"`)
    .replaceAll(PICTURE, (_picture, name: string, alt: string) =>
      ['dark', 'light'].map((theme) => pictureOf(name, theme, alt)).join(''),
    );
}

function pictureOf(name: string, theme: string, alt: string): string {
  return `<img class="in-${theme}" src="pictures/${name}-${theme}.webp" alt="${alt}" loading="lazy">`;
}

/**
 * Returns the source of the `virtual:guide` module. It imports the pictures, so that Vite adds hashes to their file
 * names.
 */
function moduleOf(pages: readonly GuidePage[]): string {
  const files: string[] = [];
  const text = JSON.stringify(pages).replaceAll(/pictures\/([\w-]+\.webp)/g, (_path, file: string) => {
    files.push(file);
    return `" + picture${files.length - 1} + "`;
  });
  const imports = files.map((file, index) => `import picture${index} from '${FOLDER}pictures/${file}';`);
  return `${imports.join('\n')}\nexport const PAGES = ${text};`;
}
