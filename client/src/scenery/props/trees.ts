import { castShadow, INK, lump, shape, speckle, stroke } from '../brushwork.ts';
import { between } from '../noise.ts';
import type { Point } from '../outlines.ts';
import type { Prop } from '../theme.ts';

/** The colors of a tree. */
export interface Leafage {
  readonly trunk: string;
  readonly dark: string;
  readonly middle: string;
  readonly light: string;
}

/** Returns a broad-leaved tree, seen slightly from the south. */
export function leafTree({ trunk, dark, middle, light }: Leafage): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x + 3 * size, y + 2], 17 * size, 8 * size, 0.34);
    const foot = 2.6 * size;
    shape(
      pen,
      [
        [x - foot, y],
        [x - foot * 0.6, y - 16 * size],
        [x + foot * 0.6, y - 16 * size],
        [x + foot, y],
      ],
      trunk,
      INK,
    );
    const crown: Point = [x, y - 20 * size];
    shape(pen, lump(crown, [16 * size, 14 * size], 13, 0.16, chance), dark, INK, 1.4);
    for (let index = 0; index < 6; index++) {
      const angle = between(2.4, 5.6, chance());
      const reach = between(3, 9, chance()) * size;
      const at: Point = [crown[0] + Math.cos(angle) * reach, crown[1] + Math.sin(angle) * reach];
      shape(pen, lump(at, [7 * size, 6 * size], 9, 0.25, chance), index < 4 ? middle : light);
    }
    speckle(pen, [crown[0] - 4 * size, crown[1] - 4 * size], 9 * size, light, chance);
  };
}

/** Returns a conifer. With `snow`, its branches carry snow in that color. */
export function conifer(trunk: string, dark: string, light: string, snow?: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x + 3 * size, y + 1], 12 * size, 6 * size, 0.34);
    shape(
      pen,
      [
        [x - 1.8 * size, y],
        [x - 1.4 * size, y - 7 * size],
        [x + 1.4 * size, y - 7 * size],
        [x + 1.8 * size, y],
      ],
      trunk,
      INK,
      1,
    );
    for (const [tier, half] of [
      [0, 12],
      [1, 9.5],
      [2, 6.5],
    ] as const) {
      const [foot, top] = [y - (5 + tier * 8.5) * size, y - (19 + tier * 8.5) * size];
      const lean = between(-1, 1, chance());
      shape(pen, branches(x, foot, top, half * size, lean), dark, INK, 1.1);
      shape(
        pen,
        [
          [x - half * 0.72 * size, foot - 2 * size],
          [x - 1 * size, foot - 3.4 * size],
          [x + lean, top + 2 * size],
        ],
        light,
      );
      if (snow)
        shape(
          pen,
          [
            [x - half * 0.62 * size, foot - 4.5 * size],
            [x + half * 0.3 * size, foot - 6 * size],
            [x + lean, top],
          ],
          snow,
        );
    }
  };
}

function branches(x: number, foot: number, top: number, half: number, lean: number): Point[] {
  return [
    [x - half, foot],
    [x - half * 0.55, foot + 1.6],
    [x - half * 0.2, foot],
    [x + half * 0.2, foot + 2],
    [x + half * 0.55, foot],
    [x + half, foot + 1],
    [x + lean, top],
  ];
}

/** Returns a tree without leaves. */
export function bareTree(bark: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x + 2 * size, y], 9 * size, 4 * size);
    const branch = (from: Point, angle: number, length: number, width: number): void => {
      const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
      stroke(pen, [from, to], INK, width + 1.6);
      stroke(pen, [from, to], bark, width);
      if (width < 1.4) return;
      branch(to, angle - between(0.3, 0.8, chance()), length * 0.68, width * 0.62);
      branch(to, angle + between(0.3, 0.8, chance()), length * 0.68, width * 0.62);
    };
    branch([x, y], -Math.PI / 2 + between(-0.15, 0.15, chance()), 13 * size, 4.4 * size);
  };
}
