import { CLAUSE_ID, readChapter } from '@riposte/shared/rulebook/chapter';
import { Marked } from 'marked';
import { askJson } from '../net/api.ts';
import { latestPackage, pathOf } from '../net/installed.ts';
import { chapterAsHtml } from './chapter-html.ts';
import type { RulebookChapter } from './html-chapter.ts';

/**
 * Converts the Markdown of packages. Unlike the project's own files, packages may not contain HTML, and their links may
 * lead only to web pages and clauses.
 */
const marked = new Marked({
  renderer: {
    link({ href, tokens }) {
      return /^(https?:|#)/.test(href) ? false : this.parser.parseInline(tokens); // `false` uses the default renderer
    },
    image: ({ text }) => escaped(text),
  },
  tokenizer: { tag: () => undefined, html: () => undefined }, // HTML is text like any other
});

/** Loads the chapters of an installed rulebook; empty if the server has no such rulebook, or it has no chapters. */
export async function installedChapters(ruleset: string): Promise<readonly RulebookChapter[]> {
  const found = await latestPackage(ruleset);
  if (!found) return [];
  const texts: readonly string[] = await askJson(`${pathOf(found)}/chapters.json`);
  return texts.map((text) => chapterAsHtml(readChapter(text), safeHtmlOf));
}

/** Converts the Markdown of a package to HTML that is safe to insert. Each clause id becomes a link to its clause. */
export function safeHtmlOf(markdown: string): string {
  return marked.parse(markdown.replaceAll(CLAUSE_ID, '[$&](#$&)'), { async: false });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
