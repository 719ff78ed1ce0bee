import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './prose.ts';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * Maximum number of words in a sentence. Rulebooks contain worked examples, so their sentences may be longer than those
 * of the docs.
 */
const LIMITS = [
  { most: 25, pages: ['*.md', 'bench/*.md', 'docs/*.md', 'docs/guide/*.md', 'docs/adr/*.md'] },
  { most: 30, pages: ['shared/rules/*/[0-9]*.md'] },
] as const;

const pages = LIMITS.flatMap(({ most, pages: patterns }) =>
  globSync([...patterns], { cwd: PROJECT }).map((page) => ({ page, most })),
);

describe('a sentence', () => {
  it.each([
    { name: 'ends at a period', markdown: 'One two. Three.', words: [2, 1] },
    { name: 'may begin with a number', markdown: 'It ends. 19 or less is good.', words: [2, 5] },
    { name: 'does not end in a number', markdown: 'It takes 1.5 rounds.', words: [4] },
    { name: 'counts a code span as one word', markdown: 'Run `npm run check` now.', words: [3] },
    { name: 'ends with its list item', markdown: '- One two\n- Three', words: [2, 1] },
    {
      name: 'ends with its table cell',
      markdown: '| One | Two three |\n|---|---|\n| Four | Five |',
      words: [1, 2, 1, 1],
    },
    { name: 'is not in a code block', markdown: '```\nOne two\n```', words: [] },
    { name: 'continues after a link', markdown: 'See [the docs](x.md) and go.', words: [5] },
  ])('$name', ({ markdown, words }) => {
    expect(sentencesOf(markdown).map((sentence) => sentence.words)).toEqual(words);
  });
});

it.each(pages)('$page has no sentence of more than $most words', ({ page, most }) => {
  const sentences = sentencesOf(readFileSync(join(PROJECT, page), 'utf8'));
  expect(sentences.filter(({ words }) => words > most).map(({ text }) => text)).toEqual([]);
});
