import { expect, it } from 'vitest';
import type { GuidePage } from './guide-page.ts';
import { searchGuide } from './search.ts';

const PAGES: readonly GuidePage[] = [
  {
    id: 'players',
    title: 'Play',
    summary: '',
    sections: [
      { id: 'move', title: 'Move', html: '<p>Press a <strong>gold</strong> hex.</p>' },
      { id: 'undo', title: 'Undo', html: '<p>Ask for it, then move again.</p>' },
    ],
  },
];

const found = (query: string) => searchGuide(PAGES, query).map(({ section }) => section.id);

it.each([
  ['a word of the text', 'gold', ['move']],
  ['words across markup, in any order', 'hex GOLD', ['move']],
  ['a word of a title before the same word in a text', 'move', ['move', 'undo']],
  ['a word that is typed with an accent', 'go\u0301ld', ['move']],
  ['nothing for an empty query', '  ', []],
  ['nothing for the name of an HTML tag', 'strong', []],
])('a search finds %s', (_what, query, ids) => {
  expect(found(query)).toEqual(ids);
});
