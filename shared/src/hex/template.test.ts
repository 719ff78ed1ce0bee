import { describe, expect, it } from 'vitest';
import { distance, type Hex } from './axial.ts';
import { hexKey } from './map.ts';
import { toPixel } from './pixel.ts';
import { isTemplate, TEMPLATE_DIRECTIONS, templateHexes } from './template.ts';

const FROM: Hex = [2, -1];
const directions = Array.from({ length: TEMPLATE_DIRECTIONS }, (_, direction) => direction);

/** Returns the angle from the east to a hex in degrees, counter-clockwise on the screen, from 0 to 360. */
function angleOf([q, r]: Hex): number {
  const { x, y } = toPixel([q - FROM[0], r - FROM[1]], 1);
  return ((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360;
}

/** Returns the smaller angle between two directions, in degrees. */
function between(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

describe('a burst', () => {
  it('covers all hexes up to its radius, the middle included', () => {
    const hexes = templateHexes(FROM, { shape: 'burst', size: 2, direction: 0 });
    expect(hexes[0]).toEqual(FROM);
    expect(hexes).toHaveLength(19);
  });
});

describe.each(directions)('in direction %i', (direction) => {
  it('a cone covers the hexes within 30 degrees, and not the hex that it starts from', () => {
    const covered = templateHexes(FROM, { shape: 'cone', size: 4, direction });
    const all = templateHexes(FROM, { shape: 'burst', size: 4, direction }).slice(1);
    const within = all.filter((hex) => between(angleOf(hex), direction * 30) <= 30.001);
    expect(new Set(covered.map(hexKey))).toEqual(new Set(within.map(hexKey)));
  });

  it.each([1, 2, 5, 6])('a line of %i hexes has one hex at each distance', (size) => {
    const hexes = templateHexes(FROM, { shape: 'line', size, direction });
    expect(hexes.map((hex) => distance(FROM, hex))).toEqual(
      Array.from({ length: size }, (_, index) => index + 1),
    );
  });

  it('a line of even length ends exactly in this direction', () => {
    const last = templateHexes(FROM, { shape: 'line', size: 6, direction }).at(-1) ?? FROM;
    expect(between(angleOf(last), direction * 30)).toBeCloseTo(0, 6);
  });
});

describe('a template', () => {
  it.each([
    { name: 'a burst of 20 hexes', template: { shape: 'burst', size: 20, direction: 0 }, isValid: true },
    { name: 'the last direction', template: { shape: 'cone', size: 1, direction: 11 }, isValid: true },
    { name: 'an unknown shape', template: { shape: 'cube', size: 1, direction: 0 }, isValid: false },
    { name: 'size 0', template: { shape: 'burst', size: 0, direction: 0 }, isValid: false },
    { name: 'size 21', template: { shape: 'burst', size: 21, direction: 0 }, isValid: false },
    { name: 'half a hex', template: { shape: 'line', size: 1.5, direction: 0 }, isValid: false },
    { name: 'direction 12', template: { shape: 'cone', size: 1, direction: 12 }, isValid: false },
  ])('with $name is valid: $isValid', ({ template, isValid }) => {
    expect(isTemplate(template)).toBe(isValid);
  });
});
