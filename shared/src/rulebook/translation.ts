import {
  type Chapter,
  CLAUSE_ID,
  type Clause,
  clausesOf,
  readChapter,
  type Section,
  writeChapter,
} from './chapter.ts';

/** The problems that a translated chapter can have. */
export type ChapterProblem = 'unknown' | 'missing' | 'facts';

/** A problem of a translated chapter: of a clause, by its id, or of the chapter's section with this index. */
export interface ChapterFinding {
  readonly key: string;
  readonly problem: ChapterProblem;
}

/** Does the same as `translatedChapter` for chapters in Markdown. Throws a `ChapterError` if a heading is invalid. */
export function translatedText(english: string, translation: string): string {
  return writeChapter(translatedChapter(readChapter(english), readChapter(translation)));
}

/**
 * Returns a chapter with the translated titles and texts. What the translation lacks stays in English, and what has no
 * counterpart in the English chapter is left out.
 */
export function translatedChapter(english: Chapter, translation: Chapter): Chapter {
  const clauses = clausesById(translation);
  const sections = english.sections.map((section, index): Section => {
    const other = translation.sections[index];
    return {
      title: (section.title === null ? null : other?.title) ?? section.title,
      text: other?.text || section.text,
      clauses: section.clauses.map((clause) => clauses.get(clause.id) ?? clause),
    };
  });
  return { title: translation.title, sections };
}

/**
 * Returns the problems of a translated chapter: clauses that are missing or have no English text, and texts with other
 * facts than the English ones. The facts of a text are its numbers and the clauses that it names.
 */
export function compareChapters(english: Chapter, translation: Chapter): ChapterFinding[] {
  const translated = clausesById(translation);
  const known = clausesById(english);
  const unknown = [...translated.keys()].filter((id) => !known.has(id));
  return [
    ...[...known.values()].flatMap((clause) => problemsOf(clause, translated.get(clause.id))),
    ...unknown.map((key): ChapterFinding => ({ key, problem: 'unknown' })),
    ...problemsOfSections(english.sections, translation.sections),
  ];
}

function clausesById(chapter: Chapter): ReadonlyMap<string, Clause> {
  return new Map(clausesOf(chapter).map((clause) => [clause.id, clause]));
}

function problemsOf({ id, text }: Clause, translation: Clause | undefined): ChapterFinding[] {
  if (!translation) return [{ key: id, problem: 'missing' }];
  return factsIn(text) === factsIn(translation.text) ? [] : [{ key: id, problem: 'facts' }];
}

function problemsOfSections(
  english: readonly Section[],
  translation: readonly Section[],
): readonly ChapterFinding[] {
  const finding = (index: number, problem: ChapterProblem) => ({ key: `section ${index + 1}`, problem });
  if (translation.length > english.length) return [finding(english.length, 'unknown')];
  return english.flatMap(({ text }, index) => {
    const other = translation[index];
    if (!other) return [finding(index, 'missing')];
    return factsIn(text) === factsIn(other.text) ? [] : [finding(index, 'facts')];
  });
}

/** Returns the clause ids and the numbers of a text, sorted, because other languages need another order of words. */
function factsIn(text: string): string {
  const ids = text.match(CLAUSE_ID) ?? [];
  const numbers = text.replaceAll(CLAUSE_ID, '').match(/\d+/g) ?? [];
  return [...ids, ...numbers].sort().join(' ');
}
