import { describe, expect, it } from 'vitest';
import { count, flag } from '../engine/schema/field-schema.ts';
import { SetupError, type SetupFighter } from '../engine/setup/setup.ts';
import { partOf, readSheet } from './sheet.ts';

const SHEET = { might: count(0, 9), winged: flag };
const ARCHETYPES = { knight: { might: 4, winged: false } };
const zoe = (sheet: SetupFighter['sheet']): SetupFighter => ({
  id: 'zoe',
  side: 'heroes',
  at: [0, 0],
  sheet,
});

describe('a sheet', () => {
  it('combines an archetype with the values that override it', () => {
    expect(readSheet(SHEET, ARCHETYPES, zoe({ kind: 'knight', might: 7 }), undefined)).toEqual({
      archetype: { might: 4, winged: false },
      given: { might: 7 },
    });
  });

  it.each([
    {
      name: 'an unknown archetype',
      sheet: { kind: 'dragon' },
      wrong: 'zoe.sheet.kind: unknown archetype "dragon"',
    },
    {
      name: 'an unknown archetype called "constructor"',
      sheet: { kind: 'constructor' },
      wrong: 'zoe.sheet.kind: unknown archetype "constructor"',
    },
    {
      name: 'an unknown field',
      sheet: { kind: 'knight', luck: 1 },
      wrong: 'zoe.sheet.luck: unknown field',
    },
    {
      name: 'a field with an invalid value',
      sheet: { kind: 'knight', might: 10 },
      wrong: 'zoe.sheet.might: takes a whole number from 0 to 9',
    },
  ])('is rejected with a message that names $name', ({ sheet, wrong }) => {
    expect(() => readSheet(SHEET, ARCHETYPES, zoe(sheet), undefined)).toThrow(new SetupError(wrong));
  });
});

it('has a part that holds only the named values', () => {
  expect(partOf({ might: 4, winged: false, name: 'Zoe' }, ['name', 'might'])).toEqual({
    name: 'Zoe',
    might: 4,
  });
});
