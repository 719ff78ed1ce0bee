import { describe, expect, it } from 'vitest';
import { brawl } from '../testing/battles.ts';
import { rejection } from './rejection.ts';

describe('a rejection', () => {
  it.each([
    { name: 'the rulebook’s sentence if there is one', fault: 'blocked', message: 'A rock.' },
    {
      name: 'the engine’s sentence if the rulebook has none',
      fault: 'occupied',
      message: 'Another fighter is on that hex.',
    },
    {
      name: 'the sentence of the fault itself before any other',
      fault: { code: 'blocked', say: 'No.' },
      message: 'No.',
    },
    {
      name: 'a sentence with the code if the code is unknown',
      fault: 'odd',
      message: 'The rules don’t allow that (odd).',
    },
  ])('uses $name', ({ fault, message }) => {
    expect(rejection(fault, { blocked: 'A rock.' }).message).toBe(message);
  });

  it('includes its clause', () => {
    expect(rejection({ code: 'blocked', clause: 'TOY-1' })).toMatchObject({
      code: 'blocked',
      clause: 'TOY-1',
    });
  });

  it('from a battle uses the words of its rulebook', () => {
    const battle = brawl({ fighters: { rex: { at: [3, 0] } } });
    expect(battle.check({ as: 'ana', do: 'hit', target: 'rex' })).toEqual({
      code: 'out-of-range',
      key: 'rejections/out-of-range',
      message: 'Your arm is too short for that.',
    });
  });
});
