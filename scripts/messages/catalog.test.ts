import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longestIn } from '../words/buttons.ts';
import { CATALOG, chapterNames, languages, modules, readChapter, SOURCE } from './catalog.ts';
import { compare, ERRORS } from './comparison.ts';
import { pseudoChapter, pseudoMessage } from './pseudo.ts';

describe('the comparison of a translation with the English text', () => {
  const english = { go: 'Go', to: 'To {place}', count: '{n, plural, one {# hex} other {# hexes}}' };
  const translated = { go: 'Walk', to: 'At {place}', count: '{n, plural, one {# tile} other {# tiles}}' };
  it.each([
    { name: 'nothing in a complete translation', translated, found: [] },
    { name: 'a missing text', translated: { ...translated, go: undefined }, found: ['go missing'] },
    { name: 'a missing placeholder', translated: { ...translated, to: 'Off' }, found: ['to placeholders'] },
    {
      name: 'a misspelled placeholder',
      translated: { ...translated, to: 'To {place1}' },
      found: ['to placeholders'],
    },
    {
      name: 'a placeholder of another type',
      translated: { ...translated, count: '{n}' },
      found: ['count placeholders'],
    },
    {
      name: 'a malformed message',
      translated: { ...translated, to: 'To {place' },
      found: ['to placeholders'],
    },
    {
      name: 'a text that is too long for its button',
      translated: { ...translated, go: 'Go now' },
      found: ['go long'],
    },
    {
      name: 'a text that is still English',
      translated: { ...translated, go: 'Go' },
      found: ['go identical'],
    },
    {
      name: 'a key that the English text lacks',
      translated: { ...translated, gone: 'Off' },
      found: ['gone unknown'],
    },
  ])('finds $name', ({ translated, found }) => {
    const given = JSON.parse(JSON.stringify(translated));
    const findings = compare(english, given, (key) => (key === 'go' ? 5 : undefined));
    expect(findings.map(({ key, problem }) => `${key} ${problem}`)).toEqual(found);
  });
});

describe('the pseudo-language', () => {
  it('is longer, has accents and brackets, and keeps the arguments', () => {
    expect(pseudoMessage('Move to {place}')).toBe('[Móóvéé tóó {place}]');
  });

  it.each(chapterNames())('has the placeholders of the chapter %s', (name) => {
    const chapter = readChapter(SOURCE, name);
    expect(compare(chapter, pseudoChapter(chapter), () => undefined)).toEqual([]);
  });
});

describe('the page catalog', () => {
  it('has up-to-date modules; run `npm run words`', () => {
    const stored = globSync('*.ts', { cwd: CATALOG }).filter((file) => !file.includes('.test.'));
    expect(
      new Map(stored.map((file) => [`${CATALOG}/${file}`, readFileSync(`${CATALOG}/${file}`, 'utf8')])),
    ).toEqual(modules());
  });

  it.each(languages().filter((language) => language !== SOURCE))(
    'has no message in %s that breaks the page',
    (language) => {
      const findings = chapterNames().flatMap((name) =>
        compare(readChapter(SOURCE, name), readChapter(language, name), longestIn(name)),
      );
      expect(findings.filter(({ problem }) => ERRORS.includes(problem))).toEqual([]);
    },
  );
});
