import type { Graphics } from 'pixi.js';

/** Draws parallel lines across a hex that rise to the right (1) or to the left (-1). */
export function hatch(graphics: Graphics, corners: readonly number[], lines: number, slope: 1 | -1): void {
  const [xs, ys] = [corners.filter((_, index) => index % 2 === 0), corners.filter((_, index) => index % 2)];
  const [x, y] = [middleOf(xs), middleOf(ys)];
  const reach = Math.max(...xs) - x - 2; // the lines end on the circle inside the hex
  for (let line = 0; line < lines; line++) {
    const offset = ((line + 0.5) / lines - 0.5) * 2 * reach;
    const half = Math.sqrt(reach ** 2 - offset ** 2);
    const [along, across] = [half * Math.SQRT1_2, offset * Math.SQRT1_2];
    graphics.moveTo(x + (across - along) * slope, y + across + along);
    graphics.lineTo(x + (across + along) * slope, y + across - along);
  }
}

function middleOf(values: readonly number[]): number {
  return (Math.max(...values) + Math.min(...values)) / 2;
}
