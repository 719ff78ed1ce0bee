import { type Chapter, CLAUSE_ID } from '@riposte/shared/rulebook/chapter';
import type { RulebookChapter } from './html-chapter.ts';

/**
 * Converts the texts of a chapter from Markdown to HTML with `htmlOf`. Each clause id becomes a link to its clause.
 */
export function chapterAsHtml(
  { title, sections }: Chapter,
  htmlOf: (markdown: string) => string,
): RulebookChapter {
  const html = (markdown: string) => linked(htmlOf(markdown));
  return {
    title,
    sections: sections.map((section) => ({
      title: section.title,
      html: html(section.text),
      clauses: section.clauses.map(({ id, title, text }) => ({ id, title, html: html(text) })),
    })),
  };
}

function linked(html: string): string {
  return html.replaceAll(CLAUSE_ID, (id) => `<a href="#${id}">${id}</a>`);
}
