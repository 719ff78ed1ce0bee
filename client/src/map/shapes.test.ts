import { expect, it } from 'vitest';
import { partOf, SIDE_SHAPES, sized } from './shapes.ts';

it('gives each side a shape of its own', () => {
  expect(new Set(SIDE_SHAPES.map((shape) => shape.join())).size).toBe(SIDE_SHAPES.length);
});

it.each(SIDE_SHAPES.map((shape, side) => ({ shape, side })))(
  'keeps the shape of side $side within its hex',
  ({ shape }) => {
    expect(Math.max(...sized(shape, 23).map(Math.abs))).toBeLessThan(33);
  },
);

it('draws as much of an outline as there is health', () => {
  const [whole = [], half = []] = [
    SIDE_SHAPES[0] && partOf(SIDE_SHAPES[0], 1),
    SIDE_SHAPES[0] && partOf(SIDE_SHAPES[0], 0.5),
  ];
  expect([half.length / 2, whole.length / 2]).toEqual([19, 37]);
  expect(whole.slice(0, 2)).toEqual(whole.slice(-2));
});
