import { isOpenGround, type Setup } from '@riposte/shared';
import { describe, expect, it } from 'vitest';
import { linedUp } from './starting-places.ts';

const crowd = (heroes: number, foes: number): Setup => ({
  ruleset: 'any',
  options: {},
  map: {
    radius: 5,
    walls: [
      [-3, 0],
      [3, 0],
    ],
    difficult: [],
    cover: [],
  },
  combatants: [...Array(heroes + foes).keys()].map((index) => ({
    id: `f${index}`,
    side: index < heroes ? 'heroes' : 'foes',
    at: [0, index % 5],
    sheet: { kind: 'any' },
  })),
});

describe('a side that is lined up', () => {
  it.each([
    { heroes: 1, foes: 1 },
    { heroes: 5, foes: 9 },
    { heroes: 20, foes: 25 },
  ])(
    'stands apart from the other side, each fighter on a separate open hex: $heroes against $foes',
    ({ heroes, foes }) => {
      const setup = crowd(heroes, foes);
      const combatants = linedUp({ ...setup, combatants: linedUp(setup, 'heroes') }, 'foes');
      expect(new Set(combatants.map(({ at }) => `${at}`)).size).toBe(heroes + foes);
      expect(combatants.every(({ at }) => isOpenGround(setup.map, at))).toBe(true);
      const eastOf = (side: string) =>
        combatants.filter((one) => one.side === side).map(({ at }) => at[0] + at[1] / 2);
      expect(Math.max(...eastOf('heroes'))).toBeLessThan(Math.min(...eastOf('foes')));
    },
  );

  it('stays where it is if there is no room for it', () => {
    const full = { ...crowd(3, 1), map: { radius: 0, walls: [], difficult: [], cover: [] } };
    expect(linedUp(full, 'heroes')).toBe(full.combatants);
  });
});
