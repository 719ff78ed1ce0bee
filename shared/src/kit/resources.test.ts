import { describe, expect, it } from 'vitest';
import { gain, lose, missing, pay } from './resources.ts';
import { sceneWith } from './testing/scene.ts';

const scene = () => sceneWith({ ap: 2, mana: 1 });

describe('what is missing to pay', () => {
  const words = (resource: string, price: number, has: number) => ({
    say: `${price} ${resource}, not ${has}`,
  });

  it.each([
    { name: 'nothing, if there is enough of all', cost: { ap: 2, mana: 1 }, code: undefined },
    { name: 'nothing, of what costs nothing', cost: {}, code: undefined },
    { name: 'the resource that is too low', cost: { ap: 1, mana: 2 }, code: 'not-enough-mana' },
    { name: 'of several the one that is named first', cost: { mana: 2, ap: 3 }, code: 'not-enough-mana' },
  ])('is $name', ({ cost, code }) => {
    const fault = missing({ ap: 2, mana: 1 }, cost);
    expect(typeof fault === 'object' ? fault.code : fault).toBe(code);
  });

  it('is worded by the rulebook', () => {
    expect(missing({ ap: 2 }, { ap: 3 }, words)).toEqual({ code: 'not-enough-ap', say: '3 ap, not 2' });
  });
});

describe('paying', () => {
  it('deducts each resource and reports the payment once', () => {
    const table = scene();
    pay(table, 'ana', { ap: 2, mana: 1 });
    expect(table.fighters.ana).toMatchObject({ ap: 0, mana: 0 });
    expect(table.events).toEqual([{ type: 'paid', target: 'ana', ap: 2, mana: 1 }]);
  });

  it('is not worth telling of if it costs nothing', () => {
    const table = scene();
    pay(table, 'ana', { ap: 0 });
    expect(table.events).toEqual([]);
  });
});

describe('gaining', () => {
  it.each([
    { name: 'all, without a limit', amount: 3, most: undefined, mana: 4 },
    { name: 'no more than there is room for', amount: 3, most: 2, mana: 2 },
    { name: 'nothing above the limit, and what is above it already stays', amount: 3, most: 0, mana: 1 },
  ])('adds $name', ({ amount, most, mana }) => {
    const table = scene();
    const gained = gain(table, 'ana', 'mana', amount, {
      clause: 'TOY-1',
      ...(most !== undefined && { most }),
    });
    expect(table.fighters.ana?.mana).toBe(mana);
    expect(gained).toBe(mana - 1);
    expect(table.events.map(({ amount }) => amount)).toEqual(gained > 0 ? [gained] : []);
  });
});

describe('losing', () => {
  it('removes what is left and returns the amount', () => {
    const table = scene();
    expect(lose(table, 'ana', 'ap', 5, 'TOY-2')).toBe(2);
    expect(lose(table, 'ana', 'ap', 5, 'TOY-2')).toBe(0);
    expect(table.events).toEqual([
      { type: 'lost', target: 'ana', resource: 'ap', amount: 2, now: 0, clause: 'TOY-2' },
    ]);
  });
});
