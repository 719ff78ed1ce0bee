import { describe, expect, it } from 'vitest';
import { noted, whileStill } from './table.ts';
import { brawl, send } from './testing/battles.ts';

describe('what is found out about a table', () => {
  /** How often it is found out. */
  const counting = () => {
    let times = 0;
    return { find: () => ++times, what: {} };
  };

  it('is found out once until something is done', () => {
    const battle = brawl();
    const { find, what } = counting();
    expect([noted(battle.table, what, find), noted(battle.table, what, find)]).toEqual([1, 1]);
    send(battle, { as: 'ana', do: 'end-turn' });
    expect(noted(battle.table, what, find)).toBe(2);
  });

  it('is found out anew each time on a table that anybody may change', () => {
    const table = structuredClone(brawl().table);
    const { find, what } = counting();
    expect([noted(table, what, find), noted(table, what, find)]).toEqual([1, 2]);
    expect(whileStill(table, () => [noted(table, what, find), noted(table, what, find)])).toEqual([3, 3]);
    expect(noted(table, what, find)).toBe(4);
  });
});
