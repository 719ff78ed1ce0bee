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
 * Returns a function that tells whether text contains every word of a query. Case and accents make no difference, so
 * `deja` finds `déjà`. Returns null if the query has no words.
 */
export function wordsIn(query: string): ((text: string) => boolean) | null {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return (text) => {
    const searched = folded(text);
    return words.every((word) => searched.includes(word));
  };
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
