import { expect, it } from 'vitest';
import { brawl } from '../testing/battles.ts';

it.each([
  { name: 'all fighters when the battle starts', inputs: [], touched: ['ana', 'ben', 'rat', 'rex'] },
  { name: 'the fighter that acts', inputs: [{ as: 'ana', do: 'cheer' }], touched: ['ana'] },
  {
    name: 'a fighter that gives a standing order, which has no event',
    inputs: [{ as: 'rex', do: 'standing-order', kind: 'defend', policy: 'never' }],
    touched: ['rex'],
  },
  {
    name: 'a fighter that the GM corrects',
    inputs: [{ as: 'gm', do: 'gm.set', target: 'ben', field: 'guards', value: 1 }],
    touched: ['ben'],
  },
  {
    name: 'a fighter that was removed',
    inputs: [{ as: 'gm', do: 'gm.remove', target: 'rat' }],
    touched: ['rat'],
  },
])('a battle lists the fighters that the last input may have changed: $name', ({ inputs, touched }) => {
  const battle = brawl();
  for (const input of inputs) battle.apply(input);
  expect([...battle.touched].sort()).toEqual(touched);
});

it('a battle removes its internal markers from the events', () => {
  const battle = brawl();
  const told = battle.apply({ as: 'gm', do: 'gm.remove', target: 'rat' });
  expect(told.filter(({ type }) => type === 'touched')).toEqual([]);
});
