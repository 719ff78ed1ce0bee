import { clausesOf } from '@riposte/shared/rulebook/chapter';
import { plainTextOf, wordsIn } from '../ui/plain-text.ts';
import type { RulebookChapter, RulebookClause } from './chapters.ts';

/** Loads the chapters of a rulebook; empty if there are none, or if they cannot be loaded. */
export async function loadRulebook(ruleset: string): Promise<readonly RulebookChapter[]> {
  const { chaptersOf } = await import('./chapters.ts');
  return await chaptersOf(ruleset).catch(() => []);
}

/** Returns the index of the chapter that contains a clause; -1 if none does. */
export function chapterWith(chapters: readonly RulebookChapter[], clause: string): number {
  return chapters.findIndex((chapter) => clausesOf(chapter).some(({ id }) => id === clause));
}

/**
 * Returns the clauses whose id, title or text contains every word of `query`. Clauses with every word in the title
 * come first.
 */
export function searchClauses(chapters: readonly RulebookChapter[], query: string): RulebookClause[] {
  const has = wordsIn(query);
  if (!has) return [];
  const found = chapters
    .flatMap(clausesOf)
    .filter((clause) => has(`${clause.id} ${clause.title} ${textOf(clause)}`));
  const isTitled = ({ id, title }: RulebookClause) => has(`${id} ${title}`);
  return [...found.filter(isTitled), ...found.filter((clause) => !isTitled(clause))];
}

/** Returns the text of a clause without its markup. */
export function textOf({ html }: RulebookClause): string {
  return plainTextOf(html);
}
