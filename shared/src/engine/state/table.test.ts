import { describe, expect, it } from 'vitest';
import type { Hex } from '../../hex/axial.ts';
import { brawl, send } from '../testing/battles.ts';
import { cached, occupant, withCache, within } from './table.ts';

describe('a lookup on a table', () => {
  /** Returns a lookup, and a count of how often it has been computed. */
  const counting = () => {
    let times = 0;
    return { find: () => ++times, what: {} };
  };

  it('is computed once until the table changes', () => {
    const battle = brawl();
    const { find, what } = counting();
    expect([cached(battle.table, what, find), cached(battle.table, what, find)]).toEqual([1, 1]);
    send(battle, { as: 'ana', do: 'end-turn' });
    expect(cached(battle.table, what, find)).toBe(2);
  });

  it('is computed each time on a table that may change', () => {
    const table = structuredClone(brawl().table);
    const { find, what } = counting();
    expect([cached(table, what, find), cached(table, what, find)]).toEqual([1, 2]);
    expect(withCache(table, () => [cached(table, what, find), cached(table, what, find)])).toEqual([3, 3]);
    expect(cached(table, what, find)).toBe(4);
  });
});

describe('the list of nearby fighters', () => {
  const near = (table: ReturnType<typeof brawl>['table'], hex: Hex, most: number) =>
    within(table, hex, most).map(({ id }) => id);

  it('contains the undefeated fighters within a distance, in order', () => {
    const { table } = brawl();
    expect([near(table, [0, 0], 1), near(table, [0, 1], 1), near(table, [1, -1], 0)]).toEqual([
      ['ana', 'ben', 'rat', 'rex'],
      ['ana', 'ben', 'rat'],
      ['rex'],
    ]);
  });

  it.each([
    { name: 'has moved', input: { as: 'gm', do: 'gm.move', target: 'rex', to: [3, 0] } },
    {
      name: 'has been defeated',
      input: { as: 'gm', do: 'gm.set', target: 'rex', field: 'hp', value: 0 },
    },
    { name: 'has been removed', input: { as: 'gm', do: 'gm.remove', target: 'rex' } },
  ])('is updated after a fighter $name', ({ input }) => {
    const battle = brawl();
    expect([near(battle.table, [1, -1], 0), occupant(battle.table, [1, -1])?.id]).toEqual([['rex'], 'rex']);
    send(battle, input);
    expect([near(battle.table, [1, -1], 0), occupant(battle.table, [1, -1])]).toEqual([[], undefined]);
  });

  it('is empty around a hex far off the map', () => {
    const { table } = brawl();
    expect([near(table, [0, 0], 1).length, near(table, [0, 10_000], 1), near(table, [-1, 1024], 1)]).toEqual([
      4,
      [],
      [],
    ]);
  });
});
