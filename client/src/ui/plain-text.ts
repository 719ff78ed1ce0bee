/** Returns the plain text of HTML that the build has made from our own files. */
export function plainTextOf(html: string): string {
  return html
    .replaceAll(/<\/?(a|strong|em|code)\b[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Returns a function that tells whether text contains every word of a query. Returns null if the query has no words.
 */
export function wordsIn(query: string): ((text: string) => boolean) | null {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length === 0 ? null : (text) => words.every((word) => text.toLowerCase().includes(word));
}
