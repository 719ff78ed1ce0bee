import { expect, it } from 'vitest';
import { partOf, SIDE_SHAPES, sized } from './shapes.ts';

it('each side has a different shape', () => {
  expect(new Set(SIDE_SHAPES.map((shape) => shape.join())).size).toBe(SIDE_SHAPES.length);
});

it.each(SIDE_SHAPES.map((shape, side) => ({ shape, side })))(
  'the shape of side $side fits in its hex',
  ({ shape }) => {
    expect(Math.max(...sized(shape, 23).map(Math.abs))).toBeLessThan(33);
  },
);

it('the drawn part of an outline is proportional to health', () => {
  const [whole = [], half = []] = [
    SIDE_SHAPES[0] && partOf(SIDE_SHAPES[0], 1),
    SIDE_SHAPES[0] && partOf(SIDE_SHAPES[0], 0.5),
  ];
  expect([half.length / 2, whole.length / 2]).toEqual([19, 37]);
  expect(whole.slice(0, 2)).toEqual(whole.slice(-2));
});
