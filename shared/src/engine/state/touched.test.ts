import { expect, it } from 'vitest';
import { brawl } from '../testing/battles.ts';

it.each([
  { name: 'everybody when the battle begins', inputs: [], touched: ['ana', 'ben', 'rat', 'rex'] },
  { name: 'whoever does something', inputs: [{ as: 'ana', do: 'cheer' }], touched: ['ana'] },
  {
    name: 'whoever orders something for itself, of which nothing is told',
    inputs: [{ as: 'rex', do: 'standing-order', kind: 'defend', policy: 'never' }],
    touched: ['rex'],
  },
  {
    name: 'whom the GM sets right',
    inputs: [{ as: 'gm', do: 'gm.set', target: 'ben', field: 'guards', value: 1 }],
    touched: ['ben'],
  },
  { name: 'who has gone', inputs: [{ as: 'gm', do: 'gm.remove', target: 'rat' }], touched: ['rat'] },
])('a battle says whom the last input may have changed: $name', ({ inputs, touched }) => {
  const battle = brawl();
  for (const input of inputs) battle.apply(input);
  expect([...battle.touched].sort()).toEqual(touched);
});

it('tells nobody of the marks among its events', () => {
  const battle = brawl();
  const told = battle.apply({ as: 'gm', do: 'gm.remove', target: 'rat' });
  expect(told.filter(({ type }) => type === 'touched')).toEqual([]);
});
