/** Returns HTML in which wide tables scroll within the page. */
export function withWideTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}
