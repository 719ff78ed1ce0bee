import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Chapter, ChapterError, clausesOf, readChapter } from '../rulebook/chapter.ts';

const RULES = fileURLToPath(new URL('../../rules', import.meta.url));

/**
 * Returns the chapters of a ruleset's rulebook in reading order; an empty list if the ruleset has no rulebook.
 * Throws a `ChapterError` if a heading is invalid or a clause occurs twice. The message names the file and the
 * line.
 */
export function chaptersOf(ruleset: string): readonly Chapter[] {
  const chapters = chapterFiles(ruleset).map(readNamed);
  const ids = chapters.flatMap((chapter) => clausesOf(chapter).map(({ id }) => id));
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new ChapterError(`${join(RULES, ruleset)}: ${twice} appears twice.`);
  return chapters;
}

/** Returns the paths of a rulebook's chapters in reading order; an empty list if the ruleset has no rulebook. */
export function chapterFiles(ruleset: string): readonly string[] {
  const folder = join(RULES, ruleset);
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
