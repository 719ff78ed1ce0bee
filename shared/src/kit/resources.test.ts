import { describe, expect, it } from 'vitest';
import { gain, lose, missing, pay } from './resources.ts';
import { sceneWith } from './testing/scene.ts';

const scene = () => sceneWith({ ap: 2, mana: 1 });

describe('the missing resource', () => {
  const words = (resource: string, price: number, has: number) => ({
    say: `${price} ${resource}, not ${has}`,
  });

  it.each([
    { name: 'none if every cost can be paid', cost: { ap: 2, mana: 1 }, code: undefined },
    { name: 'none if nothing has to be paid', cost: {}, code: undefined },
    { name: 'the resource that is too low', cost: { ap: 1, mana: 2 }, code: 'not-enough-mana' },
    {
      name: 'the first resource of the cost if several are too low',
      cost: { mana: 2, ap: 3 },
      code: 'not-enough-mana',
    },
  ])('is $name', ({ cost, code }) => {
    const fault = missing({ ap: 2, mana: 1 }, cost);
    expect(typeof fault === 'object' ? fault.code : fault).toBe(code);
  });

  it('is reported in the rulebook’s words', () => {
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

  it('reports nothing if the cost is zero', () => {
    const table = scene();
    pay(table, 'ana', { ap: 0 });
    expect(table.events).toEqual([]);
  });
});

describe('gaining', () => {
  it.each([
    { name: 'the full amount without a limit', amount: 3, most: undefined, mana: 4 },
    { name: 'no more than the limit allows', amount: 3, most: 2, mana: 2 },
    { name: 'nothing to an amount that is already above the limit', amount: 3, most: 0, mana: 1 },
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
  it('removes at most the amount left, and returns the removed amount', () => {
    const table = scene();
    expect(lose(table, 'ana', 'ap', 5, 'TOY-2')).toBe(2);
    expect(lose(table, 'ana', 'ap', 5, 'TOY-2')).toBe(0);
    expect(table.events).toEqual([
      { type: 'lost', target: 'ana', resource: 'ap', amount: 2, now: 0, clause: 'TOY-2' },
    ]);
  });
});
