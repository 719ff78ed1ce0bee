import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../hex/axial.ts';
import { isOpenGround } from '../hex/map.ts';
import { anyMap } from '../hex/testing/arbitrary.ts';
import { faultOfPath, pathsInReach } from './params.ts';

const START: Hex = [0, 0];

describe('a path', () => {
  const steps = { budget: 3, cost: ([q]: Hex) => (q > 3 ? null : Math.max(1, q)) };

  it.each<{ name: string; path: Hex[]; fault: string | undefined }>([
    {
      name: 'can be gone',
      path: [
        [1, 0],
        [2, 0],
      ],
      fault: undefined,
    },
    { name: 'leads nowhere', path: [], fault: 'bad-input' },
    { name: 'begins somewhere else', path: [[2, 0]], fault: 'bad-input' },
    {
      name: 'has a gap',
      path: [
        [1, 0],
        [3, 0],
      ],
      fault: 'bad-input',
    },
    {
      name: 'costs too much',
      path: [
        [1, 0],
        [2, 0],
        [1, 1],
      ],
      fault: 'too-far',
    },
    {
      name: 'is blocked, however far that is',
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

  it('has no fault if it is offered', () => {
    fc.assert(
      fc.property(anyMap, fc.nat(5), (map, budget) => {
        const ground = { budget, cost: (hex: Hex) => (isOpenGround(map, hex) ? 1 : null) };
        const faults = [...pathsInReach(START, ground)].map(({ path }) => faultOfPath(START, path, ground));
        expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
      }),
    );
  });
});
