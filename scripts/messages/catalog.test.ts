import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHELF } from '../../shared/src/rulesets/shelf.ts';
import { longestIn } from '../words/buttons.ts';
import { CATALOGS, languages, modules, PAGE, readChapter, SOURCE, textNames } from './catalog.ts';
import { compare, ERRORS } from './comparison.ts';
import { findingsInGuide, findingsInRulebook } from './documents.ts';
import { textsOfFight } from './fights.ts';
import { pseudoChapter, pseudoMessage } from './pseudo.ts';

const CHAPTERS = CATALOGS.flatMap((catalog) =>
  textNames(catalog).map((name) => ({
    catalog,
    book: catalog.name,
    name,
  })),
);

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

  it('accepts the placeholder of a prompt whose name is a keyword', () => {
    expect(compare({ act: 'Act with {for}?' }, { act: 'Play {for}?' }, () => undefined)).toEqual([]);
  });
});

describe('the pseudo-language', () => {
  it('is longer, has accents and brackets, and keeps the arguments', () => {
    expect(pseudoMessage('Move to {place}')).toBe('[Móóvéé tóó {place}]');
  });

  it.each(CHAPTERS)('has the placeholders of the chapter $book/$name', ({ catalog, name }) => {
    const chapter = readChapter(catalog, SOURCE, name);
    expect(compare(chapter, pseudoChapter(chapter), () => undefined)).toEqual([]);
  });
});

it.each(CATALOGS.map((catalog) => ({ catalog, book: catalog.name })))(
  'the catalog of $book has up-to-date modules; run `npm run words`',
  ({ catalog }) => {
    const stored = globSync('*.ts', { cwd: catalog.modules }).filter((file) => !file.includes('.test.'));
    const paths = stored.map((file) => join(catalog.modules, file));
    expect(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))).toEqual(modules(catalog));
  },
);

const TRANSLATIONS = languages().filter((language) => language !== SOURCE);

it.each(TRANSLATIONS)(
  'no chapter and no guide page in %s has other clauses, numbers or sections than in English',
  (language) => {
    const findings = [
      ...Object.keys(SHELF).flatMap((ruleset) => findingsInRulebook(ruleset, language)),
      ...findingsInGuide(language),
    ];
    expect(findings.filter(({ problem }) => ERRORS.includes(problem))).toEqual([]);
  },
);

it.each(TRANSLATIONS)('has no message in %s that breaks the page', (language) => {
  const findings = CHAPTERS.flatMap(({ catalog, name }) =>
    compare(
      readChapter(catalog, SOURCE, name),
      readChapter(catalog, language, name),
      catalog === PAGE ? longestIn(name) : () => undefined,
    ),
  );
  expect(findings.filter(({ problem }) => ERRORS.includes(problem))).toEqual([]);
});

it('the chapter of a scenario’s file has its title, its blurb and the names of its fighters', () => {
  const combatants = [{ id: 'ogre', name: 'Ogre', at: 1 }];
  const fight = { title: 'A duel', blurb: 'Quick.', map: {}, combatants };
  expect(textsOfFight(fight)).toEqual({ title: 'A duel', blurb: 'Quick.', names: { ogre: 'Ogre' } });
});
