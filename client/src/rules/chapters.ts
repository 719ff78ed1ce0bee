import { CLAUSE_ID, readChapter } from '@riposte/shared/rulebook/chapter';
import { Marked } from 'marked';
import { askJson } from '../net/api.ts';
import { fileAddress, latestRulebook } from '../net/rulebooks.ts';
import { withWideTables } from './wide-tables.ts';

/** A clause of a rulebook. `html` is safe to insert, because `safeHtmlOf` has made it. */
export interface RulebookClause {
  readonly id: string;
  readonly title: string;
  readonly html: string;
}

/** A section of a chapter. The first section of a chapter may have no title. */
export interface RulebookSection {
  readonly title: string | null;
  readonly html: string;
  readonly clauses: readonly RulebookClause[];
}

export interface RulebookChapter {
  readonly title: string;
  readonly sections: readonly RulebookSection[];
}

/**
 * Converts the Markdown of rulebooks. They may not contain HTML, because packages come from other authors. Their links
 * may lead only to web pages and clauses.
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

/** Loads the chapters of a rulebook; empty if neither the page nor its server has the rulebook. */
export async function chaptersOf(ruleset: string): Promise<readonly RulebookChapter[]> {
  const book = await latestRulebook(ruleset);
  const texts = book ? await askJson<readonly string[]>(fileAddress(book, 'chapters')) : [];
  return texts.map(asHtml);
}

/** Converts a chapter from Markdown to HTML. */
export function asHtml(text: string): RulebookChapter {
  const { title, sections } = readChapter(text);
  return {
    title,
    sections: sections.map((section) => ({
      title: section.title,
      html: safeHtmlOf(section.text),
      clauses: section.clauses.map((clause) => ({
        id: clause.id,
        title: clause.title,
        html: safeHtmlOf(clause.text),
      })),
    })),
  };
}

/** Converts Markdown to HTML that is safe to insert. Each clause id becomes a link to its clause. */
export function safeHtmlOf(markdown: string): string {
  return withWideTables(marked.parse(markdown.replaceAll(CLAUSE_ID, '[$&](#$&)'), { async: false }));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
