import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, distance, type Hex } from './axial.ts';
import { type HexMap, hexKey, isDifficult, isOpenGround } from './map.ts';
import { cheapestPath, isPath, reach } from './path.ts';
import type { DirectedSteps } from './steps.ts';
import { anyMap, anyNearHex, emptyMap } from './testing/arbitrary.ts';

const anyBudget = fc.nat(10);

/** Returns steps that cost more against the wind, which blows east. A step into an enemy's reach ends the path. */
function against(map: HexMap, foe: Hex): DirectedSteps {
  const ground = (to: Hex) => (isOpenGround(map, to) ? (isDifficult(map, to) ? 2 : 1) : null);
  return {
    isDirected: true,
    cost(to, from) {
      const cost = ground(to);
      return cost === null ? null : to[0] < from[0] ? cost + 1 : cost;
    },
    tieBreak: (from, to) => (distance(from, foe) <= 2 && distance(to, foe) > 2 ? 1 : 0),
    stops: (to, from) => distance(to, foe) <= 1 && distance(from, foe) > 1,
  };
}

interface Found {
  readonly cost: number;
  readonly tie: number;
}

const isBetter = (a: Found, b: Found | undefined) =>
  !b || a.cost < b.cost || (a.cost === b.cost && a.tie < b.tie);

/** Returns the best path to each hex, computed by repeated relaxation (without a queue). */
function byRelaxing(start: Hex, steps: DirectedSteps, budget: number): Map<number, Found> {
  const best = new Map<string, Found>();
  const queue: { at: Hex; cost: number; tie: number; isStopped: boolean }[] = [
    { at: start, cost: 0, tie: 0, isStopped: false },
  ];
  for (let way = queue.shift(); way; way = queue.shift()) {
    const key = `${hexKey(way.at)} ${way.isStopped}`;
    if (!isBetter(way, best.get(key))) continue;
    best.set(key, way);
    if (way.isStopped) continue;
    for (const [dq, dr] of DIRECTIONS) {
      const to: Hex = [way.at[0] + dq, way.at[1] + dr];
      const cost = steps.cost(to, way.at);
      if (cost === null || way.cost + cost > budget) continue;
      const tie = way.tie + (steps.tieBreak?.(way.at, to) ?? 0);
      queue.push({ at: to, cost: way.cost + cost, tie, isStopped: steps.stops?.(to, way.at) ?? false });
    }
  }
  const least = new Map<number, Found>();
  for (const [key, { cost, tie }] of best) {
    const hex = Number(key.split(' ')[0]);
    if (hex !== hexKey(start) && isBetter({ cost, tie }, least.get(hex))) least.set(hex, { cost, tie });
  }
  return least;
}

function sum(from: Hex, path: readonly Hex[], of: (to: Hex, from: Hex) => number | null | undefined): number {
  return path.reduce((total, to, index) => total + (of(to, path[index - 1] ?? from) ?? 0), 0);
}

describe('a search where the cost depends on the side from which a hex is entered', () => {
  it('reaches every possible hex at the least cost, then with the least tie break', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, anyBudget, (map, from, foe, budget) => {
        const steps = against(map, foe);
        const found = [...reach(from, { ...steps, budget })].map(({ at, cost, path }): [number, Found] => {
          return [hexKey(at), { cost, tie: sum(from, path, (to, before) => steps.tieBreak?.(before, to)) }];
        });
        expect(new Map(found)).toEqual(byRelaxing(from, steps, budget));
      }),
    );
  });

  it('finds paths with correct costs that end with any step that must end them', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, anyBudget, (map, from, foe, budget) => {
        const steps = against(map, foe);
        for (const { cost, path } of reach(from, { ...steps, budget })) {
          expect([isPath(from, path), sum(from, path, steps.cost)]).toEqual([true, cost]);
          const isCut = path.slice(0, -1).some((to, index) => steps.stops?.(to, path[index - 1] ?? from));
          expect(isCut).toBe(false);
        }
      }),
    );
  });

  it('finds the same costs as the faster search if all sides cost the same', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyBudget, (map, from, budget) => {
        const cost = (to: Hex) => (isOpenGround(map, to) ? (isDifficult(map, to) ? 2 : 1) : null);
        const costs = (ways: ReturnType<typeof reach>) =>
          new Map([...ways].map(({ at, cost }) => [hexKey(at), cost]));
        expect(costs(reach(from, { isDirected: true, cost, budget }))).toEqual(
          costs(reach(from, { cost, budget })),
        );
      }),
    );
  });

  it('finds the same paths if a minimum step cost is given', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, anyBudget, (map, from, foe, budget) => {
        const steps = against(map, foe);
        const paths = (least: number) =>
          [...reach(from, { ...steps, least, budget })].map(({ path }) => path);
        expect(paths(1)).toEqual(paths(0));
      }),
    );
  });

  it('finds a path around a foe whose reach would end it', () => {
    const way = cheapestPath([-2, 0], [2, 0], { ...against(emptyMap(4), [0, 0]), budget: 20 });
    expect(way?.path.some((at) => distance(at, [0, 0]) <= 1)).toBe(false);
    expect(way?.path.at(-1)).toEqual([2, 0]);
  });

  it('finds only charges that come nearer with each step', () => {
    const foe: Hex = [4, 0];
    const nearer = (to: Hex, from: Hex) => (distance(to, foe) < distance(from, foe) ? 1 : null);
    const charge = reach([0, 0], { isDirected: true, cost: nearer, budget: 3 });
    expect([charge.has([3, 0]), charge.has([0, 1]), charge.has([-1, 0])]).toEqual([true, false, false]);
  });
});
