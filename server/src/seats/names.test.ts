import { describe, expect, it } from 'vitest';
import { freeName, isGmName, isSameName, tidyName } from './names.ts';

describe('a name', () => {
  it.each([
    { what: 'zero-width characters', raw: 'A\u200bn\u2060n\ufeff', tidy: 'Ann' },
    { what: 'Hangul fillers', raw: '\u3164Ann\u115f', tidy: 'Ann' },
    { what: 'variation selectors and joiners', raw: 'An\ufe0fn\u034f', tidy: 'Ann' },
    { what: 'marks that change the text direction', raw: '\u202eAnn', tidy: 'Ann' },
    { what: 'extra spaces', raw: '  Ann \u00a0 Bell ', tidy: 'Ann Bell' },
    {
      what: 'invisible characters, even if it contains nothing else',
      raw: '\u2800\u3164\u200d',
      tidy: undefined,
    },
  ])('is shown without $what', ({ raw, tidy }) => {
    expect(tidyName(raw)).toBe(tidy);
  });

  it.each([
    { what: 'case', name: 'ANN' },
    { what: 'a Cyrillic letter', name: 'Аnn' },
    { what: 'full-width letters', name: 'Ａｎｎ' },
    { what: 'mathematical letters', name: '𝐀𝐧𝐧' },
    { what: 'letters of several scripts', name: 'ΑΝΝ' },
  ])('counts as the same as a name that differs only in $what', ({ name }) => {
    expect(isSameName('Ann', name)).toBe(true);
    expect(freeName(name, ['Ann'])).toBe(`${name} 2`);
  });

  it.each(['Anna', 'Enn', 'Анна', '安'])('like %s is different from Ann', (name) => {
    expect(isSameName('Ann', name)).toBe(false);
    expect(freeName(name, ['Ann'])).toBe(name);
  });

  it.each(['GM', 'gm 2', 'Game Master', 'Gаme mаster', 'ＧＭ', 'GameMaster 12'])(
    'like %s could be mistaken for the GM’s',
    (name) => {
      expect(isGmName(name)).toBe(true);
    },
  );

  it.each(['Gemma', 'Game', 'Master of games'])('like %s cannot be mistaken for the GM’s', (name) => {
    expect(isGmName(name)).toBe(false);
  });
});
