import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Chapter, ChapterError, clausesOf, readChapter } from './chapter.ts';

const RULES = fileURLToPath(new URL('../../rules', import.meta.url));

/** Returns the chapters of a ruleset of this repository, like `chaptersIn`. */
export function chaptersOf(ruleset: string): readonly Chapter[] {
  return chaptersIn(join(RULES, ruleset));
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

/** Returns the paths of the chapters in a folder, in reading order; an empty list if there are none. */
export function chapterFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^\d\d-.*\.md$/.test(name));
  return names.sort().map((name) => join(folder, name));
}

function readNamed(path: string): Chapter {
  try {
    return readChapter(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof ChapterError) throw new ChapterError(`${path}: ${error.message}`);
    throw error;
  }
}
