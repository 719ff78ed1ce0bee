import type { Hex } from '@riposte/shared';
import { expect, it } from 'vitest';
import { HEX_SIZE } from '../scenery/metrics.ts';
import { areaOf, overviewOf } from './framing.ts';

const WHOLE = areaOf({ radius: 6 });
const PAIR: readonly Hex[] = [
  [-2, 0],
  [0, 0],
];

it('a large view shows the whole map', () => {
  expect(overviewOf(WHOLE, PAIR, { width: 1440, height: 700 })).toBe(WHOLE);
});

it.each([
  ['a phone', { width: 390, height: 420 }],
  ['a map above an open prompt', { width: 1080, height: 300 }],
])('%s shows the area around the fighters', (_, view) => {
  const { x, width, height } = overviewOf(WHOLE, PAIR, view);
  expect(x).toBeCloseTo(-HEX_SIZE * Math.sqrt(3));
  expect([width, height]).toEqual([expect.closeTo(HEX_SIZE * (5 + 2 * Math.sqrt(3))), HEX_SIZE * 5]);
});

it('a small view shows the whole map if it has no fighters', () => {
  expect(overviewOf(WHOLE, [], { width: 390, height: 420 })).toBe(WHOLE);
});
