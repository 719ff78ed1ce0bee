/** A color as red, green and blue in linear light, from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Converts a color such as 0xrrggbb to linear light. */
export function rgbOf(value: number): Rgb {
  const part = (shift: number) => {
    const share = ((value >> shift) & 0xff) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(16), part(8), part(0)];
}

type Matrix = readonly [Rgb, Rgb, Rgb];

const seenThrough =
  (rows: Matrix) =>
  ([r, g, b]: Rgb): Rgb => {
    const part = ([x, y, z]: Rgb) => Math.min(1, Math.max(0, x * r + y * g + z * b));
    return [part(rows[0]), part(rows[1]), part(rows[2])];
  };

/**
 * Simulations of full color vision, and of vision without one of the three kinds of cones (Machado, Oliveira and
 * Fernandes 2009).
 */
export const VISIONS: Readonly<Record<string, (color: Rgb) => Rgb>> = {
  'full color vision': (color) => color,
  protanopia: seenThrough([
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ]),
  deuteranopia: seenThrough([
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ]),
  tritanopia: seenThrough([
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ]),
};

function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio of two colors according to WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the perceived difference between two colors: their distance in CIELAB (CIE 1976) under daylight. */
export function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function labOf([r, g, b]: Rgb): Rgb {
  const bent = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = bent(luminance([r, g, b]));
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
