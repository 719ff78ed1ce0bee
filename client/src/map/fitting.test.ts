import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeDie } from './effects/die-places.ts';
import { type Box, boxAt, fit, type Spot, type TokenArea } from './fitting.ts';

const RADIUS = 25;
const sizes = [
  { width: 80, height: 26 },
  { width: 40, height: 14 },
] as const;
const tokensAt = (spots: readonly Spot[]) => ({
  tokens: spots.map(({ x, y }): TokenArea => ({ x, y, radius: RADIUS, rise: RADIUS })),
  dice: [],
});
const at = (id: string, x: number, y: number) => ({ id, x, y, sizes });

describe('a label', () => {
  it('is below its fighter', () => {
    expect(fit([at('ana', 0, 0)], tokensAt([{ x: 0, y: 0 }])).get('ana')).toEqual({ form: 0, x: 0, y: 40 });
  });

  it('is above if there is a fighter below', () => {
    const spots = [{ x: 0, y: 0 }, { x: 33, y: 57 }, { x: -33, y: 57 }]; // biome-ignore format: keeps the list on one line
    expect(fit([at('ana', 0, 0)], tokensAt(spots)).get('ana')?.y).toBeLessThan(0);
  });

  it('moves above or beside its fighter, or gets smaller, to stay in view', () => {
    const seen = { left: -30, top: -100, right: 200, bottom: 45 };
    expect(fit([at('ana', 0, 0)], tokensAt([{ x: 0, y: 0 }]), seen).get('ana')).toEqual({
      form: 0,
      x: 67,
      y: 0,
    });
  });

  it('is placed out of view rather than left out', () => {
    const seen = { left: 100, top: 100, right: 200, bottom: 200 };
    expect(fit([at('ana', 0, 0)], tokensAt([{ x: 0, y: 0 }]), seen).get('ana')).toMatchObject({
      form: 0,
      y: 40,
    });
  });

  it('is left out in a crowd if it would cover another fighter or label', () => {
    const crowd = [0, 1, 2, 3, 4].flatMap((row) =>
      [0, 1, 2, 3].map((column) => at(`f${row}${column}`, column * 66 + (row % 2) * 33, row * 57)),
    );
    const found = fit(crowd, tokensAt(crowd));
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
    expect(fit([ben, ana], tokensAt([ana, ben])).get('ben')).toMatchObject({ form: 0, x: 70 });
  });
});

it('a label stays clear of the figure that rises above a token', () => {
  const tall = { x: 0, y: 0, radius: RADIUS, rise: 60 };
  const below = { x: 0, y: 57, radius: RADIUS, rise: 60 };
  const found = fit([at('ana', 0, 0)], { tokens: [tall, below], dice: [] }).get('ana');
  expect(found).toMatchObject({ form: 0, x: 0, y: -75 });
});

const DIE = { width: 110, height: 50 };
const die = { x: 0, y: 0, ...DIE };

describe('a die', () => {
  it('is above its fighter', () => {
    expect(placeDie(die, tokensAt([die]), [])).toEqual(boxAt(0, -52, DIE.width, DIE.height));
  });

  it('does not cover a label if there is room elsewhere', () => {
    const label = boxAt(0, -40, 80, 26);
    expect(overlap(placeDie(die, tokensAt([die]), [label]), label)).toBe(false);
  });

  it('covers the place of a label rather than a token, and the label moves', () => {
    const spots = [die, { x: 0, y: -57 }, { x: 66, y: 0 }, { x: -66, y: 0 }];
    const label = boxAt(0, 40, 800, 800);
    const placed = placeDie(die, tokensAt(spots), [label]);
    expect(spots.some((spot) => covers(placed, spot))).toBe(false);
    const moved = fit([at('ana', 0, 0)], { ...tokensAt(spots), dice: [placed] }).get('ana');
    expect(moved && overlap(boxAt(moved.x, moved.y, sizes[0].width, sizes[0].height), placed)).not.toBe(true);
  });

  it('is above its fighter if no place is free', () => {
    const wall = { ...tokensAt([die]), dice: [boxAt(0, 0, 2000, 2000)] };
    expect(placeDie(die, wall, [])).toEqual(boxAt(0, -52, DIE.width, DIE.height));
  });
});

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const covers = ({ left, top, right, bottom }: Box, { x, y }: Spot) =>
  Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))) < RADIUS - 1e-6;

/** A crowd of up to 36 fighters on neighboring hexes, and the fighters that roll. */
const crowds = fc.record({
  places: fc.uniqueArray(fc.nat(63), { minLength: 1, maxLength: 36 }),
  rolls: fc.array(fc.nat(35), { maxLength: 6 }),
});

it('labels, dice and tokens never overlap in a crowd', () => {
  fc.assert(
    fc.property(crowds, ({ places, rolls }) => {
      const crowd = places.map((place) =>
        at(`f${place}`, (place % 8) * 66 + (Math.floor(place / 8) % 2) * 33, Math.floor(place / 8) * 57),
      );
      const taken: { tokens: TokenArea[]; dice: Box[] } = tokensAt(crowd);
      const labels = () =>
        [...fit(crowd, taken)].map(([, { form, x, y }]) => {
          const { width, height } = sizes[form] ?? sizes[0];
          return boxAt(x, y, width, height);
        });
      for (const roll of new Set(rolls)) {
        const roller = crowd[roll % crowd.length];
        if (roller) taken.dice.push(placeDie({ ...roller, ...DIE }, taken, labels()));
      }
      const boxes = [...labels(), ...taken.dice];
      expect(boxes.some((box, index) => boxes.slice(index + 1).some((other) => overlap(box, other)))).toBe(
        false,
      );
      expect(boxes.some((box) => crowd.some((spot) => covers(box, spot)))).toBe(false);
    }),
    { numRuns: Number(process.env.PLACEMENT_RUNS ?? 100) },
  );
});
