import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hex, neighbors } from '../hex/axial.ts';
import { isOpenGround } from '../hex/map.ts';
import { anyMap } from '../hex/testing/arbitrary.ts';
import { sceneWith } from './testing/scene.ts';
import {
  comeUponAhead,
  enemyIn,
  faultOfPath,
  goAlong,
  groundCost,
  isPassable,
  lastFree,
  openPart,
  type Walk,
  walkOf,
  waysOf,
} from './walking.ts';

const START: Hex = [0, 0];

describe('a path whose steps depend on the direction', () => {
  const wary = {
    isDirected: true,
    budget: 9,
    cost: (to: Hex, from: Hex) => (to[0] < from[0] ? null : 1),
  } as const;
  const stops = ([q]: Hex) => q === 1;
  const onward: Hex[] = [
    [1, 0],
    [2, 0],
  ];

  it.each([
    { name: 'can be walked in the allowed direction', walk: wary, path: onward, fault: undefined },
    { name: 'is blocked in the other direction', walk: wary, path: [[-1, 0]] as Hex[], fault: 'blocked' },
    {
      name: 'may end with a step that ends the walk',
      walk: { ...wary, stops },
      path: onward.slice(0, 1),
      fault: undefined,
    },
    {
      name: 'cannot continue after a step that ends the walk',
      walk: { ...wary, stops },
      path: onward,
      fault: 'blocked',
    },
    {
      name: 'can report the rulebook’s own fault for continuing',
      walk: { ...wary, stops, goesOn: 'engaged' },
      path: onward,
      fault: 'engaged',
    },
  ])('$name', ({ walk, path, fault }) => {
    expect(faultOfPath(START, path, walk)).toBe(fault);
  });
});

describe('a path', () => {
  const steps = { budget: 3, cost: ([q]: Hex) => (q > 3 ? null : Math.max(1, q)) };

  it.each<{ name: string; path: Hex[]; fault: string | undefined }>([
    {
      name: 'is allowed within the budget',
      path: [
        [1, 0],
        [2, 0],
      ],
      fault: undefined,
    },
    { name: 'is rejected if it is empty', path: [], fault: 'bad-input' },
    { name: 'is rejected if it does not begin next to the fighter', path: [[2, 0]], fault: 'bad-input' },
    {
      name: 'is rejected if it has a gap',
      path: [
        [1, 0],
        [3, 0],
      ],
      fault: 'bad-input',
    },
    {
      name: 'is rejected if it costs too much',
      path: [
        [1, 0],
        [2, 0],
        [1, 1],
      ],
      fault: 'too-far',
    },
    {
      name: 'is rejected as blocked rather than as too far',
      path: [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      fault: 'blocked',
    },
  ])('$name', ({ path, fault }) => {
    expect(faultOfPath(START, path, steps)).toBe(fault);
  });

  it('may end only in an allowed hex, which is checked last', () => {
    const walk: Walk = { ...steps, mayRest: ([q]) => q !== 1 };
    expect(faultOfPath(START, [[1, 0]], walk)).toBe('occupied');
    expect([...waysOf(START, walk)].some(({ at }) => at[0] === 1)).toBe(false);
    expect(
      faultOfPath(
        START,
        [
          [1, 0],
          [2, 0],
          [1, 1],
        ],
        walk,
      ),
    ).toBe('too-far');
  });

  it('is rejected as too far in the rulebook’s own words', () => {
    const fault = faultOfPath(
      START,
      [
        [1, 0],
        [2, 0],
        [1, 1],
      ],
      steps,
      (cost) => ({ code: 'too-far', say: `It costs ${cost}.` }),
    );
    expect(fault).toEqual({ code: 'too-far', say: 'It costs 4.' });
  });

  it('is legal if it is offered', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(5), (map, budget) => {
        const ground = { budget, cost: (hex: Hex) => (isOpenGround(map, hex) ? 1 : null) };
        const faults = [...waysOf(START, ground)].map(({ path }) => faultOfPath(START, path, ground));
        expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
      }),
    );
  });
});

describe('a walk', () => {
  /** Returns a scene with Ana in the middle, Ben at [0, 1], Rat at [1, 0] and Rex at [1, -1]. */
  const scene = (changes = {}) => sceneWith({ hp: 1 }, changes);
  const ANA = { id: 'ana', side: 'heroes' };

  it.each<{ name: string; at: Hex; passable: boolean }>([
    { name: 'an empty hex', at: [-1, 0], passable: true },
    { name: 'an ally', at: [0, 1], passable: true },
    { name: 'an enemy', at: [1, 0], passable: false },
    { name: 'a wall', at: [0, -1], passable: false },
    { name: 'the edge of the map', at: [5, 0], passable: false },
  ])('can pass $name: $passable', ({ at, passable }) => {
    expect(isPassable(scene({ walls: [[0, -1]] }), ANA, at)).toBe(passable);
  });

  it('can pass defeated fighters of any side', () => {
    const table = scene();
    if (table.fighters.rat) table.fighters.rat.defeated = true;
    expect(isPassable(table, ANA, [1, 0])).toBe(true);
    expect(enemyIn(table, ANA, [1, 0])).toBeUndefined();
  });

  it('costs double on difficult terrain', () => {
    const table = scene();
    table.map = { ...table.map, difficult: [[-1, 0]] };
    expect([groundCost(table, [-1, 0]), groundCost(table, [-1, 1])]).toEqual([2, 1]);
  });

  it('can end only in free hexes', () => {
    const ways = [...waysOf([0, 0], walkOf(scene(), ANA, 1))].map(({ at }) => at);
    const free = neighbors([0, 0])
      .filter(([q]) => q < 1)
      .filter(([q, r]) => q !== 0 || r !== 1);
    expect(ways).toHaveLength(free.length);
    expect(ways).toEqual(expect.arrayContaining(free));
  });

  it('that must go back ends in the last free hex of its trail', () => {
    expect(
      lastFree(scene(), 'ana', [
        [-1, 0],
        [0, 0],
        [0, 1],
      ]),
    ).toEqual([0, 0]);
    expect(lastFree(scene(), 'zoe', [[0, 1]])).toBeUndefined();
  });

  it('enters hex after hex, and stops before the first blocked hex', () => {
    const table = scene();
    const entered: Hex[] = [];
    const path: Hex[] = [
      [0, 1],
      [0, 2],
      [0, 3],
    ];
    const script = goAlong(
      table,
      'ana',
      path,
      ([, r]) => r < 3,
      (to) => entered.push(to),
    );
    expect(script.next()).toEqual({
      done: true,
      value: [
        [0, 1],
        [0, 2],
      ],
    });
    expect(entered).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('discovers a hidden fighter on its path', () => {
    const table = scene({ fighters: { rat: { hidden: true } } });
    const script = goAlong(
      table,
      'ana',
      [[1, 0]],
      () => false,
      () => undefined,
    );
    const { done, value } = script.next();
    expect(done ? [] : value.questions.map(({ kind }) => kind)).toEqual(['come-upon']);
    expect(script.next([null])).toEqual({ done: true, value: [] });
  });

  it.each<{ name: string; bars: number; rests: number; length: number }>([
    { name: 'to its end if nothing blocks it', bars: 9, rests: 3, length: 3 },
    { name: 'up to the first blocked hex', bars: 2, rests: 3, length: 2 },
    { name: 'only up to the last hex where it may end', bars: 2, rests: 1, length: 1 },
    { name: 'nowhere if it may not end in any hex', bars: 9, rests: 0, length: 0 },
  ])('is open $name', ({ bars, rests, length }) => {
    const path: Hex[] = [
      [0, 1],
      [0, 2],
      [0, 3],
    ];
    const part = openPart(
      path,
      (at) => path.indexOf(at) < bars,
      (_, { length }) => length <= rests,
    );
    expect(part).toEqual(path.slice(0, length));
  });

  it('discovers the first hidden fighter ahead, and ignores visible fighters', () => {
    const table = scene({ fighters: { rat: { hidden: true } } });
    const asksAnything = (rest: readonly Hex[]) => comeUponAhead(table, 'ana', rest).next().done === false;
    expect(
      asksAnything([
        [-1, 0],
        [1, 0],
      ]),
    ).toBe(true);
    expect(asksAnything([[1, -1]])).toBe(false);
  });
});
