import { distance, type Hex, type Setup } from '@riposte/shared';
import { expect, it } from 'vitest';
import { foePlaces, placementsIn } from './foe-places.ts';

/** Returns a setup with heroes on an empty map. */
function setupWith(at: readonly Hex[], radius = 6, walls: readonly Hex[] = [], options = {}): Setup {
  const map = { radius, walls, difficult: [], cover: [] };
  const combatants = at.map((hex, index) => ({
    id: `hero-${index}`,
    side: 'heroes',
    at: hex,
    sheet: { kind: 'any' },
  }));
  return { ruleset: 'any', options, map, combatants };
}

const CLOSE = { hexes: 4, isSpread: false };
const gap = (setup: Setup, foes: readonly Hex[]) =>
  Math.min(...foes.flatMap((foe) => setup.combatants.map(({ at }) => distance(foe, at))));

it.each<{ side: string; at: Hex; sign: (foe: Hex) => number }>([
  { side: 'west', at: [-4, 0], sign: ([q, r]) => q + r / 2 },
  { side: 'east', at: [4, 0], sign: ([q, r]) => -(q + r / 2) },
  { side: 'north', at: [2, -4], sign: ([, r]) => r },
  { side: 'south', at: [-2, 4], sign: ([, r]) => -r },
])('enemies face heroes who stand in the $side', ({ at, sign }) => {
  const hero = sign(at);
  for (const foe of foePlaces(setupWith([at]), CLOSE, 5)) expect(sign(foe)).toBeGreaterThan(hero);
});

it.each([2, 3, 5, 7])('the front rank of enemies is %s hexes from the heroes', (hexes) => {
  const setup = setupWith([[-5, 0]]);
  expect(gap(setup, foePlaces(setup, { hexes, isSpread: false }, 4))).toBe(hexes);
});

it('spread enemies do not stand next to each other', () => {
  const foes = foePlaces(setupWith([[-4, 0]]), { hexes: 4, isSpread: true }, 5);
  const gaps = foes.flatMap((one, index) => foes.slice(index + 1).map((other) => distance(one, other)));
  expect(Math.min(...gaps)).toBe(2);
});

it('spread enemies close up if the map has no room', () => {
  expect(foePlaces(setupWith([[-2, 0]], 2), { hexes: 2, isSpread: true }, 10)).toHaveLength(10);
});

it('enemies do not start where heroes cannot reach them', () => {
  const walls: Hex[] = Array.from({ length: 9 }, (_, q): Hex => [2, q - 4]);
  const setup = setupWith([[-3, 0]], 4, walls);
  expect(foePlaces(setup, CLOSE, 6).every(([q]) => q < 2)).toBe(true);
});

it('enemies may start behind a door', () => {
  const walls: Hex[] = Array.from({ length: 9 }, (_, q): Hex => [2, q - 4]);
  const setup = setupWith([[-3, 0]], 4, walls, { doors: [[2, 0]] });
  expect(foePlaces(setup, { hexes: 6, isSpread: false }, 3).every(([q]) => q > 2)).toBe(true);
});

it('there are fewer places than enemies on a map that is too small', () => {
  expect(foePlaces(setupWith([[0, 0]], 1), CLOSE, 9)).toHaveLength(6);
});

it.each([
  { radius: 1, hero: [0, 0] as const, distances: [2] },
  { radius: 4, hero: [-2, 0] as const, distances: [3, 4, 5] },
  { radius: 12, hero: [-8, 0] as const, distances: [3, 7, 10] },
])('a map with radius $radius has the distances $distances', ({ radius, hero, distances }) => {
  const placements = placementsIn(setupWith([hero], radius));
  expect([...new Set(placements.map(({ hexes }) => hexes))]).toEqual(distances);
});
