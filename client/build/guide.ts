import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { GuidePage, GuideSection } from '../src/guide/guide-page.ts';
import { htmlOf } from './markdown.ts';

const NAME = 'virtual:guide';
const RESOLVED = `\0${NAME}`;
const FOLDER = fileURLToPath(new URL('../../docs/guide/', import.meta.url));
/** A picture in a page of the guide. It has two files, `NAME-dark.webp` and `NAME-light.webp`. */
const PICTURE = /<img src="pictures\/([\w-]+)\.webp" alt="([^"]*)">/g;
/** A link from one Markdown file of the guide to another, in its HTML. */
const TO_PAGE = /href="\d\d-([a-z-]+)\.md(#[\w-]+)?"/g;

/** Provides `virtual:guide`: the pages of `docs/guide` in order, with HTML text and pictures as assets. */
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

/** Returns the HTML of a text, with links to the pages of the guide and each picture for both themes. */
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

/** Returns the source of the module with the pages. It imports the pictures, so that the build hashes their names. */
function moduleOf(pages: readonly GuidePage[]): string {
  const files: string[] = [];
  const text = JSON.stringify(pages).replaceAll(/pictures\/([\w-]+\.webp)/g, (_path, file: string) => {
    files.push(file);
    return `" + picture${files.length - 1} + "`;
  });
  const imports = files.map((file, index) => `import picture${index} from '${FOLDER}pictures/${file}';`);
  return `${imports.join('\n')}\nexport const PAGES = ${text};`;
}
