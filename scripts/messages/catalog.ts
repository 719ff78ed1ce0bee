import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_LANGUAGE } from '../../shared/src/protocol/page-language.ts';
import { parseMessage, textsIn } from './message.ts';
import { type Chapter, moduleOf } from './module.ts';
import { PSEUDO, pseudoChapter } from './pseudo.ts';

/** The folder with the page's catalog: a folder for each language, and the generated module of each chapter. */
export const CATALOG = join(import.meta.dirname, '../../client/src/words');
/** The language in which all texts are written first. */
export const SOURCE = FIRST_LANGUAGE;

/** Returns the languages of the page's catalog, English first. */
export function languages(): string[] {
  const folders = readdirSync(CATALOG, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [SOURCE, ...folders.map(({ name }) => name).filter((name) => name !== SOURCE)];
}

/** Returns the names of all chapters. */
export function chapterNames(): string[] {
  return readdirSync(join(CATALOG, SOURCE))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
}

/** Returns the file with a chapter's messages in a language. */
export function chapterFile(language: string, name: string): string {
  return join(CATALOG, language, `${name}.json`);
}

/** Returns the messages of a chapter in a language; none if it is not translated. Throws if the file is not JSON. */
export function readChapter(language: string, name: string): Chapter {
  if (language === PSEUDO) return pseudoChapter(readChapter(SOURCE, name));
  const file = chapterFile(language, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Chapter) : {};
}

/** A message of the catalog. Messages in a group have the key `group.id`. */
export interface Entry {
  readonly key: string;
  readonly message: string;
}

/** Returns the messages of a chapter, including those in groups. */
export function entriesOf(chapter: Chapter): Entry[] {
  return Object.entries(chapter).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ key, message: value }]
      : Object.entries(value).map(([id, message]) => ({ key: `${key}.${id}`, message })),
  );
}

/** Returns the pieces of text in the messages of a chapter. */
export function textsOf(chapter: Chapter): string[] {
  return entriesOf(chapter).flatMap(({ message }) => textsIn(parseMessage(message).elements));
}

/** Returns the source of the generated module of each chapter, by file. */
export function modules(): ReadonlyMap<string, string> {
  return new Map(
    chapterNames().map((name) => [join(CATALOG, `${name}.ts`), moduleOf(name, readChapter(SOURCE, name))]),
  );
}
