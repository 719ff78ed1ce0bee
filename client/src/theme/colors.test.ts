import { describe, expect, it } from 'vitest';
import { contrast, distance, type Rgb, rgbOf, VISIONS } from '../testing/color-vision.ts';
import { healthColor, MAP_COLORS, ROLE_COLORS, SIDE_COLORS } from './colors.ts';

/** The minimum difference in CIELAB at which two colors count as distinct. */
const APART = 12;
/** The minimum contrast ratio of marks that are not text. */
const MARK = 3;
const GROUNDS = ['ground', 'moss', 'rubble', 'water', 'plank', 'brush'] as const;
const MARKS = ['reach', 'asked', 'aim', 'path', 'danger', 'text'] as const;

const pairs = <One>(all: readonly One[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
const color = (value: number): Rgb => rgbOf(value);

describe.each(Object.entries(VISIONS))('with %s', (_who, sight) => {
  const seen = (value: number) => sight(color(value));

  it('the first two sides also differ in color', () => {
    const [first = 0, second = 0] = SIDE_COLORS;
    expect(distance(seen(first), seen(second))).toBeGreaterThan(APART);
  });

  it.each(MARKS.flatMap((mark) => GROUNDS.map((ground) => ({ mark, ground }))))(
    'the mark $mark stands out from $ground',
    ({ mark, ground }) => {
      expect(contrast(seen(MAP_COLORS[mark]), seen(MAP_COLORS[ground]))).toBeGreaterThan(MARK);
    },
  );

  it('asked fighters, targets and reachable hexes look different', () => {
    for (const [one, other] of pairs([MAP_COLORS.asked, MAP_COLORS.aim, MAP_COLORS.reach]))
      expect(distance(seen(one), seen(other))).toBeGreaterThan(APART);
  });

  it('action points and reaction points look different', () => {
    expect(distance(seen(ROLE_COLORS.action), seen(ROLE_COLORS.reaction))).toBeGreaterThan(APART);
  });

  it('full health and low health look different', () => {
    expect(distance(seen(healthColor(1)), seen(healthColor(0.1)))).toBeGreaterThan(APART);
  });
});
