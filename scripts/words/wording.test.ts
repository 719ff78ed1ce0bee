import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  CATALOGS,
  chapterFile,
  languages,
  readChapter,
  SOURCE,
  textNames,
  textsOf,
} from '../messages/catalog.ts';
import { syntaxOf, walk } from '../stray/syntax.ts';
import { bannedWords, glossaryPage, storedPage } from './glossary.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** Source files with user-facing strings. */
const SOURCES = ['shared/src/rulesets/*/words/en/**/*.ts', 'server/src/words/*.ts'];
/** Documents that users read. */
const PAGES = ['README.md', 'docs/*.md', 'docs/guide/*.md', 'shared/rules/*/[0-9]*.md'];
/** Exempt files: the glossary page shows the words that it bans, and `seats` lists names that only GMs may have. */
const EXEMPT = /docs\/glossary\.md$|words\/(seats\.ts|en\/seats\.json)$|\.test\.ts$/;

const BANNED = bannedWords(SOURCE);
const SPACED_PERCENT = /\d %/g;

const files = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: PROJECT })).filter((file) => !EXEMPT.test(file));
const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');

/** Returns the texts of a source file that have several words; single words may be ids. */
function stringsIn(source: string): string[] {
  const texts: string[] = [];
  walk(syntaxOf(source), (node) => {
    const text =
      node.type === 'StringLiteral' ? node.value : node.type === 'TemplateElement' ? rawOf(node.value) : '';
    if (typeof text === 'string' && / /.test(text)) texts.push(text);
  });
  return texts;
}

function rawOf(value: unknown): string {
  return String((value as { readonly cooked?: string }).cooked ?? '');
}

const bannedIn = (text: string) =>
  [...text.matchAll(BANNED), ...text.matchAll(SPACED_PERCENT)].map(([word]) => word);

it.each(files(SOURCES))('%s uses no word that the glossary bans', (file) => {
  expect(stringsIn(read(file)).filter((text) => bannedIn(text).length > 0)).toEqual([]);
});

const CHAPTERS = CATALOGS.flatMap((catalog) =>
  textNames(catalog).map((name) => ({
    file: chapterFile(catalog, SOURCE, name).slice(PROJECT.length),
    texts: textsOf(readChapter(catalog, SOURCE, name)),
  })),
).filter(({ file }) => !EXEMPT.test(file));

it.each(CHAPTERS)('$file uses no word that the glossary bans', ({ texts }) => {
  expect(texts.filter((text) => bannedIn(text).length > 0)).toEqual([]);
});

it.each(files(PAGES))('%s uses no word that the glossary bans', (file) => {
  const prose = read(file).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  expect(prose.split('\n').filter((line) => bannedIn(line).length > 0)).toEqual([]);
});

describe.each(languages().filter((language) => language !== SOURCE))('the texts in %s', (language) => {
  const banned = bannedWords(language);

  it('use no word that the glossary bans in this language', () => {
    const texts = CATALOGS.flatMap((catalog) =>
      textNames(catalog).flatMap((name) => textsOf(readChapter(catalog, language, name))),
    );
    expect(texts.filter((text) => text.match(banned))).toEqual([]);
  });

  it.each(files([`docs/guide/${language}/*.md`, `shared/rules/*/${language}/*.md`]))(
    'use no word in %s that the glossary bans in this language',
    (file) => {
      expect(
        read(file)
          .split('\n')
          .filter((line) => line.match(banned)),
      ).toEqual([]);
    },
  );
});

it('the glossary page is up to date with the list of terms', () => {
  expect(storedPage()).toBe(glossaryPage());
});
