import { castShadow, disc, INK, shape, stroke } from '../brushwork.ts';
import { between } from '../noise.ts';
import type { Point } from '../outlines.ts';
import type { Prop } from '../theme.ts';

/** Returns a wooden crate. */
export function crate(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x + 1, y], 9 * size, 4 * size);
    const [half, high, depth] = [6.4 * size, between(8, 10, chance()) * size, 4.5 * size];
    const [foot, top] = [y + 1, y + 1 - high];
    shape(
      pen,
      [
        [x - half, top],
        [x - half + 2, top - depth],
        [x + half - 2, top - depth],
        [x + half, top],
      ],
      light,
      INK,
    );
    shape(
      pen,
      [
        [x - half, foot],
        [x - half, top],
        [x + half, top],
        [x + half, foot],
      ],
      dark,
      INK,
    );
    stroke(
      pen,
      [
        [x - half, foot],
        [x + half, top],
      ],
      light,
      1.8 * size,
    );
    for (const share of [-1, 1])
      stroke(
        pen,
        [
          [x + half * share * 0.82, foot],
          [x + half * share * 0.82, top],
        ],
        light,
        1.6 * size,
      );
    shape(
      pen,
      [
        [x - half, foot],
        [x - half, top],
        [x + half, top],
        [x + half, foot],
      ],
      'transparent',
      INK,
    );
  };
}

/** Returns a barrel with two hoops. */
export function barrel(dark: string, light: string): Prop {
  return (pen, { x, y, size }) => {
    castShadow(pen, [x + 1, y], 8 * size, 3.6 * size);
    const [half, high] = [5 * size, 12 * size];
    pen.beginPath();
    pen.moveTo(x - half, y);
    pen.quadraticCurveTo(x - half * 1.35, y - high / 2, x - half, y - high);
    pen.lineTo(x + half, y - high);
    pen.quadraticCurveTo(x + half * 1.35, y - high / 2, x + half, y);
    pen.quadraticCurveTo(x, y + 3.4 * size, x - half, y);
    pen.fillStyle = dark;
    pen.fill();
    pen.strokeStyle = INK;
    pen.lineWidth = 1.2;
    pen.stroke();
    stroke(
      pen,
      [
        [x - half * 0.5, y - 1],
        [x - half * 0.55, y - high + 1],
      ],
      light,
      2 * size,
    );
    for (const share of [0.25, 0.75])
      stroke(
        pen,
        [
          [x - half * 1.2, y - high * share],
          [x, y - high * share + 1.8],
          [x + half * 1.2, y - high * share],
        ],
        '#2c2a2b',
        1.6 * size,
      );
    disc(pen, [x, y - high], [half, 2.3 * size], light, INK, 1.1);
  };
}

/** Returns a felled log that lies roughly from left to right. */
export function log(bark: string, wood: string): Prop {
  return (pen, { x, y, size, chance }) => {
    const tilt = between(-3, 3, chance());
    castShadow(pen, [x, y + 1], 12 * size, 4.4 * size);
    const [from, to]: [Point, Point] = [
      [x - 11 * size, y - 3.5 * size + tilt],
      [x + 11 * size, y - 3.5 * size - tilt],
    ];
    pen.lineCap = 'round';
    stroke(pen, [from, to], INK, 9 * size);
    stroke(pen, [from, to], bark, 7 * size);
    pen.lineCap = 'butt';
    stroke(
      pen,
      [
        [from[0] + 3, from[1] - 1.4 * size],
        [to[0] - 4, to[1] - 1.4 * size],
      ],
      'rgb(255 255 255 / 22%)',
      1.4 * size,
    );
    disc(pen, to, [2.6 * size, 3.6 * size], wood, INK, 1);
    disc(pen, to, [1.2 * size, 1.8 * size], 'transparent', 'rgb(0 0 0 / 40%)', 0.8);
  };
}

/** Returns the stump of a tree. */
export function stump(bark: string, wood: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x, y], 9 * size, 4 * size);
    const [half, high] = [6 * size, between(5, 8, chance()) * size];
    shape(
      pen,
      [
        [x - half * 1.35, y + 1],
        [x - half, y - high],
        [x + half, y - high],
        [x + half * 1.35, y + 1],
        [x + half * 0.4, y + 2.6],
        [x - half * 0.5, y + 2],
      ],
      bark,
      INK,
    );
    disc(pen, [x, y - high], [half, 2.8 * size], wood, INK, 1.1);
    disc(pen, [x, y - high], [half * 0.5, 1.4 * size], 'transparent', 'rgb(0 0 0 / 35%)', 0.8);
  };
}

/** Returns a coil of rope. */
export function ropeCoil(rope: string): Prop {
  return (pen, { x, y, size }) => {
    disc(pen, [x + 1, y + 1], [8 * size, 4.6 * size], 'rgb(0 0 0 / 25%)');
    for (const [reach, rise] of [
      [7.5, 0],
      [6, -1.4],
      [4.2, -2.6],
    ] as const) {
      disc(pen, [x, y + rise], [reach * size, reach * 0.55 * size], 'transparent', INK, 3.2 * size);
      disc(pen, [x, y + rise], [reach * size, reach * 0.55 * size], 'transparent', rope, 2 * size);
    }
  };
}

/** Returns a post in the ground or in the water, with a rope around it. */
export function post(dark: string, light: string): Prop {
  return (pen, { x, y, size }) => {
    castShadow(pen, [x, y], 5 * size, 2.4 * size);
    const half = 2.8 * size;
    shape(
      pen,
      [
        [x - half, y],
        [x - half, y - 12 * size],
        [x + half, y - 12 * size],
        [x + half, y],
      ],
      dark,
      INK,
    );
    stroke(
      pen,
      [
        [x - half * 0.4, y - 1],
        [x - half * 0.4, y - 11 * size],
      ],
      light,
      1.6 * size,
    );
    disc(pen, [x, y - 12 * size], [half, 1.4 * size], light, INK, 1);
    stroke(
      pen,
      [
        [x - half, y - 8 * size],
        [x + half, y - 7 * size],
      ],
      '#d9c79c',
      1.8 * size,
    );
  };
}

/** Returns a plank that has come loose. */
export function loosePlank(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    pen.save();
    pen.translate(x, y);
    pen.rotate(between(-0.7, 0.7, chance()));
    const [half, high] = [11 * size, 2.6 * size];
    shape(
      pen,
      [
        [-half, -high + 2],
        [half - 2, -high + 2],
        [half + 1, high + 2],
        [-half + 2, high + 2],
      ],
      'rgb(0 0 0 / 35%)',
    );
    shape(
      pen,
      [
        [-half, -high],
        [half - 2, -high],
        [half + 1, high],
        [-half + 2, high],
      ],
      dark,
      INK,
      1,
    );
    stroke(
      pen,
      [
        [-half + 3, -0.6],
        [half - 4, -0.4],
      ],
      light,
      1.2,
    );
    pen.restore();
  };
}

/** Returns a low fence of stakes. */
export function stakes(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x, y], 9 * size, 3 * size);
    for (let index = -2; index <= 2; index++) {
      const [foot, high] = [x + index * 3.6 * size, between(9, 13, chance()) * size];
      shape(
        pen,
        [
          [foot - 1.7 * size, y],
          [foot - 1.7 * size, y - high],
          [foot, y - high - 3 * size],
          [foot + 1.7 * size, y - high],
          [foot + 1.7 * size, y],
        ],
        index % 2 ? dark : light,
        INK,
        0.9,
      );
    }
  };
}
