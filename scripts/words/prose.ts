import { marked, type Token, type Tokens } from 'marked';

/** A sentence of a document and the number of its words. */
export interface Sentence {
  readonly text: string;
  readonly words: number;
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Returns the sentences of a Markdown document: of its paragraphs, headings, list items, quotes and table
 * cells. A code span counts as one word. Code blocks are ignored.
 */
export function sentencesOf(markdown: string): Sentence[] {
  return marked.lexer(markdown).flatMap(blocksOf).flatMap(sentencesIn);
}

/** Returns the texts of the blocks in a Markdown token, such as paragraphs and table cells. */
function blocksOf(token: Token): string[] {
  if (token.type === 'code' || token.type === 'html') return [];
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows].flat().map(({ tokens }) => textOf(tokens));
  }
  if (token.type === 'list') return (token as Tokens.List).items.flatMap(blocksOf);
  const children = (token as { readonly tokens?: Token[] }).tokens;
  if (!children) return [];
  return isBlock(token) ? children.flatMap(blocksOf) : [textOf(children)];
}

function isBlock({ type }: Token): boolean {
  return type === 'blockquote' || type === 'list_item';
}

function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'codespan') return 'Code';
      const children = (token as { readonly tokens?: Token[] }).tokens;
      return children ? textOf(children) : 'text' in token ? String(token.text) : token.raw;
    })
    .join('');
}

function sentencesIn(block: string): Sentence[] {
  const text = block.replaceAll(/\s+/g, ' ');
  const plain = text.replaceAll(/[\d.]*\d/g, (digits) => 'N'.repeat(digits.length)); // a sentence may begin with a number, but not end inside one
  return [...SENTENCES.segment(plain)].map(({ segment, index }) => ({
    text: text.slice(index, index + segment.length).trim(),
    words: segment.split(' ').filter((word) => /\p{L}/u.test(word)).length,
  }));
}
