import { describe, expect, it } from 'vitest';
import { paramsOf, parseInput } from './input.ts';

describe('an input', () => {
  it.each([
    { name: 'an intent', raw: { as: 'ana', do: 'hit', target: 'rat' } },
    { name: 'an answer', raw: { as: 'ana', answer: 'pass' } },
  ])('is $name', ({ raw }) => {
    expect(parseInput(raw)).toEqual(raw);
  });

  it.each<{ name: string; raw: unknown }>([
    { name: 'nothing', raw: null },
    { name: 'a word', raw: 'hit' },
    { name: 'a list', raw: [{ as: 'ana', do: 'hit' }] },
    { name: 'an intent without an actor', raw: { do: 'hit' } },
    { name: 'an intent by a number', raw: { as: 1, do: 'hit' } },
    { name: 'an actor without an intent or answer', raw: { as: 'ana' } },
    { name: 'an intent and an answer in one', raw: { as: 'ana', do: 'hit', answer: 'pass' } },
    { name: 'an intent that is no word', raw: { as: 'ana', do: ['hit'] } },
    { name: 'an answer next to an empty intent', raw: { as: 'ana', do: null, answer: 'pass' } },
  ])('is not $name', ({ raw }) => {
    expect(parseInput(raw)).toBeUndefined();
  });

  it('has as parameters all but who and what', () => {
    expect(paramsOf({ as: 'ana', do: 'hit', target: 'rat', hard: true })).toEqual({
      target: 'rat',
      hard: true,
    });
  });
});
