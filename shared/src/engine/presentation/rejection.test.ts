import { describe, expect, it } from 'vitest';
import { brawl } from '../testing/battles.ts';
import { rejection } from './rejection.ts';

describe('a rejection', () => {
  it.each([
    { name: "the rulebook's, if it has one", fault: 'blocked', message: 'A rock.' },
    { name: "the engine's own otherwise", fault: 'occupied', message: 'Another fighter is on that hex.' },
    {
      name: 'that of the very fault before any other',
      fault: { code: 'blocked', say: 'No.' },
      message: 'No.',
    },
    {
      name: 'one with the code, if nobody knows it',
      fault: 'odd',
      message: 'The rules don’t allow that (odd).',
    },
  ])('has as its sentence $name', ({ fault, message }) => {
    expect(rejection(fault, { blocked: 'A rock.' }).message).toBe(message);
  });

  it('includes its clause', () => {
    expect(rejection({ code: 'blocked', clause: 'TOY-1' })).toMatchObject({
      code: 'blocked',
      clause: 'TOY-1',
    });
  });

  it('comes from a battle in the words of its rulebook', () => {
    const battle = brawl({ fighters: { rex: { at: [3, 0] } } });
    expect(battle.check({ as: 'ana', do: 'hit', target: 'rex' })).toEqual({
      code: 'out-of-range',
      message: 'Your arm is too short for that.',
    });
  });
});
