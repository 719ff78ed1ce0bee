import { expect, it } from 'vitest';
import { carried } from './dragged-picture.ts';

const PLACE = { x: 1, y: 0, width: 10, turn: 0 };
const at = (x: number, y: number) => ({ x, y });

it.each([
  {
    name: 'one finger moves it',
    from: [at(5, 5)],
    to: [at(6, 3)],
    lies: { x: 2, y: -2, width: 10, turn: 0 },
  },
  {
    name: 'two fingers that move apart make it wider',
    from: [at(0, 0), at(2, 0)],
    to: [at(0, 0), at(4, 0)],
    lies: { x: 2, y: 0, width: 20, turn: 0 },
  },
  {
    name: 'two fingers that rotate around each other turn it',
    from: [at(0, 0), at(2, 0)],
    to: [at(0, 0), at(0, 2)],
    lies: { x: 0, y: 1, width: 10, turn: 90 },
  },
  {
    name: 'two fingers that move in parallel move it',
    from: [at(0, 0), at(2, 0)],
    to: [at(1, 1), at(3, 1)],
    lies: { x: 2, y: 1, width: 10, turn: 0 },
  },
  {
    name: 'two fingers at the same point do nothing',
    from: [at(0, 0), at(0, 0)],
    to: [at(0, 0), at(0, 0)],
    lies: PLACE,
  },
])('a dragged picture: $name', ({ from, to, lies }) => {
  // biome-ignore format: keeps each row of the table on one line
  expect(carried(PLACE, from, to)).toEqual(lies);
});

it('a dragged picture stays within the limits of a fight file', () => {
  const far = carried(PLACE, [at(0, 0), at(0.01, 0)], [at(0, 0), at(500, 0)]);
  expect([far.x, far.width]).toEqual([200, 400]);
});

it('a picture that is turned further than half a circle has a negative angle', () => {
  const { turn } = carried({ ...PLACE, turn: 170 }, [at(0, 0), at(1, 0)], [at(0, 0), at(0, 1)]);
  expect(turn).toBe(-100);
});
