import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileIn } from '@riposte/shared/protocol/page-language';
import type { Plugin } from 'vite';
import { CATALOG, chapterFile, chapterNames, readChapter, SOURCE } from '../../scripts/messages/catalog.ts';
import { moduleOf } from '../../scripts/messages/module.ts';

/** The manifest with which browsers install the page as an app. */
const MANIFEST = 'riposte.webmanifest';
const PUBLIC = join(import.meta.dirname, '../public');
const LANGUAGE_MODULE = join(CATALOG, '../language/language.ts');

/**
 * Returns the plugin that builds the page in one language. Texts that the language lacks are in English. In languages
 * other than English, the page is `index.LANGUAGE.html`. `all` lists the languages that users can choose.
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
      for (const one of new Set([SOURCE, language])) this.addWatchFile(chapterFile(one, name));
      return moduleOf(name, readChapter(SOURCE, name), readChapter(language, name));
    },
    transformIndexHtml: { order: 'pre', handler: (html) => inLanguage(html, language) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (!page || language === SOURCE) return;
        page.fileName = fileIn(language, 'index.html');
        const fileName = fileIn(language, MANIFEST);
        this.emitFile({ type: 'asset', fileName, source: manifestIn(language) });
      },
    },
  };
}

function manifestIn(language: string): string {
  const description = messageOf(language, 'front', 'pageDescription');
  return JSON.stringify({
    ...JSON.parse(readFileSync(join(PUBLIC, MANIFEST), 'utf8')),
    lang: language,
    description,
  });
}

function messageOf(language: string, name: string, key: string): string {
  return String(readChapter(language, name)[key] ?? readChapter(SOURCE, name)[key]);
}

/** Returns the page's HTML with the texts of a language in place of `%CHAPTER.KEY%`. */
function inLanguage(html: string, language: string): string {
  const filled = html.replaceAll(/%([\w-]+)\.(\w+)%/g, (_place, name: string, key: string) =>
    messageOf(language, name, key),
  );
  return filled.replace('lang="en"', `lang="${language}"`).replace(MANIFEST, fileIn(language, MANIFEST));
}
