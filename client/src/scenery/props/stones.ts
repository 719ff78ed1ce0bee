import { castShadow, disc, INK, lump, shape, stroke } from '../brushwork.ts';
import { between } from '../noise.ts';
import type { Point } from '../outlines.ts';
import type { Prop } from '../theme.ts';

/** Returns a boulder with a lit top. With `cap`, its top is covered, for example by snow or moss, in that color. */
export function boulder(dark: string, light: string, cap?: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x, y], 10 * size, 5 * size);
    const [rx, ry] = [between(8, 10, chance()) * size, between(6, 8, chance()) * size];
    const body = lump([x, y - ry * 0.55], [rx, ry], 8, 0.22, chance);
    shape(pen, body, dark, INK, 1.3);
    const lit = body.map(
      ([px, py]): Point => [x + (px - x) * 0.72 - rx * 0.12, y - ry + (py - (y - ry * 0.55)) * 0.55],
    );
    shape(pen, lit, light);
    if (cap)
      shape(
        pen,
        lit.map(([px, py]): Point => [px, py - 1.6 * size]),
        cap,
      );
    stroke(
      pen,
      [
        [x + rx * 0.1, y - ry * 0.9],
        [x + rx * 0.3, y - ry * 0.3],
        [x + rx * 0.15, y],
      ],
      'rgb(0 0 0 / 35%)',
      1,
    );
  };
}

/** Returns a few loose stones. */
export function pebbles(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    for (let index = 0; index < 4; index++) {
      const at: Point = [x + between(-7, 7, chance()) * size, y + between(-4, 4, chance()) * size];
      const reach = between(1.8, 3.6, chance()) * size;
      disc(pen, [at[0] + 0.8, at[1] + 1], [reach, reach * 0.7], 'rgb(0 0 0 / 30%)');
      shape(pen, lump(at, [reach, reach * 0.78], 7, 0.25, chance), dark, 'rgb(0 0 0 / 55%)', 0.8);
      shape(
        pen,
        lump([at[0] - reach * 0.15, at[1] - reach * 0.25], [reach * 0.6, reach * 0.4], 6, 0.2, chance),
        light,
      );
    }
  };
}

/** Returns squared stones that have fallen from a building. */
export function rubble(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    for (let index = 0; index < 3; index++) {
      const [left, foot] = [x + between(-9, 5, chance()) * size, y + between(-4, 3, chance()) * size];
      const [wide, high, lean] = [
        between(4, 8, chance()) * size,
        between(3, 5, chance()) * size,
        between(-1.5, 1.5, chance()),
      ];
      disc(pen, [left + wide * 0.6, foot + 0.8], [wide * 0.7, 2], 'rgb(0 0 0 / 28%)');
      const face: Point[] = [
        [left, foot],
        [left + wide, foot + lean],
        [left + wide, foot + lean - high],
        [left, foot - high],
      ];
      const top: Point[] = [
        [left, foot - high],
        [left + wide, foot + lean - high],
        [left + wide * 0.8, foot + lean - high - 2.4],
        [left + wide * 0.15, foot - high - 2.4],
      ];
      shape(pen, face, dark, INK, 0.9);
      shape(pen, top, light, INK, 0.9);
    }
  };
}

/** Returns a headstone. */
export function gravestone(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x + 1, y], 7 * size, 3 * size);
    pen.save();
    pen.translate(x, y);
    pen.rotate(between(-0.12, 0.12, chance()));
    const [half, high] = [5.2 * size, between(11, 15, chance()) * size];
    for (const [dx, color] of [
      [1.8, dark],
      [0, light],
    ] as const) {
      pen.beginPath();
      pen.moveTo(-half + dx, 0);
      pen.lineTo(-half + dx, -high + half);
      pen.arc(dx, -high + half, half, Math.PI, 2 * Math.PI);
      pen.lineTo(half + dx, 0);
      pen.closePath();
      pen.fillStyle = color;
      pen.fill();
      pen.strokeStyle = INK;
      pen.lineWidth = 1.1;
      pen.stroke();
    }
    for (const [row, wide] of [
      [0, 2.8],
      [3, 2.2],
      [6, 2.6],
    ] as const)
      stroke(
        pen,
        [
          [-wide * size, -high + half + row * size * 0.8],
          [wide * size, -high + half + row * size * 0.8],
        ],
        'rgb(0 0 0 / 45%)',
        1,
      );
    pen.restore();
  };
}

/** Returns a broken column. */
export function brokenColumn(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x + 1, y], 9 * size, 4 * size);
    const [half, high] = [5.4 * size, between(9, 15, chance()) * size];
    shape(
      pen,
      [
        [x - half, y],
        [x - half, y - high],
        [x - half * 0.3, y - high - 3 * size],
        [x + half * 0.3, y - high + 1],
        [x + half, y - high - 2 * size],
        [x + half, y],
      ],
      dark,
      INK,
    );
    shape(
      pen,
      [
        [x - half * 0.85, y - 1],
        [x - half * 0.85, y - high],
        [x - half * 0.35, y - high - 2 * size],
        [x - half * 0.2, y - 1],
      ],
      light,
    );
    for (const share of [-0.1, 0.4])
      stroke(
        pen,
        [
          [x + half * share, y],
          [x + half * share, y - high + 2],
        ],
        'rgb(0 0 0 / 35%)',
        1,
      );
    disc(pen, [x, y], [half * 1.25, 2.4 * size], dark, INK, 1);
  };
}

/** Returns a group of stalagmites or ice spikes. */
export function spikes(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    castShadow(pen, [x, y], 8 * size, 3.5 * size);
    for (const dx of [-5, 4, 0]) {
      const [foot, high, half] = [
        x + dx * size,
        (dx === 0 ? 16 : between(8, 12, chance())) * size,
        3.6 * size,
      ];
      const tip = foot + between(-1, 1, chance());
      shape(
        pen,
        [
          [foot - half, y],
          [tip, y - high],
          [foot + half, y],
        ],
        dark,
        INK,
        1,
      );
      shape(
        pen,
        [
          [foot - half * 0.8, y - 0.6],
          [tip, y - high + 1],
          [foot - half * 0.1, y - 0.6],
        ],
        light,
      );
    }
  };
}

/** Returns a snowdrift or a small dune. */
export function drift(dark: string, light: string): Prop {
  return (pen, { x, y, size, chance }) => {
    const [half, high] = [between(9, 14, chance()) * size, between(4, 6, chance()) * size];
    for (const [dy, color] of [
      [1.5, dark],
      [0, light],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x - half, y + dy);
      pen.quadraticCurveTo(x - half * 0.3, y - high * 1.6 + dy, x + half * 0.35, y - high * 0.5 + dy);
      pen.quadraticCurveTo(x + half * 0.7, y + dy * 1.5, x + half, y + dy);
      pen.closePath();
      pen.fillStyle = color;
      pen.fill();
    }
    stroke(
      pen,
      [
        [x - half * 0.2, y - high * 0.85],
        [x + half * 0.35, y - high * 0.5],
        [x + half * 0.8, y],
      ],
      dark,
      1.2,
    );
  };
}

/** Returns bones that lie on the ground. */
export function bones(color: string): Prop {
  return (pen, { x, y, size, chance }) => {
    for (let index = 0; index < 3; index++) {
      const angle = chance() * Math.PI;
      const [dx, dy] = [Math.cos(angle) * 5 * size, Math.sin(angle) * 3 * size];
      const middle: Point = [x + between(-4, 4, chance()), y + between(-3, 3, chance())];
      const ends: Point[] = [
        [middle[0] - dx, middle[1] - dy],
        [middle[0] + dx, middle[1] + dy],
      ];
      stroke(pen, ends, 'rgb(0 0 0 / 55%)', 3);
      stroke(pen, ends, color, 1.7);
      for (const end of ends) disc(pen, end, [1.5, 1.3], color, 'rgb(0 0 0 / 45%)', 0.6);
    }
  };
}
