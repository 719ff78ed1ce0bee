import { basename } from 'node:path';
import { chapterFilesOf, readNamed, translationOf } from '../../shared/src/rulebook/rulebook-files.ts';
import { compareChapters } from '../../shared/src/rulebook/translation.ts';
import type { Problem } from './comparison.ts';
import { englishPage, guideFiles, translatedPage } from './guide.ts';

/* The translations of whole documents: the chapters of the rulebooks, and the pages of the guide. */

/** A problem of a translated text, and its place, such as `flow/03-checks-and-contests.md FLOW-12`. */
export interface PlacedFinding {
  readonly where: string;
  readonly problem: Problem;
}

/** Returns the problems of the chapters of a ruleset in a language. Throws if a chapter's headings are invalid. */
export function findingsInRulebook(ruleset: string, language: string): PlacedFinding[] {
  return chapterFilesOf(ruleset).flatMap((file): PlacedFinding[] => {
    const where = `${ruleset}/${basename(file)}`;
    const translation = translationOf(ruleset, file, language);
    if (!translation) return [{ where, problem: 'missing' }];
    return compareChapters(readNamed(file), translation).map(({ key, problem }) => ({
      where: `${where} ${key}`,
      problem,
    }));
  });
}

/** Returns the problems of the guide's pages in a language. A page has as many sections as the English one. */
export function findingsInGuide(language: string): PlacedFinding[] {
  return guideFiles().flatMap((file): PlacedFinding[] => {
    const where = `guide/${file}`;
    const page = translatedPage(file, language);
    if (!page) return [{ where, problem: 'missing' }];
    const isWhole = page.sections.length === englishPage(file).sections.length;
    return isWhole ? [] : [{ where, problem: 'sections' }];
  });
}
