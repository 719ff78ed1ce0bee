import { describe, expect, it } from 'vitest';
import { Battle } from '../engine/battle/battle.ts';
import { parseSetup } from '../engine/setup/setup.ts';
import { scriptedDice } from '../engine/state/dice.ts';
import type { StandingOrder } from '../engine/state/standing-order.ts';
import { toy } from '../engine/testing/toy.ts';
import { nextOrders, ordersAfter, withIds } from './orders.ts';

const SETUP = parseSetup({
  ruleset: 'toy',
  map: { radius: 3 },
  combatants: ['ana', 'rex'].map((id, q) => ({ id, side: id, at: [q, 0], sheet: { kind: 'knight' } })),
});
const GUARD: StandingOrder = { policy: 'never', kind: 'defend', option: 'guard' };
const about = (concerns: string): StandingOrder => ({
  policy: 'never-if',
  kind: 'defend',
  when: { concerns },
});

/** Returns the table of a fight in which Rex has these orders. */
function tableWith(...orders: readonly object[]) {
  const battle = Battle.start(toy, SETUP, scriptedDice([1]));
  for (const order of orders) battle.apply({ ...order, as: 'rex', do: 'standing-order' });
  return battle.table;
}

describe('the orders for the fight that follows a fight', () => {
  it('are those that apply until they are removed, and those that still wait; conditional ones come first', () => {
    const table = tableWith(GUARD, { ...GUARD, option: 'counter', until: 'round' });
    const next = nextOrders(SETUP, table, { rex: [about('dragon')] }, () => true);
    expect(next).toEqual({ rex: [about('dragon'), GUARD] });
  });

  it('are only those of heroes', () => {
    expect(nextOrders(SETUP, tableWith(GUARD), {}, ({ id }) => id !== 'rex')).toEqual({});
  });
});

describe('the orders that a hero takes along from a fight', () => {
  const heroes = new Map([
    ['rex', 'h4'],
    ['ana', 'h5'],
  ]);

  it.each<{
    name: string;
    entered: StandingOrder[];
    now: object[];
    waiting: StandingOrder[];
    after: object[] | undefined;
  }>([
    { name: 'new ones', entered: [], now: [GUARD], waiting: [], after: [GUARD] },
    { name: 'none if all were removed', entered: [GUARD], now: [], waiting: [], after: undefined },
    {
      name: 'those that waited',
      entered: [GUARD, about('h9')],
      now: [],
      waiting: [about('h9')],
      after: [about('h9')],
    },
    {
      name: 'the same list if nothing has changed',
      entered: [GUARD, about('h9')],
      now: [GUARD],
      waiting: [about('h9')],
      after: [GUARD, about('h9')],
    },
    {
      name: 'the id of a hero instead of that of its fighter',
      entered: [],
      now: [about('ana')],
      waiting: [],
      after: [about('h5')],
    },
  ])('are $name', ({ entered, now, waiting, after }) => {
    expect(ordersAfter(tableWith(...now), 'rex', { entered, waiting, heroes })).toEqual(after);
  });

  it('are those with which it entered if its fighter has left the table', () => {
    expect(ordersAfter(tableWith(), 'dragon', { entered: [GUARD], waiting: [], heroes })).toEqual([GUARD]);
  });
});

it('orders that concern no known fighter keep its id', () => {
  expect(withIds([GUARD, about('dragon')], new Map([['ana', 'h5']]))).toEqual([GUARD, about('dragon')]);
});
