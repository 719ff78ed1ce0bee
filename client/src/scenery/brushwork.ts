import { between } from './noise.ts';
import { addPolygon, type Point } from './outlines.ts';
import type { Pen } from './theme.ts';

/* Basic strokes and fills that objects and surfaces share. */

export const INK = '#1d1712';

/** Strokes a line through points. */
export function stroke(pen: Pen, points: readonly Point[], color: string, width: number): void {
  pen.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.stroke();
}

/** Fills a polygon. With `ink`, also strokes its outline. */
export function shape(pen: Pen, points: readonly Point[], color: string, ink?: string, width = 1.2): void {
  pen.beginPath();
  addPolygon(pen, points);
  finish(pen, color, ink, width);
}

/** Fills an ellipse. With `ink`, also strokes its outline. */
export function disc(
  pen: Pen,
  [x, y]: Point,
  [rx, ry]: Point,
  color: string,
  ink?: string,
  width = 1.2,
): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  finish(pen, color, ink, width);
}

/** Darkens the ground under an object. The light comes from the upper left. */
export function castShadow(pen: Pen, [x, y]: Point, rx: number, ry: number, opacity = 0.3): void {
  disc(pen, [x + rx * 0.25, y + ry * 0.2], [rx, ry], `rgb(0 0 0 / ${opacity * 0.5})`);
  disc(pen, [x + rx * 0.18, y + ry * 0.15], [rx * 0.8, ry * 0.8], `rgb(0 0 0 / ${opacity * 0.7})`);
}

/** Returns the points of a rounded lump, such as a stone or a clump of leaves. `jag` from 0 to 1 makes it uneven. */
export function lump(
  [x, y]: Point,
  [rx, ry]: Point,
  corners: number,
  jag: number,
  chance: () => number,
): Point[] {
  const turn = chance() * Math.PI;
  return Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index / corners) * 2 * Math.PI;
    const reach = 1 - jag * chance();
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const;
  });
}

/** Paints single leaves that catch the light. */
export function speckle(pen: Pen, [x, y]: Point, reach: number, color: string, chance: () => number): void {
  for (let index = 0; index < 7; index++)
    disc(
      pen,
      [x + between(-reach, reach, chance()), y + between(-reach, reach, chance()) * 0.7],
      [1.1, 0.9],
      color,
    );
}

function finish(pen: Pen, color: string, ink: string | undefined, width: number): void {
  pen.fillStyle = color;
  pen.fill();
  if (ink === undefined) return;
  pen.strokeStyle = ink;
  pen.lineWidth = width;
  pen.stroke();
}
