import { marked } from 'marked';

/** Returns Markdown as HTML. Wide tables can be scrolled by themselves. */
export function htmlOf(markdown: string): string {
  return marked
    .parse(markdown, { async: false })
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
