import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { CATALOG, chapterFile, chapterNames, readChapter, SOURCE } from '../../scripts/messages/catalog.ts';
import { moduleOf } from '../../scripts/messages/module.ts';

const LANGUAGE_MODULE = join(CATALOG, '../language/language.ts');

/**
 * Puts the page's texts into one language, with English for those that it lacks. The page of another language than
 * English is `index.LANGUAGE.html`. `all` are the languages that users can choose.
 */
export function messages(language: string, all: readonly string[]): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      if (id === LANGUAGE_MODULE)
        return `export const LANGUAGE = ${JSON.stringify(language)}; export const LANGUAGES = ${JSON.stringify(all)};`;
      const name = basename(id, '.ts');
      if (dirname(id) !== CATALOG || !chapterNames().includes(name)) return undefined;
      this.addWatchFile(chapterFile(SOURCE, name));
      return moduleOf(name, readChapter(SOURCE, name), readChapter(language, name));
    },
    transformIndexHtml: { order: 'pre', handler: (html) => inLanguage(html, language) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page && language !== SOURCE) page.fileName = `index.${language}.html`;
      },
    },
  };
}

/** Returns the page's HTML with the texts of a language in place of `%CHAPTER.KEY%`. */
function inLanguage(html: string, language: string): string {
  const filled = html.replaceAll(/%([\w-]+)\.(\w+)%/g, (_place, name: string, key: string) =>
    String(readChapter(language, name)[key] ?? readChapter(SOURCE, name)[key]),
  );
  return filled.replace('lang="en"', `lang="${language}"`);
}
