import { describe, expect, it } from 'vitest';
import { paramsOf, parseInput } from './input.ts';

describe('an input', () => {
  it.each([
    { name: 'an intent', raw: { as: 'ana', do: 'hit', target: 'rat' } },
    { name: 'an answer', raw: { as: 'ana', answer: 'pass' } },
  ])('can be $name', ({ raw }) => {
    expect(parseInput(raw)).toEqual(raw);
  });

  it.each<{ name: string; raw: unknown }>([
    { name: 'null', raw: null },
    { name: 'a string', raw: 'hit' },
    { name: 'a list', raw: [{ as: 'ana', do: 'hit' }] },
    { name: 'an intent without an actor', raw: { do: 'hit' } },
    { name: 'an intent with a number as its actor', raw: { as: 1, do: 'hit' } },
    { name: 'an actor without an intent or answer', raw: { as: 'ana' } },
    { name: 'an intent and an answer in one', raw: { as: 'ana', do: 'hit', answer: 'pass' } },
    { name: 'an intent with a list as its action', raw: { as: 'ana', do: ['hit'] } },
    { name: 'an answer with a null intent', raw: { as: 'ana', do: null, answer: 'pass' } },
  ])('cannot be $name', ({ raw }) => {
    expect(parseInput(raw)).toBeUndefined();
  });

  it('has its other members as parameters, without the actor and the action', () => {
    expect(paramsOf({ as: 'ana', do: 'hit', target: 'rat', hard: true })).toEqual({
      target: 'rat',
      hard: true,
    });
  });
});
