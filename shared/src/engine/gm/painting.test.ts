import { describe, expect, it } from 'vitest';
import { isCover, isDifficult, isWall } from '../../hex/map.ts';
import { brawl, send } from '../testing/battles.ts';
import { groundsOf } from './painting.ts';

const paint = (terrain: string, ...hexes: readonly (readonly [number, number])[]) => ({
  as: 'gm',
  do: 'gm.terrain',
  hexes,
  terrain,
});

describe('painting the ground in the middle of a fight', () => {
  it('changes the ground and reports what it was before', () => {
    const battle = brawl();
    send(battle, paint('difficult', [2, 0]), paint('cover', [2, 1]));
    const [event] = send(battle, paint('wall', [2, 0], [2, 1], [2, 0], [3, 0]));
    const { map } = battle.table;
    expect([isWall(map, [2, 0]), isDifficult(map, [2, 0]), isCover(map, [2, 1])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(event).toMatchObject({
      type: 'painted',
      was: [
        { terrain: 'difficult', count: 1 },
        { terrain: 'cover', count: 1 },
        { terrain: 'open', count: 1 },
      ],
    });
  });

  it('with the same ground emits no event', () => {
    expect(send(brawl(), paint('open', [3, 0]))).toEqual([]);
  });

  it.each([
    { name: 'a wall on a fighter', input: paint('wall', [3, 0], [0, 0]), says: 'is on hex [0, 0]' },
    { name: 'a hex off the map', input: paint('wall', [9, 9]), says: '[9, 9]' },
    { name: 'an unknown kind of ground', input: paint('lava', [3, 0]), says: groundsOf({}).join(', ') },
  ])('rejects $name with a sentence', ({ input, says }) => {
    const battle = brawl();
    expect(battle.check(input)?.message).toContain(says);
  });

  it('is reserved for the GM', () => {
    expect(brawl().check({ ...paint('wall', [3, 0]), as: 'ana' })?.code).toBe('not-gm');
  });
});
