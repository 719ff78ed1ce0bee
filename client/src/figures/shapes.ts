import type { Tone } from './tones.ts';

/** A filled shape: its tone, and its outline as an SVG path in a square of 100 units. */
export type Part = readonly [tone: Tone, path: string];

/** Returns the path of a circle. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

export type Point = readonly [x: number, y: number];

/** Returns the path of an arm or leg with round ends. `wide` is its width at each end. */
export function limb([x, y]: Point, [endX, endY]: Point, wide: readonly [number, number]): string {
  const length = Math.hypot(endX - x, endY - y) || 1;
  const [acrossX, acrossY] = [(y - endY) / length / 2, (endX - x) / length / 2];
  const [start, end] = wide;
  return [
    `M${x + acrossX * start} ${y + acrossY * start}`,
    `L${endX + acrossX * end} ${endY + acrossY * end}`,
    `A${end / 2} ${end / 2} 0 1 0 ${endX - acrossX * end} ${endY - acrossY * end}`,
    `L${x - acrossX * start} ${y - acrossY * start}`,
    `A${start / 2} ${start / 2} 0 1 0 ${x + acrossX * start} ${y + acrossY * start}Z`,
  ].join('');
}
