import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, type Hex, isAdjacent, isSame } from './axial.ts';
import { type HexMap, hexKey, isDifficult, isOpenGround } from './map.ts';
import { cheapestPath, costFrom, reach } from './path.ts';
import type { EvenSteps } from './steps.ts';
import { anyMap, anyNearHex, emptyMap } from './testing/arbitrary.ts';

const anyBudget = fc.nat(15);

function walk(map: HexMap): EvenSteps {
  return { cost: (to) => (isOpenGround(map, to) ? (isDifficult(map, to) ? 2 : 1) : null) };
}

function sum(hexes: readonly Hex[], of: (hex: Hex) => number | null): number {
  return hexes.reduce((total, hex) => total + (of(hex) ?? Number.NaN), 0);
}

/** Returns the cost of the cheapest path to each hex, computed by repeated relaxation (without a queue). */
function costsByRelaxing(from: Hex, map: HexMap, budget: number): Map<number, number> {
  const { cost } = walk(map);
  const costs = new Map([[hexKey(from), { at: from, cost: 0 }]]);
  const queue = [from];
  for (let at = queue.shift(); at; at = queue.shift()) {
    const spent = costs.get(hexKey(at))?.cost ?? 0;
    for (const [dq, dr] of [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as const) {
      const to: Hex = [at[0] + dq, at[1] + dr];
      const step = cost(to);
      if (step === null || spent + step > budget) continue;
      if (spent + step >= (costs.get(hexKey(to))?.cost ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(hexKey(to), { at: to, cost: spent + step });
      queue.push(to);
    }
  }
  costs.delete(hexKey(from));
  return new Map([...costs].map(([key, { cost: least }]) => [key, least]));
}

describe('the hexes in reach', () => {
  it('include every hex with a path within the budget, at the least cost', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyBudget, (map, from, budget) => {
        const found = new Map(
          [...reach(from, { ...walk(map), budget })].map(({ at, cost }) => [hexKey(at), cost]),
        );
        expect(found).toEqual(costsByRelaxing(from, map, budget));
      }),
    );
  });

  it('extend over open ground as far as the budget allows, without the start', () => {
    const within = reach([0, 0], { ...walk(emptyMap(9)), budget: 3 });
    expect(within.size).toBe(36);
    expect([within.has([3, 0]), within.has([4, 0]), within.has([0, 0])]).toEqual([true, false, false]);
  });

  it('cost the sum of the steps on their paths', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyBudget, (map, from, budget) => {
        for (const { at, cost, path } of reach(from, { ...walk(map), budget })) {
          expect(sum(path, walk(map).cost)).toBe(cost);
          expect(path.at(-1)).toEqual(at);
          expect(path.every((hex, index) => isAdjacent(path[index - 1] ?? from, hex))).toBe(true);
        }
      }),
    );
  });

  it('are sorted by cost, cheapest first', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyBudget, (map, from, budget) => {
        const costs = [...reach(from, { ...walk(map), budget })].map(({ cost }) => cost);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      }),
    );
  });

  it('can be looked up by hex', () => {
    const within = reach([0, 0], { ...walk(emptyMap(9)), budget: 3 });
    for (const reached of within) expect(within.get(reached.at)).toBe(reached);
    expect(within.get([9, 0])).toBeUndefined();
    expect(within.get([500, -900])).toBeUndefined();
  });

  it('have the same paths if a minimum step cost is given', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyBudget, (map, from, budget) => {
        const steps: EvenSteps = { ...walk(map), tieBreak: ([q, r]) => (q + 2 * r) ** 2 % 7 };
        const paths = (least: number) =>
          [...reach(from, { ...steps, least, budget })].map(({ path }) => path);
        expect(paths(1)).toEqual(paths(0));
      }),
    );
  });

  it('can include steps without cost and with fractional costs', () => {
    const slide: EvenSteps = { cost: ([q, r]) => (r === 0 && Math.abs(q) <= 50 ? 0 : 0.4) };
    const within = reach([0, 0], { ...slide, budget: 1 });
    expect(within.get([50, 0])?.cost).toBe(0);
    expect(within.get([0, 2])?.cost).toBeCloseTo(0.8);
    expect(within.has([0, 3])).toBe(false);
  });
});

describe('the cost from the nearest of several starts', () => {
  it('is the lowest of the costs from each start', () => {
    fc.assert(
      fc.property(anyMap, fc.array(anyNearHex, { maxLength: 4 }), anyBudget, (map, starts, budget) => {
        const steps = { ...walk(map), budget };
        const cost = costFrom(starts, steps);
        const each = starts.map((start) => ({ start, ways: reach(start, steps) }));
        for (const { at } of reach([0, 0], { ...steps, budget: 30 })) {
          const costs = each.map(({ start, ways }) => (isSame(start, at) ? 0 : ways.get(at)?.cost));
          const least = Math.min(...costs.map((one) => one ?? Number.POSITIVE_INFINITY));
          expect(cost(at) ?? Number.POSITIVE_INFINITY).toBe(least);
        }
      }),
    );
  });
});

describe('the cheapest path', () => {
  it('is the same as the path that `reach` finds', () => {
    fc.assert(
      fc.property(anyMap, anyNearHex, anyNearHex, (map, from, to) => {
        fc.pre(!isSame(from, to));
        const found = cheapestPath(from, to, walk(map));
        expect(found?.path).toEqual(reach(from, { ...walk(map), budget: 1000 }).get(to)?.path);
      }),
    );
  });

  it('is as long as the distance on open ground', () => {
    fc.assert(
      fc.property(anyNearHex, anyNearHex, (from, to) => {
        expect(cheapestPath(from, to, walk(emptyMap(6)))?.path).toHaveLength(distance(from, to));
      }),
    );
  });

  it('goes around a hex that costs more than the detour', () => {
    const costly: EvenSteps = { cost: (to) => (isSame(to, [1, 0]) ? 9 : 1), budget: 20 };
    expect(cheapestPath([0, 0], [2, 0], costly)?.cost).toBe(3);
  });

  it('has the best tie break among equally cheap paths', () => {
    const watched: Hex[] = [
      [1, 0],
      [2, -1],
    ];
    const tieBreak = (from: Hex) => watched.filter((hex) => isSame(hex, from)).length;
    const found = cheapestPath([0, 0], [2, 1], { ...walk(emptyMap(6)), tieBreak });
    expect(found?.cost).toBe(3);
    expect(sum([[0, 0], ...(found?.path.slice(0, -1) ?? [])], tieBreak)).toBe(0);
  });

  it('has the best tie break among equally cheap paths, even through hexes without cost', () => {
    const cost = ([q, r]: Hex) => (Math.abs(q) + Math.abs(r) > 4 ? null : q === 1 ? 0 : 1);
    const tieBreak = (from: Hex) => (isSame(from, [1, 0]) ? 5 : 0);
    const found = cheapestPath([0, 0], [2, -1], { cost, tieBreak });
    expect(found).toMatchObject({
      cost: 1,
      path: [
        [1, -1],
        [2, -1],
      ],
    });
  });

  it('never costs more for a better tie break', () => {
    const tieBreak = (from: Hex) => (isSame(from, [1, 0]) ? 100 : 0);
    expect(cheapestPath([0, 0], [2, 0], { ...walk(emptyMap(6)), tieBreak })?.cost).toBe(2);
  });

  it('from a hex to itself has no steps', () => {
    expect(cheapestPath([1, 1], [1, 1], walk(emptyMap(6)))).toMatchObject({ cost: 0, path: [] });
  });

  it.each([
    {
      name: 'a ring of walls',
      map: emptyMap(1, [
        [1, 0],
        [1, -1],
        [0, -1],
        [-1, 0],
        [-1, 1],
        [0, 1],
      ]),
      to: [1, 0] as Hex,
    },
    { name: 'the edge of the map', map: emptyMap(2), to: [3, 0] as Hex },
  ])('does not exist beyond $name', ({ map, to }) => {
    expect(cheapestPath([0, 0], to, walk(map))).toBeUndefined();
  });
});
