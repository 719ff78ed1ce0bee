import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Surface } from '../scenery/theme.ts';
import { THEMES } from '../scenery/themes.ts';
import { contrast, distance, type Rgb, rgbOf, VISIONS } from '../testing/color-vision.ts';
import { SIDE_SHAPES } from '../ui/shapes.ts';
import { healthColor, MAP_COLORS, ROLE_COLORS, SIDE_COLORS } from './colors.ts';

/** The minimum difference in CIELAB at which two colors count as distinct. */
const APART = 12;
/** The minimum contrast ratio of marks that are not text. */
const MARK = 3;
const MARKS = ['reach', 'asked', 'aim', 'path', 'danger', 'spell', 'text'] as const;
/** The grounds that mark terrain on a map with a background picture. */
const VEILS = ['rubble', 'water', 'plank', 'brush'] as const;

/** A color on the map, and the shape or pattern with which it is drawn. */
interface Sign {
  readonly color: number;
  readonly shape: string;
}

/**
 * Groups of colors that players compare. Two colors of a group differ in color for every kind of vision, or they are
 * drawn with different shapes.
 */
const GROUPS: Readonly<Record<string, Readonly<Record<string, Sign>>>> = {
  marks: {
    reach: { color: MAP_COLORS.reach, shape: 'outline of hexes' },
    path: { color: MAP_COLORS.path, shape: 'line with dots' },
    danger: { color: MAP_COLORS.danger, shape: 'hatching with a number or a cross' },
    target: { color: MAP_COLORS.aim, shape: 'four arcs' },
    asked: { color: MAP_COLORS.asked, shape: 'ring' },
    template: { color: MAP_COLORS.spell, shape: 'outline with hatching' },
  },
  health: {
    high: { color: healthColor(1), shape: 'part of a ring' },
    middle: { color: healthColor(0.5), shape: 'part of a ring' },
    low: { color: healthColor(0.1), shape: 'part of a ring' },
  },
  points: {
    action: { color: ROLE_COLORS.action, shape: 'pip' },
    reaction: { color: ROLE_COLORS.reaction, shape: 'pip' },
  },
};

const pairs = <One>(all: readonly One[]) =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
const colorOf = ({ color }: Surface) => Number.parseInt(color.slice(1), 16);
const grounds = Object.entries(THEMES).flatMap(([theme, { ground, patches, rough, brush, water, planks }]) =>
  Object.entries({ ground, patches, rough, brush, water, planks }).flatMap(([kind, surface]) =>
    surface ? [{ name: `${theme}: ${kind}`, color: colorOf(surface) }] : [],
  ),
);
const veils = VEILS.map((veil) => ({ name: `the veil of ${veil}`, color: MAP_COLORS[veil] }));

/** Returns the colors of the sides in the style sheet, for the dark look and the light look. */
function sidesInStyleSheet(): number[][] {
  const css = readFileSync(new URL('./base.css', import.meta.url), 'utf8');
  const values = [...css.matchAll(/--side-\d: #([0-9a-f]{6})/g)].map(([, hex = '']) =>
    Number.parseInt(hex, 16),
  );
  const count = SIDE_COLORS.length;
  return [values.slice(0, count), values.slice(count)];
}

it('the style sheet has the sides’ colors of the map', () => {
  expect(sidesInStyleSheet()[0]).toEqual([...SIDE_COLORS]);
});

it('each side has a shape of its own', () => {
  expect(new Set(SIDE_SHAPES.map((shape) => JSON.stringify(shape))).size).toBe(SIDE_COLORS.length);
});

describe.each(Object.entries(VISIONS))('with %s', (_who, sight) => {
  const seen = (value: number): Rgb => sight(rgbOf(value));
  const apart = (one: number, other: number) => distance(seen(one), seen(other));

  it('all sides differ in color, in the dark look and in the light look', () => {
    for (const sides of sidesInStyleSheet())
      for (const [one, other] of pairs(sides)) expect(apart(one, other)).toBeGreaterThan(APART);
  });

  it.each(Object.keys(GROUPS))('all %s differ in color or in shape', (group) => {
    for (const [one, other] of pairs(Object.values(GROUPS[group] ?? {})))
      if (one.shape === other.shape) expect(apart(one.color, other.color)).toBeGreaterThan(APART);
  });

  it('asked fighters, targets and reachable hexes differ in color, too', () => {
    for (const [one, other] of pairs([MAP_COLORS.asked, MAP_COLORS.aim, MAP_COLORS.reach]))
      expect(apart(one, other)).toBeGreaterThan(APART);
  });

  it.each(MARKS)('the mark %s stands out from its dark outline', (mark) => {
    expect(contrast(seen(MAP_COLORS[mark]), seen(MAP_COLORS.shade))).toBeGreaterThan(2 * MARK);
  });

  it.each([...grounds, ...veils])('each mark or its outline stands out from $name', ({ color }) => {
    for (const mark of MARKS) {
      const best = Math.max(
        contrast(seen(MAP_COLORS[mark]), seen(color)),
        contrast(seen(MAP_COLORS.shade), seen(color)),
      );
      expect(best).toBeGreaterThan(MARK);
    }
  });
});

describe.each(Object.entries(THEMES))('without color, on a map of the theme %s,', (_name, theme) => {
  it.each(['obstacles', 'growth', 'cover'] as const)('%s are objects', (kind) => {
    expect(theme[kind].props.length).toBeGreaterThan(0);
    expect(theme[kind].count).toBeGreaterThan(1);
  });

  it('water and planks have an edge line, and walls stand above the ground or bear trees', () => {
    expect([theme.water.rim, theme.planks.rim]).not.toContain(undefined);
    expect(theme.wall.height > 8 || theme.wall.growth !== undefined).toBe(true);
  });

  it('water stands out from bare ground and from planks by its lightness', () => {
    for (const other of [theme.ground, theme.planks])
      expect(contrast(rgbOf(colorOf(theme.water)), rgbOf(colorOf(other)))).toBeGreaterThan(1.4);
  });

  it('no two kinds of ground have the same objects', () => {
    const kinds = [theme.obstacles, theme.growth, theme.cover, theme.trifles];
    for (const [one, other] of pairs(kinds)) expect(one.props).not.toEqual(other.props);
  });

  it('water, planks, brush and bare ground differ in their pattern', () => {
    for (const [one, other] of pairs([theme.water, theme.planks, theme.brush, theme.ground]))
      expect(one.details).not.toEqual(other.details);
  });
});
