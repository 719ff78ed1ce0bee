import type { Hex } from '@riposte/shared';
import { expect, it } from 'vitest';
import type { BattleSnapshot } from '../battle/snapshot.ts';
import { centerOf, HEX_SIZE } from '../scenery/metrics.ts';
import { viewOfFight } from './fight-picture.ts';

/** Returns the part of a snapshot that determines what a picture shows, with fighters on these hexes. */
function fightersOn(...places: readonly (Hex | null)[]) {
  const fighters = Object.fromEntries(places.map((at, index) => [`fighter-${index}`, { at }]));
  return { table: { fighters } } as unknown as Pick<BattleSnapshot, 'table'>;
}

it.each([
  {
    name: 'a duel',
    places: [
      [0, 0],
      [1, 0],
    ],
  },
  {
    name: 'a wide fight',
    places: [
      [-9, 0],
      [9, 0],
    ],
  },
  {
    name: 'a tall fight',
    places: [
      [5, -9],
      [-5, 9],
      [0, 3],
    ],
  },
] as const)('the picture of $name shows all fighters with space around them', ({ places }) => {
  // biome-ignore format: keeps the places on one line
  const { box } = viewOfFight(fightersOn(...(places as readonly Hex[])));
  for (const { x, y } of (places as readonly Hex[]).map(centerOf)) {
    expect(x - box.x).toBeGreaterThan(2 * HEX_SIZE);
    expect(box.x + box.width - x).toBeGreaterThan(2 * HEX_SIZE);
    expect(y - box.y).toBeGreaterThan(2 * HEX_SIZE);
    expect(box.y + box.height - y).toBeGreaterThan(2 * HEX_SIZE);
  }
});

it('a picture always has the same shape', () => {
  const shapes = [fightersOn([0, 0]), fightersOn([-9, 0], [9, 0]), fightersOn([5, -9], [-5, 9])].map(
    (fight) => {
      const { box } = viewOfFight(fight);
      return box.width / box.height;
    },
  );
  for (const shape of shapes) expect(shape).toBeCloseTo(1600 / 912);
});

it('a picture leaves out fighters off the map, and without fighters shows the middle of the map', () => {
  const { box } = viewOfFight(fightersOn(null));
  expect(box.x + box.width / 2).toBeCloseTo(0);
  expect(box.y + box.height / 2).toBeCloseTo(0);
});
