import type { Chapter } from '@riposte/shared/rulebook/chapter';
import type { RulebookChapter } from './html-chapter.ts';

/** Converts the texts of a chapter from Markdown to HTML with `htmlOf`. */
export function chapterAsHtml(
  { title, sections }: Chapter,
  htmlOf: (markdown: string) => string,
): RulebookChapter {
  return {
    title,
    sections: sections.map((section) => ({
      title: section.title,
      html: htmlOf(section.text),
      clauses: section.clauses.map(({ id, title, text }) => ({ id, title, html: htmlOf(text) })),
    })),
  };
}
