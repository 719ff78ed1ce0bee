import { castShadow, disc, INK, lump, shape, speckle, stroke } from '../brushwork.ts';
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
