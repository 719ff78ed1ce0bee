import { describe, expect, it } from 'vitest';
import { fit } from './fitting.ts';

const RADIUS = 25;
const sizes = [
  { width: 80, height: 26 },
  { width: 40, height: 14 },
] as const;
const at = (id: string, x: number, y: number) => ({ id, x, y, sizes });

describe('a label', () => {
  it('is below its fighter', () => {
    expect(fit([at('ana', 0, 0)], [{ x: 0, y: 0 }], RADIUS).get('ana')).toEqual({ form: 0, x: 0, y: 40 });
  });

  it('is above if there is a fighter below', () => {
    const spots = [{ x: 0, y: 0 }, { x: 33, y: 57 }, { x: -33, y: 57 }]; // biome-ignore format: keeps the list on one line
    expect(fit([at('ana', 0, 0)], spots, RADIUS).get('ana')?.y).toBeLessThan(0);
  });

  it('moves above or beside its fighter, or gets smaller, to stay in view', () => {
    const seen = { left: -30, top: -100, right: 200, bottom: 45 };
    expect(fit([at('ana', 0, 0)], [{ x: 0, y: 0 }], RADIUS, seen).get('ana')).toEqual({
      form: 0,
      x: 67,
      y: 0,
    });
  });

  it('is placed out of view rather than left out', () => {
    const seen = { left: 100, top: 100, right: 200, bottom: 200 };
    expect(fit([at('ana', 0, 0)], [{ x: 0, y: 0 }], RADIUS, seen).get('ana')).toMatchObject({
      form: 0,
      y: 40,
    });
  });

  it('is left out in a crowd if it would cover another fighter or label', () => {
    const crowd = [0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3].map((column) => at(`f${row}${column}`, column * 66 + (row % 2) * 33, row * 57)),
    );
    const found = fit(crowd, crowd, RADIUS);
    const boxes = [...found].map(([id, { form, x, y }]) => ({ id, x, y, ...(sizes[form] ?? sizes[0]) }));
    for (const one of boxes) {
      for (const other of boxes.filter(({ id }) => id < one.id))
        expect(
          Math.abs(one.x - other.x) * 2 >= one.width + other.width ||
            Math.abs(one.y - other.y) * 2 >= one.height + other.height,
        ).toBe(true);
      for (const { x, y } of crowd) {
        const [dx, dy] = [
          Math.max(0, Math.abs(x - one.x) - one.width / 2),
          Math.max(0, Math.abs(y - one.y) - one.height / 2),
        ];
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(RADIUS);
      }
    }
    expect(found.size).toBeLessThan(crowd.length);
  });

  it('gets the best place if its fighter comes first', () => {
    const [ana, ben] = [at('ana', 0, 0), at('ben', 70, 0)];
    expect(fit([ben, ana], [ana, ben], RADIUS).get('ben')).toMatchObject({ form: 0, x: 70 });
  });
});
