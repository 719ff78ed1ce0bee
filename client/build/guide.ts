import { join } from 'node:path';
import type { Plugin } from 'vite';
import { englishPage, GUIDE, guideFiles, translatedPage } from '../../scripts/messages/guide.ts';
import type { GuidePage } from '../src/guide/guide-page.ts';
import { htmlOf } from './markdown.ts';

const NAME = 'virtual:guide';
const RESOLVED = `\0${NAME}`;
/**
 * Matches a picture in the HTML of a guide page. Each picture has two files, `NAME-dark.webp` and
 * `NAME-light.webp`.
 */
const PICTURE = /<img src="(?:\.\.\/)?pictures\/([\w-]+)\.webp" alt="([^"]*)">/g;
/** Matches a link to another Markdown file, in the HTML of a guide page. */
const TO_PAGE = /href="\d\d-([a-z-]+)\.md(#[\w-]+)?"/g;

/**
 * Provides `virtual:guide`: the pages of `docs/guide` in order, in a language. Their text is HTML, and their pictures
 * are files that the build copies. Pages without a translation are in English.
 */
export function guide(language: string): Plugin {
  return {
    name: 'guide',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const files = guideFiles();
      for (const file of files) this.addWatchFile(join(GUIDE, file));
      return moduleOf(files.map((file) => pageIn(file, language)));
    },
  };
}

/** Returns a page in a language; in English if it is not translated. */
function pageIn(file: string, language: string): GuidePage {
  const { title, summary, sections } = translatedPage(file, language) ?? englishPage(file);
  return {
    id: file.slice(3, -3),
    title,
    summary: guideHtml(summary),
    sections: sections.map(({ text, ...section }) => ({ ...section, html: guideHtml(text) })),
  };
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
  const imports = files.map((file, index) => `import picture${index} from '${GUIDE}/pictures/${file}';`);
  return `${imports.join('\n')}\nexport const PAGES = ${text};`;
}
