import { marked } from 'marked';

/** Converts Markdown to HTML. Wide tables scroll within the page. */
export function htmlOf(markdown: string): string {
  return marked
    .parse(markdown, { async: false })
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
