import { castShadow, disc, INK, lump, shape, stroke } from '../brushwork.ts';
import { between } from '../noise.ts';
import type { Point } from '../outlines.ts';
import type { Pen, Prop } from '../theme.ts';

/** Returns a tuft of grass blades in two colors. */
export function tuft(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    disc(pen, [x, y + 1], [6 * size, 2.4 * size], 'rgb(0 0 0 / 18%)');
    for (let blade = 0; blade < 7; blade++) {
      const lean = (blade - 3) * 2.1 + between(-1, 1, chance());
      const height = between(7, 12, chance()) - Math.abs(blade - 3);
      const root = x + (blade - 3) * 1.1 * size;
      curve(
        pen,
        [root, y],
        [root + lean * 0.3 * size, y - height * 0.6 * size],
        [root + lean * size, y - height * size],
        blade % 2 === 0 ? dark : light,
        1.5 * size,
      );
    }
  };
}

/** Returns a small group of flowers on stems. */
export function flowers(stem: string, petals: readonly string[]): Prop {
  return (pen, { x, y, size, chance }) => {
    for (let index = 0; index < 4; index++) {
      const [dx, height] = [between(-7, 7, chance()) * size, between(4, 9, chance()) * size];
      curve(pen, [x + dx, y], [x + dx, y - height / 2], [x + dx + 1, y - height], stem, 1);
      const color = petals[Math.floor(chance() * petals.length)] ?? stem;
      disc(pen, [x + dx + 1, y - height], [2.1 * size, 1.9 * size], color, 'rgb(0 0 0 / 35%)', 0.6);
    }
  };
}

/** Returns a rounded bush. Its upper left is lighter. */
export function bush(dark: string, middle: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x, y], 11 * size, 5 * size);
    for (const [dx, dy, reach, color] of [
      [0, -4, 10, dark],
      [-4, -5, 7, middle],
      [4, -6, 7, middle],
      [-2, -8, 6, light],
    ] as const) {
      const leaves = lump(
        [x + dx * size, y + dy * size],
        [reach * size, reach * 0.8 * size],
        10,
        0.2,
        chance,
      );
      shape(pen, leaves, color, color === dark ? INK : undefined, 1);
    }
    speckle(pen, [x - size, y - 7 * size], 6 * size, light, chance);
  };
}

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

/** Returns a group of reeds with brown heads. */
export function reeds(stalk: string, light: string, head: string): Prop {
  return (pen, { x, y, size, chance }) => {
    disc(pen, [x, y], [8 * size, 2.6 * size], 'rgb(0 0 0 / 20%)');
    for (let index = 0; index < 7; index++) {
      const root = x + between(-7, 7, chance()) * size;
      const [lean, height] = [between(-3, 3, chance()) * size, between(11, 19, chance()) * size];
      curve(
        pen,
        [root, y],
        [root, y - height / 2],
        [root + lean, y - height],
        index % 2 ? stalk : light,
        1.5 * size,
      );
      if (index % 2) disc(pen, [root + lean, y - height], [1.5 * size, 3.4 * size], head, INK, 0.6);
    }
  };
}

/** Returns the pads of a water lily, some with a flower. */
export function lilies(pad: string, flower: string): Prop {
  return (pen, { x, y, size, chance }) => {
    for (let index = 0; index < 3; index++) {
      const [at, reach] = [
        [x + between(-8, 8, chance()), y + between(-4, 4, chance())] as const,
        between(3.5, 5.5, chance()) * size,
      ];
      pen.beginPath();
      pen.ellipse(at[0], at[1], reach, reach * 0.7, 0, 0.5, 2 * Math.PI + 0.1);
      pen.lineTo(at[0], at[1]);
      pen.closePath();
      pen.fillStyle = pad;
      pen.fill();
      pen.strokeStyle = 'rgb(0 0 0 / 40%)';
      pen.lineWidth = 0.8;
      pen.stroke();
      if (index === 0 && chance() > 0.5)
        disc(pen, [at[0] - 1, at[1] - 1.5], [2, 1.7], flower, 'rgb(0 0 0 / 40%)', 0.6);
    }
  };
}

/** Returns a fern, with leaves that hang outward. */
export function fern(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    disc(pen, [x, y], [8 * size, 3 * size], 'rgb(0 0 0 / 18%)');
    for (let index = 0; index < 7; index++) {
      const angle = Math.PI + (index / 6) * Math.PI + between(-0.15, 0.15, chance());
      const tip: Point = [x + Math.cos(angle) * 11 * size, y + Math.sin(angle) * 8 * size - 1];
      const bend: Point = [x + Math.cos(angle) * 6 * size, y + Math.sin(angle) * 9 * size - 5 * size];
      curve(pen, [x, y], bend, tip, index % 2 ? dark : light, 2.4 * size);
    }
  };
}

/** Returns a cactus with two arms. */
export function cactus(dark: string, light: string): Prop {
  return (pen, { x, y, size }) => {
    castShadow(pen, [x, y], 7 * size, 3 * size);
    const body: readonly (readonly Point[])[] = [
      [
        [x, y],
        [x, y - 18 * size],
      ],
      [
        [x - 1, y - 6 * size],
        [x - 6 * size, y - 7 * size],
        [x - 6 * size, y - 13 * size],
      ],
      [
        [x + 1, y - 9 * size],
        [x + 6 * size, y - 10 * size],
        [x + 6 * size, y - 15 * size],
      ],
    ];
    pen.lineCap = 'round';
    for (const [color, width] of [
      [INK, 6.4],
      [dark, 4.8],
      [light, 1.4],
    ] as const)
      for (const part of body) stroke(pen, part, color, width * size);
    pen.lineCap = 'butt';
  };
}

/** Returns a group of mushrooms. */
export function mushrooms(stem: string, cap: string, dots: string): Prop {
  return (pen, { x, y, size, chance }) => {
    for (let index = 0; index < 3; index++) {
      const [dx, tall] = [(index - 1) * 5 * size, between(4, 8, chance()) * size];
      stroke(
        pen,
        [
          [x + dx, y],
          [x + dx, y - tall],
        ],
        stem,
        2.2 * size,
      );
      pen.beginPath();
      pen.ellipse(x + dx, y - tall, 4.2 * size, 3.4 * size, 0, Math.PI, 2 * Math.PI);
      pen.closePath();
      pen.fillStyle = cap;
      pen.fill();
      pen.strokeStyle = INK;
      pen.lineWidth = 0.9;
      pen.stroke();
      disc(pen, [x + dx - 1, y - tall - 1.5 * size], [0.9 * size, 0.7 * size], dots);
    }
  };
}

function curve(pen: Pen, from: Point, bend: Point, to: Point, color: string, width: number): void {
  pen.beginPath();
  pen.moveTo(...from);
  pen.quadraticCurveTo(...bend, ...to);
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

/** Paints single leaves that catch the light. */
function speckle(pen: Pen, [x, y]: Point, reach: number, color: string, chance: () => number): void {
  for (let index = 0; index < 7; index++)
    disc(
      pen,
      [x + between(-reach, reach, chance()), y + between(-reach, reach, chance()) * 0.7],
      [1.1, 0.9],
      color,
    );
}
