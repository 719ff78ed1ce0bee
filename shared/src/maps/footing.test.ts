import { expect, it } from 'vitest';
import type { Hex } from '../hex/axial.ts';
import { onNewGround } from './footing.ts';

const fighter = (id: string, at: Hex) => ({ id, side: 'heroes', at, sheet: { kind: 'warden' } });
const map = { radius: 2, walls: [[0, 0]], difficult: [], cover: [] } as const;

it('a fighter in a wall or off the map moves to the nearest free ground', () => {
  const fighters = [fighter('ana', [0, 0]), fighter('bo', [0, -1]), fighter('cy', [9, 0])];
  const [ana, bo, cy] = onNewGround(fighters, map);
  expect(bo).toBe(fighters[1]);
  expect(cy?.at).toEqual([2, 0]);
  expect([[-1, 0], [1, -1], [1, 0], [0, 1], [-1, 1]]).toContainEqual(ana?.at); // biome-ignore format: keeps the other five neighbors on one line
});

it('fighters stay where they are if there is no free ground', () => {
  const full = { radius: 0, walls: [[0, 0]], difficult: [], cover: [] } as const;
  const fighters = [fighter('ana', [0, 0])];
  expect(onNewGround(fighters, full)).toEqual(fighters);
});
