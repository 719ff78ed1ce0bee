import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileIn } from '@riposte/shared/protocol/page-language';
import { translatedFight } from '@riposte/shared/rulebook/translated-scenario';
import type { Plugin } from 'vite';
import {
  type Catalog,
  chapterFile,
  chapterNames,
  fightNames,
  moduleIn,
  PAGE,
  readChapter,
  SOURCE,
  TRANSLATED,
} from '../../scripts/messages/catalog.ts';
import type { Chapter } from '../../scripts/messages/module.ts';

/** The manifest with which browsers install the page as an app. */
const MANIFEST = 'riposte.webmanifest';
const PUBLIC = join(import.meta.dirname, '../public');
/** Files that name the page's language and the languages that users can choose. */
const LANGUAGE_MODULE = join(import.meta.dirname, '../../shared/src/engine/language/language.ts');
const LANGUAGES_MODULE = join(import.meta.dirname, '../src/language/language.ts');

/**
 * Returns the plugin that builds the page in one language. Texts that the language lacks are in English. In languages
 * other than English, the page is `index.LANGUAGE.html`. `all` lists the languages that users can choose.
 */
export function messages(language: string, all: readonly string[]): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load(id) {
      if (id === LANGUAGE_MODULE) return `export const LANGUAGE = ${JSON.stringify(language)};`;
      if (id === LANGUAGES_MODULE) return `export const LANGUAGES = ${JSON.stringify(all)};`;
      const text = SOURCES.get(id);
      if (text === undefined) return undefined;
      for (const one of new Set([SOURCE, language]))
        this.addWatchFile(chapterFile(text.catalog, one, text.name));
      return text.sourceIn(language);
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

/** A file with texts, and a function that returns its source in a language. */
interface TextFile {
  readonly catalog: Catalog;
  readonly name: string;
  readonly sourceIn: (language: string) => string;
}

/** All files with texts, by path. */
const SOURCES: ReadonlyMap<string, TextFile> = new Map(TRANSLATED.flatMap(filesOf));

function filesOf(catalog: Catalog): [string, TextFile][] {
  const chapters = chapterNames(catalog).map((name): [string, TextFile] => {
    const sourceIn = (language: string) => moduleIn(catalog, language, name);
    return [join(catalog.modules, `${name}.ts`), { catalog, name, sourceIn }];
  });
  const fights = fightNames(catalog).map((name): [string, TextFile] => {
    const file = chapterFile(catalog, SOURCE, name);
    const sourceIn = (language: string) => fightIn(file, readChapter(catalog, language, name));
    return [file, { catalog, name, sourceIn }];
  });
  return [...chapters, ...fights];
}

function fightIn(file: string, translation: Chapter): string {
  return JSON.stringify(translatedFight(JSON.parse(readFileSync(file, 'utf8')), translation));
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
  return String(readChapter(PAGE, language, name)[key] ?? readChapter(PAGE, SOURCE, name)[key]);
}

/** Returns the page's HTML with the texts of a language in place of `%CHAPTER.KEY%`. */
function inLanguage(html: string, language: string): string {
  const filled = html.replaceAll(/%([\w-]+)\.(\w+)%/g, (_place, name: string, key: string) =>
    messageOf(language, name, key),
  );
  return filled.replace('lang="en"', `lang="${language}"`).replace(MANIFEST, fileIn(language, MANIFEST));
}
