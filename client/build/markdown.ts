import { marked } from 'marked';
import { withWideTables } from '../src/rules/wide-tables.ts';

/** Converts Markdown to HTML. Wide tables scroll within the page. */
export function htmlOf(markdown: string): string {
  return withWideTables(marked.parse(markdown, { async: false }));
}
