import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_LANGUAGE } from '../protocol/page-language.ts';
import { type Chapter, ChapterError, clausesOf, readChapter, writeChapter } from './chapter.ts';
import { translatedChapter } from './translation.ts';

const RULES = fileURLToPath(new URL('../../rules', import.meta.url));

/** Returns the chapters of a ruleset of this repository in English, like `chaptersIn`. */
export function chaptersOf(ruleset: string): readonly Chapter[] {
  return chaptersIn(join(RULES, ruleset));
}

/**
 * Returns the Markdown of the chapters of a ruleset of this repository in a language, in reading order. Untranslated
 * texts are in English. Throws a `ChapterError` if a heading is invalid.
 */
export function chapterTextsOf(ruleset: string, language: string): readonly string[] {
  return chapterFilesOf(ruleset).map((file) => {
    const translation = translationOf(ruleset, file, language);
    return translation
      ? writeChapter(translatedChapter(readNamed(file), translation))
      : readFileSync(file, 'utf8');
  });
}

/** Returns the paths of the English chapters of a ruleset of this repository, in reading order. */
export function chapterFilesOf(ruleset: string): readonly string[] {
  return chapterFilesIn(join(RULES, ruleset));
}

/**
 * Returns the translation of a ruleset's chapter as it is in its file; undefined if it is not translated. `file` is the
 * path of the English chapter. Throws a `ChapterError` if a heading is invalid.
 */
export function translationOf(ruleset: string, file: string, language: string): Chapter | undefined {
  const path = join(RULES, ruleset, language, basename(file));
  return existsSync(path) ? readNamed(path) : undefined;
}

/**
 * Returns the chapters of the rulebook in a folder, in reading order; an empty list if it has none. Throws a
 * `ChapterError` if a heading is invalid or a clause occurs twice. The message names the file and the line.
 */
export function chaptersIn(folder: string): readonly Chapter[] {
  const chapters = chapterFilesIn(folder).map(readNamed);
  const ids = chapters.flatMap((chapter) => clausesOf(chapter).map(({ id }) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new ChapterError(`${folder}: ${twice} appears twice.`);
  return chapters;
}

/**
 * Returns the folders of a rulebook's chapters: the folder itself for English, and its subfolders for other languages.
 */
export function chapterFoldersIn(
  folder: string,
): readonly { readonly language: string; readonly folder: string }[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const others = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [
    { language: FIRST_LANGUAGE, folder },
    ...others.sort().map((language) => ({ language, folder: join(folder, language) })),
  ];
}

/** Returns the paths of the chapters in a folder, in reading order; an empty list if there are none. */
export function chapterFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^\d\d-.*\.md$/.test(name));
  return names.sort().map((name) => join(folder, name));
}

/** Reads a chapter's file. Throws a `ChapterError` that names the file. */
export function readNamed(path: string): Chapter {
  try {
    return readChapter(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof ChapterError) throw new ChapterError(`${path}: ${error.message}`);
    throw error;
  }
}
